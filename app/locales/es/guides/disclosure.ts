import type { GuideText } from "../../guide-text";

export const disclosure = {
  title: "Aviso de afiliados: de qué vive esta guía",
  description:
    "Qué enlaces le dejan comisión a esta guía, qué altera eso y qué no, y de dónde les llega el orden a las listas.",
  keywords: "aviso de afiliados, Guía de Playa Cambutal, enlaces de reserva, enlaces de Expedia, comisión",
  sections: [
    {
      name: "hero",
      kind: "hero",
      title: "Aviso de afiliados",
      subtitle: "Qué enlaces nos pueden dejar plata, y qué no se compra con eso.",
    },
    {
      name: "transparency",
      kind: "text",
      title: "Transparencia",
      text: [
        "Tienes derecho a saber quién gana qué con cada clic. En las páginas de [hospedaje](/stay), algunos enlaces de reserva son de afiliado: si reservas después de abrir uno, podemos recibir una comisión. Cada enlace de esos dice adónde va y que te lleva a un sitio de reservas.",
      ].join("\n\n"),
    },
    {
      name: "affiliate-links",
      kind: "text",
      title: "Enlaces de afiliado",
      text: [
        "El botón para reservar en Expedia, en la página de un hotel, es uno de ellos. Abre Expedia en otra pestaña con un código que le dice que la visita salió de aquí. No nos enteramos de tu nombre, ni de tus fechas, ni de lo que pagaste. En el código de la página el enlace va marcado como patrocinado, para que los buscadores también lo sepan.",
        "Los enlaces a restaurantes, actividades, eventos, mapas, WhatsApp y sitios de los dueños no nos dejan nada.",
      ].join("\n\n"),
    },
    {
      name: "relationships",
      kind: "text",
      title: "Relaciones comerciales",
      text: [
        "El sitio que nos da comisión paga por reservas y nada más. No es dueño de la guía, no lee los textos antes de que salgan y no puede hacer que se agregue, se mueva o se quite un negocio.",
        "Si algún día un artículo se escribe a cambio de plata, una estadía, una comida o una clase, el artículo lo dice al comienzo.",
      ].join("\n\n"),
    },
    {
      name: "no-extra-cost",
      kind: "text",
      title: "No te cuesta más",
      text: [
        "El precio que ves en el sitio de reservas es el de ese sitio, y nuestra comisión sale de su parte. Por venir de aquí no se te suma nada. Compara igual: a veces llamar al hotel sale más barato, y siempre sirve para preguntar cómo está el camino.",
      ].join("\n\n"),
    },
    {
      name: "honest-reviews",
      kind: "text",
      title: "Opiniones honestas",
      text: [
        "Las descripciones las escriben los dueños y alguien las revisa antes de publicarlas. Son presentaciones, no reseñas. La calificación junto a un hotel es la que puso su dueño: tómala como lo que él dice, no como veredicto nuestro.",
        "Una comisión no nos cambia la opinión, y nadie puede pagar para que se quite un comentario justo.",
      ].join("\n\n"),
    },
    {
      name: "local-businesses",
      kind: "text",
      title: "Negocios del pueblo",
      text: [
        "Cualquiera que tenga un negocio aquí puede [enviarlo](/info?tab=businesses). Los destacados van primero; esa marca la ponen quienes revisan y ningún dueño puede ponérsela solo. Es un lugar en la página, no una nota. Los demás se reparten cada día en un orden nuevo, para que nadie se quede siempre de último. La comisión no tiene que ver con el orden.",
        "Un negocio sin enlace de afiliado tiene la misma página que uno con enlace. Cuando puedas, reserva y paga directo: se queda más en el pueblo.",
      ].join("\n\n"),
    },
    {
      name: "contact",
      kind: "text",
      title: "Escríbenos",
      text: [
        "Si un enlace no está marcado como debe, o quieres saber quién pagó qué, escribe a la dirección que está al pie de la página.",
      ].join("\n\n"),
    },
    {
      name: "ftc-compliance",
      kind: "text",
      title: "Normas de la FTC",
      text: [
        "Muchos lectores vienen de Estados Unidos. Esta página sigue las guías de la Comisión Federal de Comercio de ese país sobre recomendaciones y testimonios (16 CFR, parte 255), que piden declarar toda relación pagada con claridad y cerca de donde importa. Cumplimos la misma regla con los lectores de cualquier otra parte.",
      ].join("\n\n"),
    },
  ],
} satisfies GuideText;

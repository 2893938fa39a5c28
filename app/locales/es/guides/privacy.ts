import type { GuideText } from "../../guide-text";

export const privacy = {
  title: "Política de privacidad de la Guía de Playa Cambutal",
  description:
    "Qué guarda de ti esta guía, para qué y hasta cuándo: cinco cookies, ni un rastreador, y todo tuyo si lo pides.",
  keywords:
    "privacidad de la Guía de Playa Cambutal, cookies, datos personales, carta mensual, borrar cuenta",
  sections: [
    {
      name: "hero",
      kind: "hero",
      title: "Política de privacidad",
      subtitle: "Qué guardamos de ti, para qué, y cómo llevártelo.",
    },
    {
      name: "summary",
      kind: "text",
      title: "En pocas palabras",
      text: [
        "Puedes leer toda la guía sin decirnos nada. Si no inicias sesión, no escoges idioma y no envías un formulario, no recibes ninguna cookie.",
        "Aquí no hay rastreadores: ni servicio de analítica, ni publicidad, ni botones de redes que te siguen, ni huella digital del navegador. Tus datos no se venden, no se alquilan y no se prestan.",
      ].join("\n\n"),
    },
    {
      name: "cookies",
      kind: "facts",
      title: "Las cookies",
      facts: [
        {
          id: "session",
          label: "Sesión",
          value: "Te mantiene conectado",
          note: "Se llama __Host-session. Es una clave al azar que dura 30 días y se renueva mientras la usas.",
        },
        {
          id: "language",
          label: "Idioma",
          value: "Recuerda si lees en inglés o en español",
          note: "Se llama language. Se pone cuando escoges uno; tu navegador guarda la misma palabra en su almacenamiento local.",
        },
        {
          id: "flash",
          label: "Aviso",
          value: "Lleva un mensaje a la página siguiente",
          note: "Se llama flash. Te dice cómo te fue con el formulario y desaparece.",
        },
        {
          id: "bookmark",
          label: "Marcador",
          value: "Te muestra tus propios cambios",
          note: "Se llama bookmark. Le dice a la base de datos qué tan reciente debe ser la copia. De ti no dice nada.",
        },
        {
          id: "oauth",
          label: "Inicio de sesión en curso",
          value: "Protege la entrada con otro proveedor",
          note: "Se llama oauth. Dura 10 minutos y sirve una sola vez.",
        },
      ],
    },
    {
      name: "figures",
      kind: "text",
      title: "Lo que contamos",
      text: [
        "Contamos cuántas veces se abre la página de un lugar y cuántas veces se tocan sus botones de WhatsApp, teléfono, sitio web, mapa y reserva: una suma por lugar y día, para su dueño y para nosotros. Junto a ella no guardamos nada de ti: ni dirección, ni cookie, ni huella, ni qué páginas abriste antes o después. Por eso nadie te pide permiso: no guardamos nada de nadie.",
        "Para que una sola conexión no pueda inflar una cifra, durante ese día anotamos cuán llenos están 256 cajones, y cada conexión cae en uno de ellos. Millones de direcciones comparten un cajón, y esa misma noche se vacían. Las sumas se borran a los 13 meses.",
        "Una búsqueda que no encuentra nada queda como una huella que no podemos leer. Cuando cinco personas han buscado lo mismo leemos sus palabras, para agregar lo que falta.",
        "No te contamos mientras tengas la sesión abierta, si navegas sin scripts o si tu navegador pide que no te rastreen (Global Privacy Control o Do Not Track).",
      ].join("\n\n"),
    },
    {
      name: "phone",
      kind: "text",
      title: "Lo que guarda tu teléfono",
      text: "Si tocas “Guardar en mi teléfono”, tu navegador guarda la guía de bolsillo y las páginas públicas que abras después, hasta 15 MB, para que se abran sin señal. Se quedan en tu teléfono: nosotros no sabemos cuáles son. No se guardan las páginas que ves con tu cuenta abierta ni los formularios con sus respuestas. “Borrar lo guardado”, en el mismo lugar, lo quita todo. Mientras no lo toques, no hay nada de esto.",
    },
    {
      name: "account",
      kind: "text",
      title: "Tu cuenta",
      text: [
        "La cuenta guarda tu nombre, tu correo, tu idioma y, si los das, un número de WhatsApp y el nombre de tu negocio. Si entras con otro proveedor, guardamos tu identificador allá y el correo que ese proveedor confirma. Allá no ven tu contraseña de aquí, ni aquí vemos la de allá.",
        "La contraseña no se guarda: queda solo un resumen matemático del que no se puede recuperar. También guardamos el último día que viniste, tus sesiones abiertas y una lista de movimientos de seguridad, como un cambio de contraseña, para que los veas y podamos ayudarte si entra otra persona.",
        "Te escribimos por asuntos de tu cuenta, por lo que publicas y por los recordatorios que pidas. Por nada más, salvo que te suscribas. La copia de cada correo se borra a los 30 días.",
      ].join("\n\n"),
    },
    {
      name: "listings",
      kind: "text",
      title: "Lo que publicas",
      text: [
        "Lo que publicas se ve en cuanto se aprueba: nombre, descripción, lugar, horario, fotos y el teléfono, WhatsApp, correo o sitio web que pongas. Pon solo lo que un visitante pueda usar. El correo de tu cuenta no se muestra. Un artículo del blog o un evento lleva el nombre del autor o del anfitrión que indiques.",
        "Mientras escribes, tu navegador guarda las palabras del formulario en tu dispositivo, para que no pierdas nada si se cae la señal. Se borran cuando ya las tenemos o cuando las descartas, y después de 14 días no se vuelven a usar. Cerrar sesión no las borra: en una computadora compartida, envía o descarta lo que empezaste. Un artículo que empiezas también queda guardado con nosotros como borrador, y solo tú lo ves.",
        "Cuando pasan tres meses sin que nadie revise el horario y los números de un lugar, y antes de cada temporada, le preguntamos al dueño por correo, una vez al mes como mucho. Guardamos cuándo preguntamos y cuándo respondiste; la página del lugar dice el día en que lo confirmaste. Los enlaces de ese correo abren solo los datos de ese lugar, por 30 días, y uno de ellos detiene estos correos.",
        "Quienes revisan ven quién envió cada cosa. Lo que aprueban, cambian o rechazan queda en un registro que no se edita después. Lo que dice de ti se va con tu cuenta.",
        "Las imágenes que subes se vuelven a codificar. Así se borran el lugar, la hora y la cámara que el celular escribe en la foto. Algunas fotos vienen enlazadas del sitio de su dueño: en ese caso tu navegador se las pide a ese sitio, como en cualquier otra página.",
      ].join("\n\n"),
    },
    {
      name: "newsletter",
      kind: "text",
      title: "La carta mensual",
      text: [
        "Guardamos tu correo, el idioma en que te suscribiste y las fechas. No te llega nada hasta que tocas el botón del correo que confirma que fuiste tú. Si nunca lo haces, no estás en la lista, y a los 30 días borramos el correo.",
        "Cada carta trae un enlace para salirte con un clic, sin iniciar sesión. Las entrega un proveedor de correo, que para eso recibe tu correo. Las cartas no traen imágenes de rastreo y no anotamos quién las abre ni quién toca sus enlaces. Si una carta rebota del todo, o tu programa de correo nos avisa que la marcaste como spam, sacamos el correo nosotros y guardamos la fecha y cuál de las dos cosas fue. A los 30 días de salirte borramos tu correo. Queda solo una huella suya, que permite reconocerlo pero no leerlo, para que nadie te vuelva a poner en la lista; se va cuando te suscribes y confirmas otra vez.",
      ].join("\n\n"),
    },
    {
      name: "maps-and-links",
      kind: "text",
      title: "Mapas, reservas y otros sitios",
      text: [
        "Los mapas son de OpenStreetMap y se cargan solo cuando los pides. Desde ese momento OpenStreetMap recibe tu dirección de internet, como pasa con cualquier página que abres.",
        "Los botones de WhatsApp, teléfono y sitio web, y los enlaces de reserva, te llevan fuera de aquí. No mandamos nada sobre ti. Los enlaces de reserva llevan nuestro código de socio, para que el sitio sepa de dónde vienes, y allá rigen sus cookies y su política. El [aviso de afiliados](/disclosure) explica lo del dinero.",
      ].join("\n\n"),
    },
    {
      name: "hosting",
      kind: "text",
      title: "Dónde se guarda",
      text: [
        "La guía funciona sobre Cloudflare, que responde a tus visitas y guarda la base de datos, las imágenes y el correo que enviamos. Para eso maneja tu dirección de internet. Cloudflare trabaja en muchos países, así que tus datos pueden estar fuera de Panamá.",
        "Lo que nos mandas con “Sugerir una corrección” lo leen el dueño y nuestros administradores. Guardamos lo que escribiste, sin tu nombre ni tu dirección, hasta un mes después de que alguien lo responda y tres meses como máximo. Durante una semana, una huella hecha con una clave que cambia nos dice si varias personas dicen lo mismo; nadie puede leer en ella tu dirección de internet, y después se borra.",
        "Contra los abusos contamos por poco tiempo los intentos de cada dirección de internet y de cada cuenta, y después borramos esos números. No los usamos para nada más.",
      ].join("\n\n"),
    },
    {
      name: "your-rights",
      kind: "text",
      title: "Llévatelo o bórralo",
      text: [
        "En tu perfil puedes corregir tus datos, descargar en un archivo todo lo que tenemos de ti y borrar la cuenta. No tienes que dar razones.",
        "Al borrar la cuenta se van tu perfil, tus sesiones y lo que aún espere aprobación. Lo ya aprobado se queda sin dueño, porque hay visitantes que dependen de eso, a menos que marques la casilla para llevártelo también. También se van tu lugar en la lista de la carta (queda una huella del correo, como se explica allá), las copias de los correos que te mandamos y todo lo que el registro dice de ti y de lo que enviaste.",
        "Lo que queda: las líneas del registro sin tus datos (que algo se envió, se aprobó o se borró, y cuándo), con un número que ya no lleva a nadie, mientras exista la guía; y el correo que confirma el borrado, por 30 días. Las copias de respaldo se borran a los 30 días.",
        "La ley panameña de protección de datos te da derecho a ver, corregir, borrar y llevarte tus datos, y a oponerte a que se usen. Tu país puede darte más. Para lo que no tenga botón, escríbenos.",
      ].join("\n\n"),
    },
    {
      name: "changes",
      kind: "text",
      title: "Cambios y preguntas",
      text: [
        "Si esta política cambia, cambia también la fecha de la página.",
        "Las preguntas, y todo lo que veas mal, van a la dirección que está al pie de la página.",
      ].join("\n\n"),
    },
  ],
} satisfies GuideText;

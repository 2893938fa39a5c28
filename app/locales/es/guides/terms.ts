import type { GuideText } from "../../guide-text";

export const terms = {
  title: "Términos de servicio de la Guía de Playa Cambutal",
  description:
    "Las reglas para leer, publicar y reservar en la guía: lo que le toca a ella, lo del negocio, y lo que te toca a ti.",
  keywords:
    "términos de la Guía de Playa Cambutal, reglas para publicar, contenido, reservas de afiliado, responsabilidad",
  sections: [
    {
      name: "hero",
      kind: "hero",
      title: "Términos de servicio",
      subtitle: "Qué puedes esperar de esta guía y qué esperamos de ti.",
    },
    {
      name: "agreement",
      kind: "text",
      title: "Usar la guía",
      text: [
        "Leerla es gratis y no hace falta cuenta. Al usarla aceptas estos términos; si no estás de acuerdo, no la uses. Con ellos van la [política de privacidad](/privacy) y el [aviso de afiliados](/disclosure).",
      ].join("\n\n"),
    },
    {
      name: "what-it-is",
      kind: "text",
      title: "Qué es la guía",
      text: [
        "La Guía de Playa Cambutal es información sobre un pueblo y un directorio de lugares, actividades y eventos que describen sus propios dueños. No es agencia de viajes, ni inmobiliaria, ni bufete, ni servicio de emergencias.",
        "Antes de publicarse, todo lo lee una persona. Mira que tenga sentido y que sea decente. Esa revisión no es una inspección, ni una licencia, ni una recomendación.",
      ].join("\n\n"),
    },
    {
      name: "accuracy",
      kind: "text",
      title: "Hasta dónde confiar",
      text: [
        "Los horarios cambian, los caminos se lavan y hay cocinas que cierran por un cumpleaños. Corregimos lo que sabemos, pero no podemos prometer que todo esté bien el día en que lo leas. Si es importante, llama antes.",
        "Las páginas de surf, transporte, tierras y leyes son información general. No reemplazan mirar el mar, llamar a la línea de buses ni consultar a un profesional que conozca tu caso.",
      ].join("\n\n"),
    },
    {
      name: "account",
      kind: "text",
      title: "Tu cuenta de usuario",
      text: [
        "Usa un correo real y tuyo, no compartas la contraseña y avísanos si otra persona la tiene. De lo que pase con tu cuenta respondes tú, salvo que la falla sea nuestra.",
        "Podemos suspender una cuenta que incumpla estos términos. Tú puedes borrar la tuya cuando quieras, desde tu perfil.",
      ].join("\n\n"),
    },
    {
      name: "your-content",
      kind: "text",
      title: "Lo que envías",
      text: [
        "Los negocios, eventos, artículos y fotos que envías siguen siendo tuyos. Al enviarlos nos permites mostrarlos, ajustarlos de tamaño, acortarlos, traducirlos y compartirlos como parte de la guía, sin cobrar, mientras estén publicados aquí. Confirmas que puedes dar ese permiso, también por las personas y las fotos que aparecen.",
        "Todo espera revisión. Podemos rechazar algo, pedir un cambio o retirarlo después; si se rechaza, ves la nota de quien lo revisó. Los cambios de horario, teléfono, WhatsApp, cierre de temporada y el sí o no a lo que preguntan los clientes salen de una vez, igual que la nueva fecha, hora o lugar de un evento y su cancelación. Lo demás espera, y mientras tanto sigue la versión aprobada.",
      ].join("\n\n"),
    },
    {
      name: "rules",
      kind: "text",
      title: "Lo que no va aquí",
      text: [
        "No envíes negocios por los que no puedes hablar, ni horarios, precios o calificaciones inventadas, ni fotos o datos privados de otra gente, ni odio, ni amenazas, ni nada ilegal, ni publicidad disfrazada de artículo.",
        "No intentes entrar a la fuerza en la guía, tumbarla, copiarla entera o sacar direcciones de ella. Si encuentras una falla de seguridad, dínosla primero y te lo agradecemos.",
      ].join("\n\n"),
    },
    {
      name: "bookings",
      kind: "text",
      title: "Reservas y enlaces",
      text: [
        "Cuando reservas un cuarto, una mesa, una clase o un bote, tu contrato es con el negocio o con el sitio de reservas, según sus condiciones. Nosotros no cobramos, no guardamos reservas y no podemos cancelarlas.",
        "Algunos enlaces de reserva son de afiliado: podemos ganar una comisión sin que a ti te cueste más. El [aviso de afiliados](/disclosure) explica cómo. Los demás sitios no los controlamos ni respondemos por ellos.",
      ].join("\n\n"),
    },
    {
      name: "risk",
      kind: "text",
      title: "El mar, la carretera y tú",
      text: [
        "Surfear, navegar, nadar, caminar el monte y manejar por aquí tiene peligros de verdad: corrientes, piedras, animales, clima y un hospital que no queda cerca. Ir o no ir lo decides tú. Mide lo que puedes, pregunta a quien conoce, confirma que el operador tenga seguro y ten el tuyo.",
      ].join("\n\n"),
    },
    {
      name: "ownership",
      kind: "text",
      title: "Lo que es nuestro",
      text: [
        "Los textos, los dibujos y el diseño propios de la guía son de la guía. Cítalos y enlázalos con confianza, diciendo de dónde salen. Para reproducir páginas enteras, pregunta antes. Los datos de los mapas son de los colaboradores de OpenStreetMap, con su licencia. Los nombres y logos de los negocios son de los negocios.",
      ].join("\n\n"),
    },
    {
      name: "liability",
      kind: "text",
      title: "De qué respondemos",
      text: [
        "La guía se ofrece tal como está, gratis, y puede interrumpirse. Hasta donde la ley lo permite, no respondemos por pérdidas que vengan de confiar en ella, de un negocio que aparezca aquí o de que deje de funcionar.",
        "Nada de esto limita la responsabilidad que la ley no deja limitar, ni tus derechos como consumidor.",
      ].join("\n\n"),
    },
    {
      name: "changes",
      kind: "text",
      title: "Cambios, ley y contacto",
      text: [
        "Cuando cambian estos términos cambia la fecha de la página, y desde ahí valen los nuevos. Se rigen por la ley de la República de Panamá, junto con la protección al consumidor del lugar donde vives. Si los dos idiomas no coinciden, vale el texto en español.",
        "Antes de llamar a un abogado, escribe a la dirección que está al pie de la página. Casi siempre es un teléfono que hay que corregir.",
      ].join("\n\n"),
    },
  ],
} satisfies GuideText;

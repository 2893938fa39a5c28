import type { errors as english } from "../en/errors";

export const errors = {
  badRequest: {
    title: "No entendimos eso",
    text: "Algo en la dirección o en el formulario no venía como debe ser. Regresa e inténtalo otra vez.",
  },
  forbidden: {
    title: "Eso vino de otro sitio",
    text: "Por tu seguridad, solo aceptamos formularios enviados desde nuestras páginas. Abre la página aquí y prueba de nuevo.",
  },
  studioClosed: {
    title: "El estudio está cerrado",
    text: "Cloudflare Access está configurado a medias. Falta: {{settings}}. Mientras tanto nadie puede actuar como administrador; los visitantes no notan nada.",
  },
  notFound: {
    title: "Página no encontrada",
    text: "Puede que la página que buscas se haya quitado, tenga otro nombre o no esté disponible por ahora.",
  },
  beyondTable: {
    title: "Más allá de la tabla de mareas",
    text: "Nuestra tabla de mareas va del {{first}} al {{last}}. Cada día agregamos uno.",
  },
  methodNotAllowed: {
    title: "Esta página no hace eso",
    text: "La dirección está bien, pero no acepta este tipo de solicitud. Regresa y usa los botones de la página.",
  },
  tooLarge: {
    title: "Eso pesa demasiado",
    text: "Un formulario con sus fotos puede pesar hasta 25 MB. Manda menos fotos o fotos más livianas.",
  },
  tooMany: {
    title: "Vamos con calma",
    text: "Eso pasó muchas veces en poco tiempo. Espera un rato y prueba de nuevo.",
    wait_one: "Prueba de nuevo en {{count}} minuto.",
    wait_other: "Prueba de nuevo en {{count}} minutos.",
  },
  broken: {
    title: "Algo falló de nuestro lado",
    text: "No fue culpa tuya, y ya quedó anotado. Prueba de nuevo en un momento.",
  },
  away: {
    title: "Volvemos en un momento",
    text: "La guía no pudo leer sus datos. Espera un minuto y recarga la página.",
  },
  failed: {
    restaurants: "No se pudo cargar la lista de restaurantes",
    hotels: "No se pudo cargar la lista de hospedajes",
    activities: "Ocurrió un error",
    restaurant: "No se pudieron cargar los datos del restaurante",
    hotel: "No se pudieron cargar los datos del hospedaje",
    posts: "No se pudieron cargar los artículos del blog",
  },
  home: "Volver al inicio",
  nearest: "¿Buscabas “{{page}}”?",
  paused: {
    title: "Esto no se recibió",
    text: "Tu cuenta está en pausa. Un administrador escribió: “{{reason}}” Si lo ves de otra forma, escribe a {{contact}}.",
    typed: "Lo que habías escrito, para guardarlo",
    adding:
      "Mientras está en pausa no se recibe nada nuevo. Cuando un administrador la abra otra vez, el formulario vuelve a estar aquí, con lo que guardó este navegador.",
    notice: "Tu cuenta está en pausa",
    reason: "Un administrador escribió: “{{reason}}”",
    more: "Puedes leer todo, llevarte tus datos y borrar lo tuyo; no se recibe nada más de lo que envíes. Si lo ves de otra forma, escribe a {{contact}}.",
  },
} satisfies typeof english;

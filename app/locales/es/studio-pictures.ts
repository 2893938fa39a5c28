import type { studioPictures as english } from "../en/studio-pictures";

export const studioPictures = {
  lead: "Todo lo que se ha subido, para las páginas y por los dueños. Primero van las que no tienen descripción.",
  upload: "Agregar fotos",
  uploading: "Foto {{number}} de {{count}}",
  send: "Subir",
  onlyMissing: "Solo sin descripción",
  onlyUnused: "Solo lo que ninguna página muestra",
  show: "Mostrar",
  none: "Aquí no hay fotos.",
  next: "Más fotos",
  first: "Volver al principio",
  size: "{{width}} × {{height}}",
  weight: "{{kilobytes}} kB",
  unsaid: "Falta la descripción",
  unused: "Ninguna página la muestra.",
  say: "Guardar la descripción",
  more: "Reemplazar o eliminar",
  replace: "Otra foto en su lugar",
  replaceNow: "Reemplazar en todas partes",
  delete: "Eliminar para siempre",
  sweep: {
    unmarked: {
      title: "No se limpió el bucket {{bucket}}: no lleva marca",
      text_one:
        "Esta base de datos no conoce {{count}} cosa del bucket {{bucket}}. O la base está vacía o restaurada a medias, o el bucket es de otra persona.",
      text_other:
        "Esta base de datos no conoce {{count}} cosas del bucket {{bucket}}. O la base está vacía o restaurada a medias, o el bucket es de otra persona.",
      act: "Es el bucket de esta guía",
    },
    foreign: {
      title: "No se limpió el bucket {{bucket}}: su marca nombra otra base de datos",
      text: "Pasa al restaurar en una base nueva, o si dos guías comparten un bucket. Dilo solo si esta guía es la única que guarda ahí sus fotos.",
      act: "Es el bucket de esta guía",
    },
    many: {
      title_one: "{{count}} foto espera en el bucket {{bucket}}",
      title_other: "{{count}} fotos esperan en el bucket {{bucket}}",
      text: "Nada las muestra, o la base de datos no las conoce. Son demasiadas para botarlas sin avisar: si la base se acaba de restaurar, o no es la correcta, déjalas.",
      act_one: "Que {{count}} foto se vaya esta noche",
      act_other: "Que {{count}} fotos se vayan esta noche",
    },
    confirmed: {
      title_one: "{{count}} foto del bucket {{bucket}} se va esta noche",
      title_other: "{{count}} fotos del bucket {{bucket}} se van esta noche",
      text: "Hasta entonces puedes quedártelas. Lo que aparezca después vuelve a preguntar.",
      act: "Quedármelas",
    },
    some: "Ver algunas",
  },
  kinds: {
    restaurant: "Lugar para comer: {{name}}",
    hotel: "Lugar para dormir: {{name}}",
    activity: "Actividad: {{name}}",
    business: "Negocio: {{name}}",
    event: "Evento: {{name}}",
    series: "Serie: {{name}}",
    post: "Artículo: {{name}}",
    content: "Página {{id}}: {{name}}",
    draft: "Borrador de la página {{id}}: {{name}}",
    seo: "Buscadores y redes: {{id}}",
  },
  problems: {
    none: "Elige una foto",
    inUse: "Se muestra en los lugares de esta lista. Quítala primero de ahí o reemplázala.",
  },
} satisfies typeof english;

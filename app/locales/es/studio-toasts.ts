import type { studioToasts as english } from "../en/studio-toasts";

export const studioToasts = {
  contentCreated: { title: "Listo", description: "Contenido creado correctamente" },
  contentUpdated: { title: "Listo", description: "Contenido actualizado correctamente" },
  contentDeleted: { title: "Listo", description: "Contenido eliminado correctamente" },
  contentOrdered: { title: "Listo", description: "Orden del contenido actualizado correctamente" },
  contentNotCreated: { title: "Error", description: "No se pudo crear el contenido" },
  contentNotUpdated: { title: "Error", description: "No se pudo actualizar el contenido" },
  contentNotDeleted: { title: "Error", description: "No se pudo eliminar el contenido" },
  contentNotOrdered: { title: "Error", description: "No se pudo cambiar el orden del contenido" },
  contentNotFetched: { title: "Error", description: "No se pudo cargar el contenido de la página" },
  contentOvertaken: {
    title: "Alguien fue más rápido",
    description: "No se hizo nada. Así está ahora: míralo otra vez.",
  },
  contentScheduled: {
    title: "Programado",
    description: "Se publica a su hora. Hasta entonces no cambia nada.",
  },
  contentUnscheduled: { title: "Ya no está programado", description: "El texto queda entre las versiones." },
  seoSaved: { title: "Listo", description: "Guardado. Los buscadores lo ven en su próxima visita." },
  seoDeleted: { title: "Listo", description: "La página vuelve a usar sus propias palabras." },
  seoNotFetched: { title: "Error", description: "No se pudieron leer los datos para buscadores" },
  canonicalsRepaired: {
    title: "Listo",
    description_one: "{{count}} dirección reparada. El registro dice cuál.",
    description_other: "{{count}} direcciones reparadas. El registro dice cuáles.",
  },
  wordsSaved: {
    title: "Listo",
    description: "Guardado. Las páginas lo muestran la próxima vez que se abran.",
  },
  wordsReset: { title: "Listo", description: "Volvieron las palabras originales." },
  wordsNotFetched: { title: "Error", description: "No se pudieron leer las palabras" },
  wordsImported: {
    title: "Listo",
    description_one: "{{count}} texto cambiado. Las páginas lo muestran la próxima vez que se abran.",
    description_other: "{{count}} textos cambiados. Las páginas los muestran la próxima vez que se abran.",
  },
  imageDeleted: { title: "Listo", description: "La foto se eliminó" },
  imageNotDeleted: { title: "Error", description: "No se pudo eliminar la foto" },
  imageSaid: { title: "Listo", description: "La descripción está guardada." },
  imageNotSaved: { title: "Error", description: "No se guardó la descripción" },
  imageReplaced: { title: "Listo", description: "La foto nueva está donde estaba la anterior." },
  imagesNotFetched: { title: "Error", description: "No se pudieron leer las fotos" },
  draftSaved: {
    title: "Borrador guardado",
    description: "Hasta que publiques, solo lo ve la administración.",
  },
  draftDropped: { title: "Borrador descartado", description: "El texto queda entre las versiones." },
} satisfies typeof english;

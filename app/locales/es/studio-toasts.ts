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
  draftSaved: {
    title: "Borrador guardado",
    description: "Hasta que publiques, solo lo ve la administración.",
  },
  draftDropped: { title: "Borrador descartado", description: "El texto queda entre las versiones." },
} satisfies typeof english;

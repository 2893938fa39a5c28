import type { eventMails as english } from "../en/event-mails";

export const eventMails = {
  approve: {
    subject: "“{{title}}” ya está en el calendario",
    text: "Leímos tu evento “{{title}}” y ya lo puede ver todo el mundo.",
    button: "Ver en la guía",
  },
  approveEdit: {
    subject: "Tus cambios en “{{title}}” ya se ven",
    text: "Leímos tus cambios en el evento “{{title}}” y ya los puede ver todo el mundo.",
    button: "Ver en la guía",
  },
  reject: {
    subject: "“{{title}}” necesita un cambio",
    text: "Leímos tu evento “{{title}}” y no lo podemos poner así en el calendario. Este es el motivo:",
    next: "Corrígelo y envíalo de nuevo; no se perdió nada de lo que escribiste.",
    button: "Abrir Mis publicaciones",
  },
  takeDown: {
    subject: "“{{title}}” ya no está en el calendario",
    text: "Retiramos tu evento “{{title}}” del calendario. Este es el motivo:",
    next: "Corrígelo y envíalo de nuevo; no se perdió nada de lo que escribiste.",
    button: "Abrir Mis publicaciones",
  },
  rejectEdit: {
    subject: "Tus cambios en “{{title}}” no se aceptaron",
    text: "Leímos tus cambios en el evento “{{title}}” y lo dejamos en el calendario como estaba. Este es el motivo:",
    next: "Tus cambios quedan guardados: puedes seguir desde ahí.",
    button: "Abrir Mis publicaciones",
  },
  reminder: {
    subject: "“{{title}}”: {{date}}, {{time}}",
    text: "Nos pediste que te lo recordáramos: “{{title}}” empieza el {{date}} a {{atTime}}, hora de Panamá.",
    subjectAllDay: "“{{title}}”: {{date}}",
    textAllDay: "Nos pediste que te lo recordáramos: “{{title}}” es el {{date}}.",
    where: "Dónde: {{location}}",
    button: "Ver el evento",
  },
  again: {
    subject: "“{{title}}” sí se hace: {{date}}, {{time}}",
    text: "Te escribimos que “{{title}}” estaba cancelado. Sí se hace: empieza el {{date}} a {{atTime}}, hora de Panamá.",
    subjectAllDay: "“{{title}}” sí se hace: {{date}}",
    textAllDay: "Te escribimos que “{{title}}” estaba cancelado. Sí se hace: es el {{date}}.",
  },
  moved: {
    subject: "“{{title}}” tiene nueva hora: {{date}}, {{time}}",
    text: "“{{title}}” ya no es cuando te dijimos: ahora empieza el {{date}} a {{atTime}}, hora de Panamá.",
    subjectAllDay: "“{{title}}” tiene nueva fecha: {{date}}",
    textAllDay: "“{{title}}” ya no es cuando te dijimos: ahora es el {{date}}.",
  },
  cancelled: {
    subject: "“{{title}}” está cancelado",
    text: "Nos pediste que te recordáramos “{{title}}” del {{date}}. No se va a hacer.",
    button: "Ver qué más hay",
  },
} satisfies typeof english;

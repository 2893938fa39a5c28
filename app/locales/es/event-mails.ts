import type { eventMails as english } from "../en/event-mails";

export const eventMails = {
  note: "La nota de quien lo revisó: {{note}}",
  approve: {
    subject: "“{{title}}” ya está en el calendario",
    text: "Tu evento “{{title}}” fue aprobado. Ya lo puede ver todo el mundo.",
    button: "Verlo en la guía",
  },
  approveEdit: {
    subject: "Los cambios de “{{title}}” ya se ven",
    text: "Los cambios de tu evento “{{title}}” fueron aprobados y ya se pueden ver.",
    button: "Verlo en la guía",
  },
  reject: {
    subject: "“{{title}}” no fue aprobado",
    text: "Tu evento “{{title}}” no se puso en el calendario. Puedes cambiarlo y enviarlo otra vez.",
    button: "Abrir mis publicaciones",
  },
  takeDown: {
    subject: "“{{title}}” ya no está en el calendario",
    text: "Tu evento “{{title}}” se retiró del calendario. Puedes cambiarlo y enviarlo otra vez.",
    button: "Abrir mis publicaciones",
  },
  rejectEdit: {
    subject: "Los cambios de “{{title}}” no fueron aprobados",
    text: "Tu evento “{{title}}” sigue en el calendario como estaba; los cambios no se aplicaron.",
    button: "Abrir mis publicaciones",
  },
  reminder: {
    subject: "“{{title}}”: {{date}}, {{time}}",
    text: "Nos pediste que te lo recordáramos: “{{title}}” empieza el {{date}} (hora de Panamá: {{time}}).",
    subjectAllDay: "“{{title}}”: {{date}}",
    textAllDay: "Nos pediste que te lo recordáramos: “{{title}}” es el {{date}}.",
    where: "Dónde: {{location}}",
    button: "Ver el evento",
  },
  cancelled: {
    subject: "“{{title}}” está cancelado",
    text: "Nos pediste que te recordáramos “{{title}}” del {{date}}. No se realizará.",
    button: "Ver qué más hay",
  },
} satisfies typeof english;

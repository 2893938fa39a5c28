import type { peopleMails as english } from "../en/people-mails";

export const peopleMails = {
  signIn: "Cerramos tu sesión en todos los dispositivos, así que vuelve a entrar.",
  grant: {
    subject: "Ahora administras la guía",
    text: "Un administrador de la Guía de Playa Cambutal te dio también ese rol. Revisas lo que envían los dueños y puedes cambiar lo que dicen las páginas.",
    button: "Abrir la administración",
  },
  revoke: {
    subject: "Ya no administras la guía",
    text: "Un administrador de la Guía de Playa Cambutal te quitó ese rol. Tu cuenta y lo que tienes en la guía siguen siendo tuyos.",
    button: "Abrir tu perfil",
  },
  signedOut: {
    subject: "Se cerró tu sesión en todas partes",
    text: "Un administrador de la Guía de Playa Cambutal cerró todas las sesiones de tu cuenta.",
    button: "Entrar",
  },
  paused: {
    subject: "Tu cuenta está en pausa",
    text: "Un administrador de la Guía de Playa Cambutal puso tu cuenta en pausa, por esta razón:",
    more: "Puedes entrar, leerla y llevarte tus datos. Lo que tienes en la guía se queda; pero no puedes enviar nada nuevo, y lo que tenías pendiente no se revisa mientras tanto. Si lo ves de otra forma, escribe a {{contact}}.",
  },
  resumed: {
    subject: "Tu cuenta está abierta otra vez",
    text: "Tu cuenta en la Guía de Playa Cambutal ya no está en pausa. Lo que tenías pendiente está otra vez en revisión.",
    button: "Abrir Mis publicaciones",
  },
  handedTo: {
    subject: "“{{name}}” ahora es tuyo",
    text: "Un administrador de la Guía de Playa Cambutal te puso como dueño de “{{name}}”. Puedes editarlo en Mis publicaciones.",
  },
  handedFrom: {
    subject: "“{{name}}” tiene otro dueño",
    text: "Un administrador de la Guía de Playa Cambutal le dio “{{name}}” a otro dueño. Ya no puedes editarlo.",
  },
  factorGoes: {
    subject: "Tu segundo paso para entrar se quita en un día",
    text: "A un administrador de la Guía de Playa Cambutal le dijeron que perdiste tu segundo paso. Se va a quitar el {{when}}, por esta razón:",
    stop: "Si no fuiste tú, o ya lo encontraste, pulsa el botón y se queda. Si entras con él, también se queda.",
    button: "Conservar mi segundo paso",
  },
  factorStays: {
    subject: "{{name}} se queda con su segundo paso",
    text: "{{name}} usó el enlace del correo para quedarse con su segundo paso, así que no se quita. Quizás otra persona te escribió en su nombre.",
    button: "Abrir la cuenta",
  },
  data: {
    export: "Abrir la página",
    delete: "Abrir la página",
    account: {
      export: {
        subject: "Tus datos en la Guía de Playa Cambutal",
        text: "Alguien les pidió a los administradores de la Guía de Playa Cambutal todo lo que guarda sobre ti. Abre la página para bajar el archivo.",
      },
      delete: {
        subject: "¿Borrar tu cuenta en la Guía de Playa Cambutal?",
        text: "Alguien les pidió a los administradores de la Guía de Playa Cambutal que borren tu cuenta. No se borra nada hasta que abras la página y lo confirmes ahí.",
      },
    },
    reader: {
      export: {
        subject: "Tus datos en la Guía de Playa Cambutal",
        text: "Alguien les pidió a los administradores de la Guía de Playa Cambutal todo lo que guarda sobre este correo. La guía solo lo conoce por la carta mensual. Abre la página para bajar el archivo.",
      },
      delete: {
        subject: "¿Quitar tu correo de la Guía de Playa Cambutal?",
        text: "Alguien les pidió a los administradores de la Guía de Playa Cambutal que borren este correo, que la guía solo conoce por la carta mensual. No se borra nada hasta que abras la página y lo confirmes ahí.",
      },
    },
    until: "El enlace sirve hasta el {{until}}. No lo compartas: cualquiera que lo tenga puede usarlo.",
    notMe: "Si no lo pediste tú, no hagas nada y no pasará nada.",
  },
  claimAsked: {
    subject: "Alguien dice que “{{place}}” es suyo",
    text: "{{person}} dice que “{{place}}” es suyo y escribe:",
    next: "Nada cambia hasta que un administrador decida. Asegúrate de que sea cierto antes de entregarlo.",
    button: "Decidir",
  },
  claimRefused: {
    subject: "“{{place}}” se queda como está",
    text: "Nos dijiste que “{{place}}” es tuyo. Un administrador lo revisó y no te lo entregó:",
  },
} satisfies typeof english;

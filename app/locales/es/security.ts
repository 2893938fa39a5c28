import type { security as english } from "../en/security";

export const security = {
  title: "Seguridad y acceso",
  back: "Mi perfil",
  freshTitle: "Entras sin contraseña",
  freshText:
    "Por eso, para hacer cambios aquí entra una vez más: con un código por correo o con una cuenta conectada. Después tienes diez minutos.",
  freshLink: "Entrar otra vez con un código",
  confirmedTitle: "Sabemos que eres tú",
  confirmedByPassword:
    "Diste tu contraseña en este dispositivo hace un momento. Hasta {{time}} solo se pide otra vez para eliminar la cuenta.",
  confirmedBySignIn:
    "Entraste en este dispositivo hace un momento. Hasta {{time}} puedes cambiar lo que quieras aquí.",
  tooMany_one: "Demasiadas contraseñas equivocadas. Espera {{count}} minuto.",
  tooMany_other: "Demasiadas contraseñas equivocadas. Espera {{count}} minutos.",
  password: {
    title: "Contraseña",
    change: "Cambiar contraseña",
    changeLead: "Se cierra la sesión en todos tus demás dispositivos.",
    set: "Poner una contraseña",
    setLead: "Todavía no tienes. Con una puedes entrar sin abrir tu correo.",
  },
  email: {
    title: "Correo electrónico",
    lead: "Entras con {{email}}. Un correo nuevo vale cuando lo confirmas desde su buzón; al anterior le avisamos.",
    newEmail: "Correo nuevo",
    button: "Mandar el enlace",
    same: "Ese ya es tu correo",
  },
  factor: {
    title: "Verificación en dos pasos",
    offLead:
      "Desactivada. Con ella no basta una contraseña robada: al entrar se pide también un código de tu teléfono.",
    onLead_one: "Activa. Te queda {{count}} código de recuperación para el día en que no tengas el teléfono.",
    onLead_other:
      "Activa. Te quedan {{count}} códigos de recuperación para el día en que no tengas el teléfono.",
    start: "Configurarla",
    unproven:
      "Confirma antes tu correo: hasta entonces otra persona podría haberse registrado con él, y un segundo paso dejaría afuera a su dueño.",
    sendProof: "Envíame el correo de confirmación",
    scanTitle: "1. Escanea esto con tu aplicación de autenticación",
    scanAlt: "Código QR con la clave para tu aplicación de autenticación",
    typeKey: "O escribe esta clave en la aplicación:",
    openApp: "Abrirla en la aplicación",
    copyKey: "Copiar la clave",
    copied: "Copiada",
    codeTitle: "2. Escribe los seis dígitos que muestra la aplicación",
    verify: "Activarla",
    codesTitle: "Tus códigos de recuperación",
    codesText:
      "Con cada uno entras una vez sin tu teléfono. Solo se muestran ahora: guárdalos donde guardas los papeles importantes.",
    download: "Descargar como archivo",
    fileName: "cambutal-codigos-de-recuperacion.txt",
    print: "Imprimir",
    renew: "Hacer códigos nuevos",
    remove: "Desactivarla",
    gone: "Pasó mucho rato. Empieza de nuevo.",
    alreadyOn: "La verificación en dos pasos ya está activa.",
  },
  identities: {
    title: "Cuentas conectadas",
    lead: "Entra con una cuenta que ya tienes en otro lado. Solo se conecta el mismo correo, verificado en ambos lados.",
    connected: "{{provider}} ({{email}})",
    connect: "Conectar {{provider}}",
    remove: "Desconectar {{provider}}",
    lastWayIn: "Es tu única forma de entrar. Pon primero una contraseña.",
  },
  devices: {
    title: "Dispositivos",
    lead: "Dónde está abierta tu cuenta.",
    unknown: "Navegador desconocido",
    here: "Este dispositivo",
    lastUsed: "Último uso: {{when}}",
    since: "Entró el {{when}}",
    end: "Cerrar sesión en {{device}}",
    others: "Cerrar sesión en todos los demás",
    all: "Cerrar sesión en todas partes",
  },
  data: {
    title: "Tus datos",
    lead: "Todo lo que guardamos sobre ti, en un archivo que los programas pueden leer (JSON).",
    button: "Descargar mis datos",
    fileName: "cambutal-mis-datos.json",
  },
  remove: {
    title: "Borrar la cuenta",
    lead: "Tu cuenta, tu perfil y tus sesiones se van de una vez y para siempre.",
    pending: "Lo que espera revisión o fue rechazado se borra.",
    approved: "Lo publicado se queda en la guía sin tu nombre, a menos que marques la casilla.",
    letter: "Si tu correo está confirmado, tampoco recibes más la carta mensual.",
    lastAdmin:
      "Eres la única persona que administra la guía, y alguien tiene que cuidarla. Da antes el rol a otra persona; después puedes borrar tu cuenta.",
    makeAdmin: "Dar el rol a alguien",
    removeListings: "Quitar también mis publicaciones",
    button: "Borrar mi cuenta",
  },
} satisfies typeof english;

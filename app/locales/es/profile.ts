import type { profile as english } from "../en/profile";

export const profile = {
  title: "Mi perfil",
  hello: "Entraste como {{name}}",
  tabs: "Partes de mi perfil",
  tabProfile: "Perfil",
  tabListings: "Mis publicaciones",
  toSecurity: "Seguridad y acceso",
  information: {
    title: "Información del perfil",
    emailFixed: "El correo no se puede cambiar",
    emailMove: "Para usar otro correo, ve a Seguridad y acceso.",
    save: "Guardar cambios",
  },
  stale: {
    title: "Tu perfil cambió mientras tanto",
    text: "No se guardó nada, y lo que escribiste sigue aquí. Míralo otra vez y guarda de nuevo.",
  },
  account: {
    title: "Información de la cuenta",
    id: "ID de usuario",
    created: "Cuenta creada",
    email: "Estado del correo",
    verified: "Verificado",
    pending: "Verificación pendiente",
    resend: "Mandar el enlace otra vez",
  },
} satisfies typeof english;

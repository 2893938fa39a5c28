import type { poster as english } from "../en/poster";

export const poster = {
  title: "Afiche de {{name}}",
  lead: "Una hoja A4 para tu pared. Imprime esta página: solo sale la hoja.",
  print: "Imprimirlo",
  notPublic: "El afiche estará aquí cuando el lugar sea público: antes, su código no llevaría a nada.",
  back: "Volver a Mis publicaciones",
  hours: "Horario",
  asleep: "Cerrado por temporada",
  scan: "Escanea para ver el horario de hoy, el número y cómo llegar.",
  phone: "Teléfono",
  qr: "Código QR que lleva a {{address}}",
} satisfies typeof english;

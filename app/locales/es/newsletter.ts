import type { newsletter as english } from "../en/newsletter";

export const newsletter = {
  title: "Una carta al mes, desde donde se acaba la carretera",
  text: "Qué hay, la temporada, qué abrió, el blog. Nada más.",
  untracked: "No rastreamos quién la abre ni qué enlaces usa.",
  label: "Correo electrónico",
  placeholder: "Tu correo electrónico",
  button: "Suscribirme",
  confirmation: "Nuestro correo va en camino: confirma con el botón que trae y quedas en la lista.",
  back: "Volver a donde estabas",
  inside: {
    title: "Qué trae",
    on: "Qué hay",
    onText: "Clases, música y mercados del mes, día por día.",
    season: "Cómo viene la temporada",
    seasonText: "Lluvia o sol, olas o calma, tortugas o ballenas.",
    opened: "Qué abrió",
    openedText: "Mesas y camas nuevas, y quién cierra por la temporada.",
    blog: "Del blog",
    blogText: "Lo que alguien de aquí escribió desde la anterior.",
    newest: "La carta más reciente",
    read: "Leer la carta completa",
  },
  malformed: {
    title: "Eso no parece un correo",
    text: "Revisa si falta una letra o sobra un espacio y mándalo de nuevo.",
  },
  confirm: {
    title: "Confirma tu suscripción",
    text: "Un clic y la carta te llega una vez al mes.",
    button: "Sí, quiero la carta",
    doneTitle: "Ya estás en la lista",
    doneText: "La próxima carta te va a llegar. Cada una trae un enlace para salirte.",
  },
  unsubscribe: {
    title: "Dejar de recibir la carta",
    text: "Un clic y no te llega ninguna más.",
    button: "Quitarme de la lista",
    doneTitle: "Ya no estás en la lista",
    doneText: "No te van a llegar más cartas. Puedes volver cuando quieras.",
  },
  unmailed: {
    text: "La carta empieza pronto. Mientras tanto [está aquí](/newsletter#inside); te avisamos de la primera que salga por correo.",
    confirm: {
      text: "Un clic y guardamos tu dirección para la primera carta que salga por correo.",
      button: "Sí, guarden mi correo",
      doneText:
        "La primera carta que salga por correo te va a llegar. Mientras tanto, se leen en este sitio.",
    },
  },
  invalid: {
    title: "Este enlace ya no sirve",
    text: "Puede que uno más nuevo lo haya reemplazado. Suscríbete otra vez y te mandamos un correo nuevo.",
    again: "Suscribirme otra vez",
  },
  deadWayOut: {
    text: "La carta más reciente que te llegó trae uno que sí sirve. O escribe a {{contact}} desde el correo donde te llega, y te quitamos de la lista.",
    button: "Escribirnos",
    subject: "Quítenme de la lista de la carta, por favor",
  },
} satisfies typeof english;

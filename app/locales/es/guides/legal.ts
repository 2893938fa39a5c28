import type { GuideText } from "../../guide-text";

export const legal = {
  title: "Información legal en Cambutal: visas, tierra, negocios",
  description:
    "Visas, tierra y negocios en Panamá, dicho claro: a qué oficina le toca cada trámite, y cómo elegir al abogado.",
  keywords:
    "residencia en Panamá, visas de Panamá, leyes de propiedad, abrir un negocio en Panamá, abogado en Los Santos",
  sections: [
    {
      name: "hero",
      kind: "hero",
      title: "Información legal",
      subtitle:
        "Lo que conviene saber antes de quedarte, comprar o abrir un negocio, y qué oficina tiene la última palabra.",
    },
    {
      name: "intro",
      kind: "text",
      title: "Empieza por preguntar bien",
      text: [
        "Casi todo enredo legal aquí empieza de buena manera: un trato de palabra al pie de la cerca, un negocio andando con sello de turista, un contrato que nadie leyó completo. Esta página te dice qué preguntar y a quién.",
        "Es información general, no asesoría legal. Montos, plazos y permisos cambian, a veces por decreto y de un mes a otro: confirma con la oficina que se menciona y con un abogado idóneo en Panamá. Los trámites son en español: si no lo dominas, ve con alguien que trabaje solo para ti.",
      ].join("\n\n"),
    },
    {
      name: "topics",
      kind: "cards",
      title: "Tres temas",
      description: "Cinco cosas que hay que saber de cada uno antes de pagarle a nadie.",
      cards: [
        {
          id: "residency",
          title: "Residencia y visas",
          description: "Decide el Servicio Nacional de Migración.",
          bullets: [
            "Estadía: cuánto puede quedarse un visitante depende de su pasaporte; confírmalo con Migración antes de viajar.",
            "Trabajo: como turista no se puede, y salir un día del país no siempre da una estadía nueva.",
            "Permisos: jubilados, inversionistas y ciudadanos de ciertos países, entre otros, tienen los suyos.",
            "Residencia: se tramita con un abogado panameño y con tu récord policivo del país de origen.",
            "Documentos de afuera: van apostillados o legalizados, con traducción oficial, y vencen en pocos meses.",
          ],
        },
        {
          id: "property",
          title: "Propiedad",
          description: "Se revisa en el Registro Público y en la ANATI.",
          bullets: [
            "Título: está en el Registro Público; el derecho posesorio no, y no es un título.",
            "Propiedad: pasa a tu nombre cuando se inscribe la escritura, no cuando pagas o firmas.",
            "Playa: es de uso público, con una franja tierra adentro desde la marea alta, de 22 metros según la mayoría.",
            "Alquiler: es más seguro por escrito, con inventario y con el depósito como manda la ley de vivienda.",
            "Construcción: hace falta permiso municipal y, cerca del mar o de un río, también ambiental.",
          ],
        },
        {
          id: "business",
          title: "Negocios",
          description:
            "Se empieza en el Ministerio de Comercio e Industrias (MICI) y se sigue en la DGI y el municipio.",
          bullets: [
            "Arranque: casi todo negocio empieza con el aviso de operación y el RUC.",
            "Tiendas: la Constitución reserva el comercio al por menor a los panameños, con excepciones; pregunta antes de alquilar un local.",
            "Sociedad anónima: necesita agente residente, que debe ser abogado o firma de abogados de Panamá.",
            "Personal: le tocan contrato escrito, seguro social y décimo, también al de temporada.",
            "Otros permisos: comida, licor, giras y hospedaje llevan los suyos, de Salud, del municipio o de la ATP.",
          ],
        },
      ],
    },
    {
      name: "resources",
      kind: "resources",
      title: "Quién te puede ayudar",
      description: "Tres clases de ayuda, y cómo escoger. A todos pídeles cotización por escrito.",
      resources: [
        {
          id: "representation",
          title: "Representación legal",
          description:
            "Para comprar, vender, heredar, sacar la residencia o resolver un pleito. Busca un abogado idóneo que vea casos así todos los meses y no tenga nada que ganar en el tuyo. Para tierras, uno que conozca Los Santos y vaya a ver el lote. Acuerda los honorarios por etapas y guarda el original de todo lo que firmes.",
        },
        {
          id: "documents",
          title: "Trámites y documentos",
          description:
            "Las notarías dan fe de escrituras y firmas; las más cercanas están en los pueblos grandes. Las traducciones solo valen si las hace un traductor público autorizado en Panamá. La apostilla la pone el país que emitió el documento: pídela antes de viajar.",
        },
        {
          id: "consulting",
          title: "Asesoría profesional",
          description:
            "Un contador para las declaraciones del mes y del año, un topógrafo para los linderos, un consultor ambiental donde se exija estudio. Los tres necesitan idoneidad: pídeles el número. Paga por el informe, no por la promesa de que todo va a salir bien.",
        },
      ],
    },
  ],
} satisfies GuideText;

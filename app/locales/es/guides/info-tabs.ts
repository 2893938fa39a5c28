import type { infoTabs as english, infoPage as englishPage } from "../../en/guides/info-tabs";

export const infoPage = {
  title: "Guía de información de Cambutal: lo esencial",
  description:
    "Emergencias, hospitales, primeros auxilios, servicios, tierra, leyes y transporte en Cambutal: a quién llamar.",
  keywords:
    "información de Cambutal, emergencias en Cambutal, hospital de Tonosí, servicios en Cambutal, transporte en Cambutal",
} satisfies typeof englishPage;

export const infoTabs = {
  "real-estate": {
    meta: {
      title: "Bienes raíces en Cambutal: a quién preguntar",
      description:
        "Administradores, corredores y desarrollo en Cambutal: qué hace cada uno, qué preguntar antes de pagar.",
    },
    title: "Bienes raíces",
    text: "Tres clases de gente que vas a conocer antes y después de comprar aquí, y qué preguntarle a cada una. Información general, no asesoría legal.",
    more: "Comprar tierra en Cambutal: la guía",
    topics: {
      "property-management": {
        title: "Administración de propiedades",
        text: "Una casa frente al mar hay que cuidarla. La sal, la lluvia y los apagones la gastan cada semana: alguien tiene que abrirla, ventilarla y estar cuando se pare la bomba.",
        points: [
          "Acuerden por escrito cada cuánto se abre la casa, y pide fotos cada vez",
          "Pregunta quién tiene las llaves y quién paga las cuentas, y pide las facturas",
          "En Tonosí ha habido apagones de horas: pregunta qué pasa con la nevera y con el pozo",
        ],
      },
      "real-estate-agents": {
        title: "Corredores de bienes raíces",
        text: "El corredor trabaja para quien le paga la comisión. Pídele la licencia y lleva un abogado tuyo.",
        points: [
          "Primera pregunta: ¿tierra titulada, con número en el Registro Público, o derecho posesorio? Lo segundo no es título",
          "Las playas son públicas, y también una franja sobre la marea alta: pregunta dónde termina en ese lote",
          "Ni un abono antes de que tu abogado lea los papeles",
        ],
      },
      "property-development": {
        title: "Construir en tu terreno",
        text: "De un lote vacío a un techo: el agua, la luz y el acceso van antes que la vista.",
        points: [
          "Pregunta de dónde sale el agua en marzo y cuenta los postes hasta la línea de luz más cercana",
          "Para construir hace falta permiso del municipio de Tonosí; cerca del mar o de un río, también ambiental",
          "Paga por etapas, contra planos y contra obra que puedas tocar",
        ],
      },
    },
  },
  legal: {
    meta: {
      title: "Servicios legales en Cambutal: abogados y trámites",
      description:
        "Tierra, negocios y migración en Playa Cambutal: cuándo buscar un abogado y qué preguntarle primero.",
    },
    title: "Legal",
    text: "Tres razones para buscar abogado aquí. Que sea idóneo en Panamá y trabaje solo para ti. Información general, no asesoría legal.",
    more: "Información legal: la guía",
    topics: {
      "property-law": {
        title: "Derecho de propiedad",
        text: "La tierra aquí es titulada o de posesión, y los papeles de una y otra se leen distinto. Un abogado los revisa dueño por dueño antes de que pagues.",
        points: [
          "La tierra titulada está en el Registro Público; el derecho posesorio, no",
          "En la costa se titula ante la ANATI, por una ley de 2009: pregunta en qué paso va ese lote",
          "En costas e islas la tierra también puede ser una concesión, y las concesiones terminan",
        ],
      },
      "business-formation": {
        title: "Abrir un negocio",
        text: "Casi todo negocio empieza con un aviso de operación y un RUC. Lo que puede vender depende de quién es su dueño.",
        points: [
          "La Constitución reserva el comercio al por menor a los panameños; muchas empresas de servicios son excepción: pregunta antes de alquilar un local",
          "Una sociedad anónima necesita un agente residente, que tiene que ser abogado o firma de abogados de Panamá",
          "Comida, bebida, giras y hospedaje llevan permisos propios",
        ],
      },
      "immigration-services": {
        title: "Trámites de migración",
        text: "Cuánto puede quedarse un visitante depende de su pasaporte, y lo que se lee por ahí puede ser viejo: pregunta en Migración antes de viajar.",
        points: [
          "Al llegar piden pasaporte con tres meses de vigencia, pasaje de salida y prueba de fondos",
          "Jubilados, inversionistas y ciudadanos de ciertos países tienen permisos propios, entre otros",
          "La residencia se tramita con un abogado en Panamá; salir un día no siempre da una estadía nueva",
        ],
      },
    },
  },
  transportation: {
    meta: {
      title: "Traslados, taxis y alquiler de carros en Cambutal",
      description:
        "Traslados del aeropuerto, taxis de Tonosí, carros y shuttles a Playa Cambutal: qué acordar antes de salir.",
    },
    title: "Transporte",
    text: "Los últimos kilómetros se arreglan antes de salir: precio, lugar y hora, en un mensaje que puedas mostrar.",
    more: "Cómo llegar: la guía y su mapa",
    topics: {
      "airport-transfers": {
        title: "Traslados del aeropuerto",
        text: "Ningún bus va de un aeropuerto a la playa. Los buses salen de las terminales: desde los aeropuertos de la capital y de Chitré necesitas un traslado hasta ellas, o uno que venga hasta acá.",
        points: [
          "Pídele un conductor a tu hotel y mándale el número de vuelo",
          "¿Llegas después de mediodía? Duerme en la ciudad: el último tramo es para hacerlo de día",
          "Los vuelos a Chitré van y vienen: confirma que el tuyo existe antes de apartar el carro",
        ],
      },
      "local-taxi-services": {
        title: "Taxis locales",
        text: "Los taxis vienen de Tonosí y tardan {{fromTonosi}}. Arregla la vuelta antes de que el conductor se vaya.",
        points: [
          "Acuerda el precio antes de subir; no se deja propina",
          "Guarda el número del conductor y pregunta hasta qué hora trabaja",
          "Si ha llovido mucho, pregunta primero si hay paso",
        ],
      },
      "car-rentals": {
        title: "Alquiler de carros",
        text: "Se alquila en la capital y, algunos, en Chitré. En el pueblo, pregunta qué hay antes de contar con ello.",
        points: [
          "El seguro contra terceros es obligatorio y muchas veces no está en el precio de internet",
          "La licencia extranjera vale 90 días; cárgala junto con el pasaporte",
          "En invierno pide un carro alto, y un 4x4 si vas al oeste del pueblo",
        ],
        links: { chitre: "Alquiler de carros en Chitré, en el mapa" },
      },
      "shuttle-services": {
        title: "Servicio de shuttle",
        text: "Algunas empresas llevan viajeros a las playas en buseta. Si alguna llega hasta Cambutal depende de la temporada: pide puerta a puerta.",
        points: [
          "Pregunta dónde para y qué pasa si tu vuelo se atrasa",
          "Pregunta si el precio es por asiento o por buseta, y cuánto paga la tabla",
        ],
        links: {
          capital: "Shuttles en la capital, en el mapa",
          pedasi: "Shuttles en Pedasí, en el mapa",
        },
      },
    },
  },
} satisfies typeof english;

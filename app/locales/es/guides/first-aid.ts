import type { FirstAidText } from "../../info-text";

export const firstAid = {
  title: "Qué hacer mientras llega la ayuda",
  description: "Primero cuídate tú: es más fácil ayudar a un herido que a dos.",
  cards: [
    {
      id: "cut",
      title: "Una cortada que sangra",
      lines: [
        "Aprieta fuerte con un trapo limpio. No sueltes.",
        "¿Se empapó? Pon más tela encima y aprieta más.",
        "Si la sangre sale a chorros o no para: llama al 911 y sigue apretando.",
        "Cuando pare, enjuaga con agua limpia y cubre la herida.",
        "Si es honda, está sucia o fue con un arrecife, ve al médico. Pregunta por el tétano.",
      ],
    },
    {
      id: "current",
      title: "Te lleva una corriente",
      lines: [
        "No nades en contra. Te saca mar adentro, pero no te hunde.",
        "Flota, respira, levanta un brazo y grita.",
        "¿Puedes nadar? Ve a lo largo de la playa, no hacia ella, hasta que te suelte. Después sal en diagonal, con las olas.",
        "Si ves a alguien en ella: llama al 911, tírale algo que flote y no te metas.",
      ],
    },
    {
      id: "earthquake",
      title: "Tiembla la tierra",
      lines: [
        "Agáchate, cúbrete la cabeza y agárrate hasta que pase.",
        "Si el temblor fue fuerte o largo y estás cerca del mar: vete tierra adentro o sube a 30 m de una vez. No esperes el aviso.",
        "Haz lo mismo si el mar se retira o ruge.",
        "Quédate allá hasta que SINAPROC diga que pasó. La primera ola puede no ser la más grande.",
      ],
    },
    {
      id: "sting",
      title: "Una picadura en el mar",
      lines: [
        "Sal del agua. Si cuesta respirar, se hincha la cara o duele el pecho: llama al 911.",
        "Medusa: quita los tentáculos con un palo o una toalla, enjuaga con agua de mar, no frotes.",
        "Raya: aprieta donde sangra. Si la espina quedó clavada, no la saques.",
        "Después, agua tan caliente como aguantes sin quemarte, 20 minutos o hasta que baje el dolor.",
        "La herida de una raya tiene que verla un médico.",
      ],
    },
    {
      id: "bite",
      title: "Una mordedura",
      lines: [
        "Culebra: aléjate de ella y acuéstate quieto. Quítate anillos y zapatos, no muevas la pierna o el brazo y ve al hospital de una vez.",
        "No cortes, no chupes, no pongas hielo ni torniquete. No persigas a la culebra.",
        "Perro, murciélago, mono u otro mamífero: lava con jabón y agua corriente 15 minutos.",
        "Después ve al médico ese mismo día, aunque sea un rasguño: la rabia se previene, no se cura.",
      ],
    },
  ],
} satisfies FirstAidText;

import type { GuideText } from "../../guide-text";

export const realEstate = {
  title: "Comprar tierra en Cambutal: qué revisar antes",
  description:
    "Título o derecho posesorio, franja costera, plano, agua y camino: todo lo que se revisa antes de pagar el lote.",
  keywords:
    "bienes raíces en Cambutal, lotes en Azuero, tierra titulada, derecho posesorio, ANATI, Registro Público",
  sections: [
    {
      name: "hero",
      kind: "hero",
      title: "Comprar tierra en Cambutal",
      subtitle: "Cuánto vale el papel que te muestran, quién te lo puede decir y qué revisar antes de pagar.",
    },
    {
      name: "read-first",
      kind: "text",
      title: "Antes que nada",
      text: [
        "Esto es información general, no asesoría legal. Las leyes, las tasas y los impuestos cambian, y cada finca tiene su historia. Úsala para preguntar mejor. Las respuestas te las dan tu abogado, el Registro Público y las oficinas que están al final.",
        "Ven y quédate un tiempo antes de comprar. Mira el terreno en verano y otra vez en octubre, después de una semana de lluvia. Habla con los colindantes de todos los lados: ellos saben por dónde iba la cerca antes.",
      ].join("\n\n"),
    },
    {
      name: "rights",
      kind: "cards",
      title: "Dos clases de derecho",
      description:
        "La tierra titulada está en el Registro Público; el derecho posesorio no, y solo deja usarla. Pregunta primero cuál de los dos tiene el lote: de ahí salen el precio, el riesgo y lo que diga el banco.",
      cards: [
        {
          id: "titled",
          title: "Tierra titulada",
          description: "Propiedad privada, inscrita en el Registro Público con su número de finca.",
          bullets: [
            "Cualquiera puede ver quién es el dueño, la superficie, las hipotecas y los gravámenes",
            "Se traspasa por escritura pública ante notario, y es tuya cuando el Registro la inscribe",
            "Un banco puede prestar sobre ella, aunque casi nunca con prisa",
            "Inscrita no quiere decir bien medida: el plano y la cerca pueden no coincidir",
          ],
        },
        {
          id: "possession",
          title: "Derecho posesorio",
          description:
            "Alguien ha usado por años una tierra del Estado y las autoridades le reconocen ese uso. En esta costa es común.",
          bullets: [
            "Compras el derecho a ocupar, no la propiedad, y en el Registro Público no aparece",
            "Se prueba con certificaciones, recibos y testigos, que a veces se contradicen",
            "Una parte se puede titular por ANATI; otra nunca, como las áreas protegidas y la ribera",
            "Pregunta quién paga la titulación, cuánto puede tardar y qué pasa si la niegan",
          ],
        },
      ],
    },
    {
      name: "coast",
      kind: "text",
      title: "La orilla no se vende",
      text: [
        "Las playas son del Estado y cualquiera puede caminar por ellas. Junto a la playa, la ley reserva para uso público una franja tierra adentro desde la línea de la marea alta. Casi todas las fuentes dicen 22 metros en el Pacífico, una dice 30: pregúntale a un abogado cuál vale. No la cuentes como tuya. Si un título parece incluirla, pregunta por qué.",
        "La tierra junto al mar también puede ser del Estado y estar en concesión, o caer bajo normas de costas, manglares, playas de tortugas o áreas protegidas. Cuál te toca depende de dónde está el lote y desde cuándo viene el derecho, y las normas han cambiado más de una vez. Antes de pensar en un muro, una piscina o un bar en la arena, pídeles a un abogado y a un topógrafo que te marquen en el terreno dónde empieza lo tuyo.",
      ].join("\n\n"),
    },
    {
      name: "on-the-ground",
      kind: "cards",
      title: "En el terreno",
      description: "Cuatro cosas que no salen en la foto.",
      cards: [
        {
          id: "survey",
          title: "La medida",
          description:
            "Contrata tu propio topógrafo idóneo para que lleve el plano al terreno, con mojones que puedas tocar. Revisa superficie, linderos, quebradas y línea de marea alta, y compáralos con el plano aprobado.",
        },
        {
          id: "water",
          title: "El agua",
          description:
            "Pregunta de dónde sale en marzo: del acueducto rural, de un pozo o de un carro cisterna. Para conectarte necesitas la aprobación de la junta de agua. El pozo lleva permiso y cerca del mar puede salir salobre.",
        },
        {
          id: "road",
          title: "El camino",
          description:
            "Pasar por el potrero del vecino es un favor hasta que quede por escrito. Busca acceso público o una servidumbre inscrita, y recórrelo lloviendo.",
        },
        {
          id: "power",
          title: "La luz y la señal",
          description:
            "Cuenta los postes hasta la línea más cercana. Extenderla tarda y casi siempre la pagas tú. Pregunta cada cuánto se va la luz y qué compañía de celular o internet llega hasta ahí.",
        },
      ],
    },
    {
      name: "lawyer",
      kind: "text",
      title: "Tu propio abogado",
      text: [
        "Quien te cuida es tu abogado. Aquí nadie resguarda el depósito ni garantiza el título de oficio. Escoge uno que trabaje solo para ti: ni el del vendedor, ni el del corredor, ni uno que cobre únicamente si se cierra la venta.",
        "Uno bueno lee la finca hacia atrás, dueño por dueño, pide las certificaciones, encuentra al primo que también heredó, redacta la promesa de compraventa, resguarda o condiciona la plata e inscribe la escritura. Pídele por escrito sus honorarios y la lista de lo que va a revisar antes de empezar.",
        "Confirma que tenga idoneidad para ejercer en Panamá. El corredor de bienes raíces también necesita licencia. Pide verla.",
      ].join("\n\n"),
    },
    {
      name: "costs",
      kind: "text",
      title: "Impuestos y gastos de cierre",
      text: [
        "Quién paga qué es costumbre, y se negocia. Vender tierra titulada suele causar un impuesto de transferencia y un adelanto del impuesto sobre la ganancia, que por costumbre paga el vendedor. La notaría, la inscripción y tu abogado, por costumbre, van por tu cuenta. Dejen por escrito lo que acuerden. El traspaso de un derecho posesorio sigue otras reglas.",
        "Para firmar e inscribir la escritura hay que estar al día en el impuesto de inmueble y el agua (paz y salvo). Si en la escritura ponen un precio más bajo para ahorrar impuesto hoy, esa diferencia será ganancia tuya, y la pagarás el día que vendas.",
        "Cada año puede haber impuesto de inmueble, según el valor registrado, con tarifas menores o exoneraciones para algunas viviendas. Si compras con una sociedad, ella tiene sus propios pagos anuales. Las tarifas cambian: confírmalas con la DGI o con un contador antes de hacer números.",
      ].join("\n\n"),
    },
    {
      name: "foreigners",
      kind: "text",
      title: "Si eres extranjero",
      text: [
        "Un extranjero puede ser dueño de tierra titulada en Panamá. Tiene la misma protección que un panameño y no necesita residencia para comprar. La Constitución le impide tener tierra a menos de 10 kilómetros de las fronteras; Cambutal está lejísimos de ellas. El derecho posesorio y las concesiones pueden tener sus propias condiciones: pregunta antes de firmar. La playa no es de nadie: mira [La orilla no se vende](/real-estate#coast).",
        "Hay permisos de residencia que se apoyan en una propiedad, con montos mínimos y requisitos que cambian. Comprar, por sí solo, no da residencia. Mira Residencia y visas en [la página legal](/legal#topics) y consulta a un abogado de migración antes de amarrar una cosa con la otra.",
      ].join("\n\n"),
    },
    {
      name: "checklist",
      kind: "cards",
      title: "Lista de revisión",
      description: "En este orden. Cada paso sale más barato que enterarse en el siguiente.",
      cards: [
        {
          id: "before-offer",
          title: "Antes de ofrecer",
          description: "Una tarde y unas cuantas llamadas.",
          bullets: [
            "¿Es título o derecho posesorio? Pide el número de finca o la certificación",
            "¿El nombre del papel es el mismo de la cédula del vendedor?",
            "Camina los linderos con los vecinos",
            "Ubica la entrada, el agua y el poste de luz más cercano",
          ],
        },
        {
          id: "before-deposit",
          title: "Antes de dar un abono",
          description: "Para esto son tu abogado y tu topógrafo.",
          bullets: [
            "Certificado reciente del Registro Público: dueño, gravámenes, hipotecas, demandas",
            "El plano aprobado contra tu propia medida, con la orilla incluida",
            "Impuestos y agua al día; herederos, cónyuge e inquilinos identificados",
            "Uso de suelo, áreas protegidas y normas de construcción, en el municipio y los ministerios",
          ],
        },
        {
          id: "before-payment",
          title: "Antes de pagar el resto",
          description: "La plata y el papel cambian de manos juntos, o no cambian.",
          bullets: [
            "Promesa de compraventa por escrito, con fechas, gastos y qué pasa si algo sale mal",
            "El dinero en un banco o con un tercero hasta que el Registro inscriba la escritura",
            "Constancia del banco de dónde salió la plata",
            "Un certificado nuevo ese mismo día, porque entre medio se presentan cosas",
          ],
        },
      ],
    },
    {
      name: "where-to-check",
      kind: "resources",
      title: "Dónde confirmar",
      description: "Son oficinas públicas. Cualquiera puede preguntar, con paciencia.",
      resources: [
        {
          id: "registry",
          title: "Registro Público",
          description:
            "Dueño, historia, hipotecas y gravámenes de la tierra titulada, y quién firma por una sociedad.",
        },
        {
          id: "anati",
          title: "Autoridad Nacional de Administración de Tierras (ANATI)",
          description: "Planos, catastro, tierras del Estado y titulación de derechos posesorios.",
        },
        {
          id: "municipality",
          title: "Municipio de Tonosí",
          description: "Permisos de construcción, impuestos municipales y qué se puede construir y dónde.",
        },
        {
          id: "environment",
          title: "Ministerio de Ambiente (MiAmbiente)",
          description: "Áreas protegidas, manglares, pozos, tala de árboles y estudios de impacto ambiental.",
        },
      ],
    },
  ],
} satisfies GuideText;

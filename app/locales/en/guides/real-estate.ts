import type { GuideText } from "../../guide-text";

export const realEstate = {
  title: "Buying land in Cambutal, Panama: what to check",
  description:
    "Title or right of possession, the strip by the tide line, water, road, costs: all to check before you pay for it.",
  keywords:
    "Cambutal real estate, land for sale Azuero, titled land Panama, rights of possession, ANATI, Public Registry",
  sections: [
    {
      name: "hero",
      kind: "hero",
      title: "Buying land in Cambutal",
      subtitle:
        "What the paper in front of you is worth, who can tell you, and what to check before you pay.",
    },
    {
      name: "read-first",
      kind: "text",
      title: "Read this first",
      text: [
        "This page is general information, not legal advice. Laws, fees and taxes change, and every parcel has its own history. Use it to ask better questions. Take the answers from your own lawyer, the Public Registry and the offices named at the end.",
        "Come and stay before you buy. See the land in the dry season and again in October, after a week of rain. Talk to the neighbors on every side: they know where the fence used to be.",
      ].join("\n\n"),
    },
    {
      name: "rights",
      kind: "cards",
      title: "Two kinds of right",
      description:
        "Titled land stands in the Public Registry; possession doesn't, and is only a right to use it. Ask first which of the two a parcel has: the price, the risk and the bank all follow from it.",
      cards: [
        {
          id: "titled",
          title: "Titled land",
          description: "Private property, written in the Public Registry with its own number (finca).",
          bullets: [
            "Anyone can look up the owner, the area, the mortgages and the liens",
            "It's transferred by public deed before a notary, and it's yours when the Registry records it",
            "A bank may lend against it, though rarely quickly",
            "Registered isn't the same as surveyed: the plan and the fence may still disagree",
          ],
        },
        {
          id: "possession",
          title: "Rights of possession",
          description:
            "Derecho posesorio: someone has used state land for years and the authorities recognize the use. Common on this coast.",
          bullets: [
            "You buy a right to occupy, not ownership, and the Public Registry doesn't show it",
            "The proof is certificates, receipts and neighbors' word, and they can contradict each other",
            "Some of it can be titled through ANATI; some never will be, such as protected areas and the shore",
            "Ask who pays for titling, how long it may take and what happens if it's refused",
          ],
        },
      ],
    },
    {
      name: "coast",
      kind: "text",
      title: "The shore isn't for sale",
      text: [
        "Beaches belong to the state and everyone may walk on them. Next to the beach, the law keeps a strip inland from the high-tide line for public use. Most sources say 22 meters on the Pacific, one says 30: ask a lawyer which applies. Don't count that strip as yours. If a title seems to include it, ask why.",
        "Land by the sea can also be state land held by concession, or fall under rules for coasts, mangroves, turtle beaches or protected areas. Which rule applies depends on where the parcel is and when its right began, and the rules have changed more than once. Before you plan a wall, a pool or a bar on the sand, have a lawyer and a surveyor mark on the ground where your land starts.",
      ].join("\n\n"),
    },
    {
      name: "on-the-ground",
      kind: "cards",
      title: "On the ground",
      description: "What no photograph shows: the boundary, the water, the road and the power.",
      cards: [
        {
          id: "survey",
          title: "Survey",
          description:
            "Hire your own licensed surveyor to put the plan on the land, with corners you can touch. Check area, boundaries, streams and the high-tide line, and compare them with the approved plan.",
        },
        {
          id: "water",
          title: "Water",
          description:
            "Ask where it comes from in March: a village aqueduct, a well or a truck. A new connection needs the water committee's approval. A well needs a permit and may turn salty near the sea.",
        },
        {
          id: "road",
          title: "Road",
          description:
            "A track across a neighbor's pasture is a favor until it's written down. Look for public access or a registered right of way, and drive it in the rain.",
        },
        {
          id: "power",
          title: "Power and signal",
          description:
            "Count the poles to the nearest line. Extending it is slow and usually paid by you. Ask about outages, and whether any network or internet service reaches the spot.",
        },
      ],
    },
    {
      name: "lawyer",
      kind: "text",
      title: "Your own lawyer",
      text: [
        "Your lawyer is the one who looks after you. There's no deposit scheme or title office that does it by default. Choose one who works for you alone: not the seller's, not the agent's, and not paid only when the sale closes.",
        "A good one traces the title back through its owners, asks for the certificates, finds the cousin who also inherited, writes the promise of sale (promesa de compraventa), holds or conditions the money and registers the deed. Ask for the fee and the list of checks in writing before you start.",
        "Check that the person is licensed to practice in Panama. Sellers' agents need a license too. Ask to see it.",
      ].join("\n\n"),
    },
    {
      name: "costs",
      kind: "text",
      title: "Taxes and closing costs",
      text: [
        "Who pays what is custom, and can be negotiated. A sale of titled land usually brings a transfer tax and an advance on the tax on the gain, customarily paid by the seller. Notary, registration and your lawyer are customarily yours. Write down what you agree on. Transfers of possession rights follow other rules.",
        "Before a deed can be signed and registered, property tax and water must be shown as paid (paz y salvo). A low price in the deed to save tax today becomes your gain, and your tax, on the day you sell.",
        "Every year there may be property tax, which depends on the registered value, with lower rates or exemptions for some homes. If you buy through a company, it has its own yearly fees. Rates change: check with the tax office (DGI) or an accountant before you run the numbers.",
      ].join("\n\n"),
    },
    {
      name: "foreigners",
      kind: "text",
      title: "If you're a foreigner",
      text: [
        "Foreigners can own titled land in Panama. They have the same protection as Panamanians, and you don't need residency to buy. The constitution keeps foreigners from owning land within 10 kilometers of the borders; Cambutal is nowhere near one. Possession rights and concessions can have their own conditions, so ask before you sign. The beach itself is nobody's: see [The shore isn't for sale](/real-estate#coast).",
        "Some residence permits can be based on property, with minimum values and conditions that change. Buying isn't a residence permit by itself. See Residency & Visas on [the legal page](/legal#topics), and ask an immigration lawyer before you tie one to the other.",
      ].join("\n\n"),
    },
    {
      name: "checklist",
      kind: "cards",
      title: "Checklist",
      description: "In this order. Each step costs less than finding out at the next one.",
      cards: [
        {
          id: "before-offer",
          title: "Before an offer",
          description: "An afternoon and a few phone calls.",
          bullets: [
            "Is it titled or possession? Ask for the finca number or the certificate",
            "Does the seller's identity match the name on the paper?",
            "Walk the boundaries with the neighbors",
            "Find the access, the water and the nearest power pole",
          ],
        },
        {
          id: "before-deposit",
          title: "Before a deposit",
          description: "This is what your lawyer and your surveyor are for.",
          bullets: [
            "Fresh certificate from the Public Registry: owner, liens, mortgages, lawsuits",
            "Approved plan against your own survey, shore included",
            "Taxes and water paid; heirs, spouse and tenants known",
            "Zoning, protected areas and building rules from the municipality and the ministries",
          ],
        },
        {
          id: "before-payment",
          title: "Before you pay the rest",
          description: "Money and paper change hands together or not at all.",
          bullets: [
            "A written promise of sale with dates, costs and what happens if a check fails",
            "Funds held by a bank or a third party until the Registry records the deed",
            "A bank trail that shows where the money came from",
            "A new certificate on the day, because things get filed in between",
          ],
        },
      ],
    },
    {
      name: "where-to-check",
      kind: "resources",
      title: "Where to check",
      description: "Public offices. Anyone may ask, in Spanish, with patience.",
      resources: [
        {
          id: "registry",
          title: "Public Registry (Registro Público)",
          description: "Owner, history, mortgages and liens of titled land, and who may sign for a company.",
        },
        {
          id: "anati",
          title: "National Land Authority (ANATI)",
          description: "Survey plans, the cadastre, state land, and titling of possession rights.",
        },
        {
          id: "municipality",
          title: "Municipality of Tonosí",
          description: "Building permits, local taxes, and what may be built where.",
        },
        {
          id: "environment",
          title: "Ministry of Environment (MiAmbiente)",
          description: "Protected areas, mangroves, wells, felling trees, and environmental studies.",
        },
      ],
    },
  ],
} satisfies GuideText;

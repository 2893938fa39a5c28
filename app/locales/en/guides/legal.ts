import type { GuideText } from "../../guide-text";

export const legal = {
  title: "Legal resources for Cambutal: visas, property, business",
  description:
    "Visas, property and business law in Panama in plain words: who decides, in which office, and who to ask first.",
  keywords:
    "Panama residency, Panama visas, Panama property law, open a business in Panama, lawyer Los Santos",
  sections: [
    {
      name: "hero",
      kind: "hero",
      title: "Legal Resources",
      subtitle: "What to know before you stay, buy or open a business, and which office has the last word.",
    },
    {
      name: "intro",
      kind: "text",
      title: "Start with the right question",
      text: [
        "Most legal trouble here begins in a friendly way: a handshake over a fence, a business run on a tourist stamp, a contract signed in a language one side couldn't read. This page tells you what to ask, and who to ask.",
        "It's general information, not legal advice. Amounts, deadlines and permits change, some by decree within a month: confirm with the office named and a lawyer licensed in Panama. Offices work in Spanish: without it, bring someone who works for you alone.",
      ].join("\n\n"),
    },
    {
      name: "topics",
      kind: "cards",
      title: "Three subjects",
      description: "Five things to know about each before you pay anyone.",
      cards: [
        {
          id: "residency",
          title: "Residency & Visas",
          description: "Decided by the immigration service (Servicio Nacional de Migración).",
          bullets: [
            "Staying: how long you may as a visitor depends on your passport; check with Migración before you fly.",
            "Working: a visitor's stay gives no right to it, and leaving for a day doesn't always start a new stay.",
            "Permits: pensioners, investors and citizens of listed countries, among others, have their own.",
            "Residency: you apply through a Panamanian lawyer, with your criminal record from home.",
            "Foreign papers: they need an apostille or consular seal, an official translation, and expire within months.",
          ],
        },
        {
          id: "property",
          title: "Property Laws",
          description: "Checked at the Public Registry and the land authority (ANATI).",
          bullets: [
            "Title: it's in the Public Registry; rights of possession aren't, and they're not title.",
            "Ownership: it passes when the public deed is recorded, not when you pay or sign.",
            "The beach: it and a strip inland from the high-tide line, 22 meters by most accounts, are for public use.",
            "Renting: it's safer in writing, with an inventory and the deposit handled as housing law says.",
            "Building: it needs a municipal permit, and near the shore or a river environmental ones too.",
          ],
        },
        {
          id: "business",
          title: "Business Laws",
          description:
            "Started at the Ministry of Commerce and Industries (MICI), then at the tax office and the municipality.",
          bullets: [
            "Starting: most businesses begin with a notice of operation (aviso de operación) and a tax number (RUC).",
            "Shops: retail trade is reserved for Panamanians by the constitution, with exceptions; ask before you rent.",
            "Corporations: they need a resident agent, who must be a Panamanian lawyer or law firm.",
            "Staff: they need written contracts, social security (CSS) and a thirteenth month, seasonal staff included.",
            "Other permits: food, alcohol, tours and rooms need their own, from health, city hall or tourism.",
          ],
        },
      ],
    },
    {
      name: "resources",
      kind: "resources",
      title: "Who can help",
      description: "Three kinds of help, and how to choose. Ask each for a written quote.",
      resources: [
        {
          id: "representation",
          title: "Legal Representation",
          description:
            "For buying, selling, inheritance, residency or a dispute. Pick a lawyer licensed in Panama who does this kind of case every month and has no stake in yours. For land, somebody who knows Los Santos and goes to see the parcel. Agree on fees in stages, and keep the original of whatever you sign.",
        },
        {
          id: "documents",
          title: "Document Services",
          description:
            "Notaries authenticate deeds and signatures; the nearest are in the larger towns. Translations count only from a translator authorized in Panama. Apostilles come from the country that issued the document, so order them before you travel.",
        },
        {
          id: "consulting",
          title: "Consulting Services",
          description:
            "An accountant for monthly and yearly filings, a surveyor for boundaries, an environmental consultant where a study is required. All three hold a professional license (idoneidad): ask for the number. Pay for the report, not for the promise that everything will be fine.",
        },
      ],
    },
  ],
} satisfies GuideText;

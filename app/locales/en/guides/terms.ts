import type { GuideText } from "../../guide-text";

export const terms = {
  title: "Terms of service of the Playa Cambutal Guide",
  description:
    "The rules for reading, listing and booking in this guide: what we answer for, what owners do, and what you do.",
  keywords: "Playa Cambutal Guide terms, listing rules, user content, affiliate bookings, liability",
  sections: [
    {
      name: "hero",
      kind: "hero",
      title: "Terms of Service",
      subtitle: "What you can expect from this guide, and what it expects from you.",
    },
    {
      name: "agreement",
      kind: "text",
      title: "Using the guide",
      text: [
        "Reading is free and needs no account. By using the guide you accept these terms. If you don't, please don't use it. The [privacy policy](/privacy) and the [affiliate disclosure](/disclosure) are part of them.",
      ].join("\n\n"),
    },
    {
      name: "what-it-is",
      kind: "text",
      title: "What the guide is",
      text: [
        "The Playa Cambutal Guide is information about a town and a directory of places, activities and events that their owners describe. It isn't a travel agency, a broker, a law office or an emergency service.",
        "An editor reads every submission before it appears. That's a check for sense and decency. It isn't an inspection, a license or a recommendation.",
      ].join("\n\n"),
    },
    {
      name: "accuracy",
      kind: "text",
      title: "How far to trust it",
      text: [
        "Hours change, roads wash out, kitchens close for a birthday. We correct what we learn about, but we can't promise that everything is right on the day you read it. Call ahead when it matters.",
        "The pages on surf, transport, land and law are general information. They don't replace a look at the sea, a call to the bus company, or advice from a professional who knows your case.",
      ].join("\n\n"),
    },
    {
      name: "account",
      kind: "text",
      title: "Your account",
      text: [
        "Give a real address that's yours, keep your password to yourself and tell us if someone else has it. You're responsible for what happens under your account, except where the fault is ours.",
        "We can suspend an account that breaks these terms. You can delete yours at any time in your profile.",
      ].join("\n\n"),
    },
    {
      name: "your-content",
      kind: "text",
      title: "What you submit",
      text: [
        "Listings, events, posts and pictures stay yours. By sending them you allow us to show, resize, shorten, translate and share them as part of the guide, at no charge, for as long as they're published here. You confirm that you may give that permission, including for the people and the photographs in them.",
        "Submissions wait for review. We may refuse one, ask for a change or take it down later; if we refuse it, you'll see the reviewer's note. Changes to hours, telephone, WhatsApp, closed for season and the yes or no to what guests ask appear at once, as do a new date, time or place of an event and its cancellation. Other edits wait while the approved version stays up.",
      ].join("\n\n"),
    },
    {
      name: "rules",
      kind: "text",
      title: "What doesn't belong here",
      text: [
        "Don't submit places you have no right to speak for, invented hours, prices or ratings, other people's photographs or private details, hate, threats, anything illegal, or advertising dressed up as a story.",
        "Don't try to break into the guide, overload it, copy it wholesale or collect addresses from it. If you find a security hole, tell us first and we'll thank you.",
      ].join("\n\n"),
    },
    {
      name: "bookings",
      kind: "text",
      title: "Bookings and links",
      text: [
        "When you book a room, a table, a lesson or a boat, your contract is with the business or the booking site, on its terms. We take no payment, hold no booking and can't cancel one.",
        "Some booking links are affiliate links: we may earn a commission at no extra cost to you. The [disclosure page](/disclosure) says how. We don't control other sites and aren't responsible for them.",
      ].join("\n\n"),
    },
    {
      name: "risk",
      kind: "text",
      title: "The sea, the road and you",
      text: [
        "Surfing, boating, swimming, hiking and driving here carry real danger: currents, rocks, animals, weather, distance from a hospital. Whether you go is your decision. Judge your ability, ask people who know the place, check that operators are insured, and be insured yourself.",
      ].join("\n\n"),
    },
    {
      name: "ownership",
      kind: "text",
      title: "Our part of the work",
      text: [
        "The guide's own texts, drawings and design belong to the guide. Quote and link to them freely with the source. Ask before you reprint whole pages. Map data belongs to OpenStreetMap contributors, under their license. Names and logos of businesses belong to those businesses.",
      ].join("\n\n"),
    },
    {
      name: "liability",
      kind: "text",
      title: "What we're responsible for",
      text: [
        "The guide is offered as it is, free of charge, and may be interrupted. As far as the law allows, we aren't responsible for losses that come from relying on it, from a business listed in it, or from it being unavailable.",
        "Nothing here limits liability that the law doesn't let anyone limit, or rights you have as a consumer.",
      ].join("\n\n"),
    },
    {
      name: "changes",
      kind: "text",
      title: "Changes, law and contact",
      text: [
        "When these terms change, so does the date on this page, and from then on the new ones apply. The law of the Republic of Panama governs them, together with the consumer protection of the place where you live. Where the two languages differ, the Spanish text prevails.",
        "Before anyone calls a lawyer, write to the address in the footer. Most problems turn out to be a phone number that needs correcting.",
      ].join("\n\n"),
    },
  ],
} satisfies GuideText;

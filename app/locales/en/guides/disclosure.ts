import type { GuideText } from "../../guide-text";

export const disclosure = {
  title: "Affiliate disclosure: how we earn money",
  description:
    "Which links on this guide can earn it a commission, what that doesn't alter, and how its lists get their order.",
  keywords: "affiliate disclosure, Playa Cambutal Guide, booking links, Expedia links, FTC disclosure",
  sections: [
    {
      name: "hero",
      kind: "hero",
      title: "Affiliate Disclosure",
      subtitle: "Which links can earn us money, and what that doesn't buy.",
    },
    {
      name: "transparency",
      kind: "text",
      title: "Transparency",
      text: [
        "You should know who earns what when you click. So: some booking links on pages about [places to stay](/stay) are affiliate links. If you book after following one, we may receive a commission. Every such link says where it leads and that it takes you to a booking site.",
      ].join("\n\n"),
    },
    {
      name: "affiliate-links",
      kind: "text",
      title: "Affiliate Links",
      text: [
        "The button Book Now on Expedia on a hotel's page is one of these links. It opens Expedia in a new tab with a code that tells Expedia the visit came from here. We don't learn your name, your dates or what you paid. In the page's code the link is marked as sponsored, so search engines know too.",
        "Links to restaurants, activities, events, maps, WhatsApp and owners' own websites earn us nothing.",
      ].join("\n\n"),
    },
    {
      name: "relationships",
      kind: "text",
      title: "Relationships",
      text: [
        "An affiliate partner pays for bookings. It doesn't own the guide, doesn't read texts before they appear and can't have a listing added, moved or removed.",
        "If a post is ever written in exchange for money, a stay, a meal or a lesson, the post says so at the top.",
      ].join("\n\n"),
    },
    {
      name: "no-extra-cost",
      kind: "text",
      title: "No Extra Cost to You",
      text: [
        "The price you see on the booking site is that site's price, and our commission comes out of its share. Nothing is added for coming from here. Compare anyway: calling the hotel is sometimes cheaper, and always a good way to ask about the road.",
      ].join("\n\n"),
    },
    {
      name: "honest-reviews",
      kind: "text",
      title: "Honest Reviews",
      text: [
        "Descriptions of places are written by their owners and read by an editor before they appear. They're introductions, not reviews. A rating beside a hotel is the figure its owner entered: take it as a claim, not as our verdict.",
        "A commission doesn't change our opinion, and no one can pay to have a fair remark taken out.",
      ].join("\n\n"),
    },
    {
      name: "local-businesses",
      kind: "text",
      title: "Local Businesses",
      text: [
        "Anyone with a business here can [submit it](/info?tab=businesses). Places marked Featured come first; editors set that mark and owners can't set it themselves. It's a position on the page, not a grade. The rest are shuffled every day, so nobody is always last. Commission plays no part in the order.",
        "A place without an affiliate link gets the same page as one with it. When you can, book and pay directly: more of it stays in the village.",
      ].join("\n\n"),
    },
    {
      name: "contact",
      kind: "text",
      title: "Contact",
      text: [
        "If a link isn't marked as it should be, or you wonder who paid for what, write to the address in the footer.",
      ].join("\n\n"),
    },
    {
      name: "ftc-compliance",
      kind: "text",
      title: "FTC Compliance",
      text: [
        "Many readers come from the United States. This page follows the Federal Trade Commission's guides on endorsements and testimonials (16 CFR Part 255), which ask that a paid connection be disclosed clearly and close to where it matters. We follow the same rule for readers from everywhere else.",
      ].join("\n\n"),
    },
  ],
} satisfies GuideText;

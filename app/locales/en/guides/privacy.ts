import type { GuideText } from "../../guide-text";

export const privacy = {
  title: "Privacy policy of the Playa Cambutal Guide",
  description:
    "What this guide keeps about you, why, and until when: five cookies, no trackers, and all of it yours to delete.",
  keywords: "Playa Cambutal Guide privacy, cookies, personal data, newsletter, delete account",
  sections: [
    {
      name: "hero",
      kind: "hero",
      title: "Privacy Policy",
      subtitle: "What we keep about you, why, and how to take it with you.",
    },
    {
      name: "summary",
      kind: "text",
      title: "The short version",
      text: [
        "You can read the whole guide without telling us anything. If you don't sign in, choose a language or send a form, you get no cookie at all.",
        "There are no trackers here: no analytics service, no advertising, no social media buttons that watch you, no fingerprinting. We don't sell, rent or lend your data.",
      ].join("\n\n"),
    },
    {
      name: "cookies",
      kind: "facts",
      title: "The cookies",
      facts: [
        {
          id: "session",
          label: "Session",
          value: "Keeps you signed in",
          note: "Named __Host-session. A random token that lasts 30 days and is renewed while you use it.",
        },
        {
          id: "language",
          label: "Language",
          value: "Remembers English or Spanish",
          note: "Named language. Set when you choose one; your browser's local storage keeps the same word.",
        },
        {
          id: "flash",
          label: "Message",
          value: "Carries one message to the next page",
          note: "Named flash. It says how your form went, and then it's gone.",
        },
        {
          id: "bookmark",
          label: "Bookmark",
          value: "Shows you your own changes",
          note: "Named bookmark. It tells the database how fresh a copy to read. It says nothing about you.",
        },
        {
          id: "oauth",
          label: "Sign-in in progress",
          value: "Protects a sign-in through another provider",
          note: "Named oauth. It lasts 10 minutes and is used once.",
        },
      ],
    },
    {
      name: "figures",
      kind: "text",
      title: "What we count",
      text: [
        "We count how often a place's page is opened, and how often its WhatsApp, phone, website, map and booking buttons are tapped: one sum per place and day, for its owner and for us. Nothing about you is kept with it: no address, no cookie, no fingerprint, not which pages you opened before or after. That's why nobody asks for your consent: there's nothing about anybody to consent to.",
        "So that one connection can't inflate a figure, for the rest of that day we note how full 256 drawers are, and each connection falls into one of them. Millions of addresses share a drawer, and the drawers are emptied that night. The sums go after 13 months.",
        "A search that finds nothing is kept as a fingerprint that we can't read. Once five people have looked for the same thing, we read its words, so that we can add what's missing.",
        "You aren't counted while you're signed in, with scripts off, or if your browser asks not to be tracked (Global Privacy Control or Do Not Track).",
      ].join("\n\n"),
    },
    {
      name: "phone",
      kind: "text",
      title: "What your phone keeps",
      text: "Press “Keep this on my phone” and your browser keeps the pocket guide and the public pages you open after that, up to 15 MB, so that they open without a signal. They stay on your phone: we don't learn which they are. Pages you see while signed in, forms and their answers aren't kept. “Remove it”, in the same place, removes everything. Until you press it, none of this is there.",
    },
    {
      name: "account",
      kind: "text",
      title: "Your account",
      text: [
        "An account holds your name, your email address, your language and, if you give them, a WhatsApp number and a business name. If you sign in through another provider, we keep your identifier there and the address it confirms. It never gets your password here, and we never get yours there.",
        "Passwords are stored only as a slow, salted hash. We also keep the last day you were here, your open sessions and a list of security events such as a changed password, so that you can see them and we can help you if somebody else gets in.",
        "We write to you about your account, your listings and the reminders you ask for. Nothing else, unless you subscribe. A copy of each email is deleted after 30 days.",
      ].join("\n\n"),
    },
    {
      name: "listings",
      kind: "text",
      title: "What you publish",
      text: [
        "A listing is public once it's approved: name, description, place, hours, pictures and the telephone, WhatsApp, email or website you put in it. Only put in what visitors may use. The address of your account isn't shown. A blog post or an event shows the author or host you name.",
        "While you write, your browser keeps the words of the form on your device, so that a lost signal costs you nothing. They're deleted once we have them or you discard them, and after 14 days they aren't used again. Signing out leaves them there: on a shared computer, send or discard what you started. A post you start is also saved with us as a draft that only you can see.",
        "When nobody has looked at a place's hours and numbers for three months, and before a season, we ask its owner by email, at most once a month. We keep when we asked and when you answered; the place's page says the day you confirmed it. The links in that email open the facts of that place alone, for 30 days, and one of them stops these emails.",
        "Editors see who sent what. What they approve, change or refuse is written to a log that isn't edited afterwards. What it says about you goes with your account.",
        "Images you upload are re-encoded. That removes the place, the time and the camera that phones write into pictures. Some pictures are linked from an owner's own site instead: your browser then asks that site for the picture, as on any other page.",
      ].join("\n\n"),
    },
    {
      name: "newsletter",
      kind: "text",
      title: "Newsletter",
      text: [
        "We keep your email address, the language you signed up in and the dates. Nothing goes out until you press the button in the email that confirms it was you. If you never do, you aren't on the list, and after 30 days the address is removed.",
        "You can stop the letters with one click, without signing in. A mail provider hands the letters over and gets your address for that. The letters carry no tracking pictures and we don't record who opens them or follows their links. When a letter bounces for good, or your mail program tells us you called it spam, we remove the address ourselves and keep the date and which of the two it was. 30 days after you leave, the address is removed. Only a fingerprint of it stays, which lets us recognize it but not read it, so that nobody puts you back on the list; it goes when you sign up and confirm again.",
      ].join("\n\n"),
    },
    {
      name: "maps-and-links",
      kind: "text",
      title: "Maps, bookings and other sites",
      text: [
        "Maps come from OpenStreetMap and load only when you ask for one. From then on OpenStreetMap receives your internet address, as with any page you open.",
        "WhatsApp, telephone and website buttons, and booking links, lead away from here. We don't send anything about you. Booking links carry our partner code, so that the booking site knows where you came from, and it sets its own cookies under its own policy. The [affiliate disclosure](/disclosure) explains the money.",
      ].join("\n\n"),
    },
    {
      name: "hosting",
      kind: "text",
      title: "Where it's kept",
      text: [
        "The guide runs on Cloudflare, which answers your requests and stores the database, the images and the email we send. To do that it handles your internet address. Cloudflare works in many countries, so your data may be outside Panama.",
        "What you send us with “Suggest a correction” is read by the owner and by our admins. We keep what you wrote, without your name or address, until a month after somebody answered it and three months at most. For a week a fingerprint made with a key that changes tells us whether different people say the same thing; nobody can read your internet address from it, and then it's deleted.",
        "To stop abuse, we count attempts per internet address and per account for a short while, then delete the counts. We don't use them for anything else.",
      ].join("\n\n"),
    },
    {
      name: "your-rights",
      kind: "text",
      title: "Take it or delete it",
      text: [
        "In your profile you can correct your details, download everything we hold about you as one file, and delete the account. You don't need to give a reason.",
        "Deleting the account removes your profile, your sessions and whatever is still waiting for approval. Approved listings stay without an owner, because visitors rely on them, unless you check the box that removes them too. Your place on the newsletter's list goes too (a fingerprint of the address stays, as described there), and so do the copies of the emails we sent you and all that our log says about you and what you sent.",
        "What stays: the log's bare lines (something was submitted, approved or deleted, and when) with a number that no longer leads to anyone, for as long as the guide exists, and the email that confirms the deletion, for 30 days. Copies in backups disappear within 30 days.",
        "Panama's data protection law gives you the right to see, correct, delete and take away your data, and to object to its use. Your own country may give you more. Where there's no button for it, write to us.",
      ].join("\n\n"),
    },
    {
      name: "changes",
      kind: "text",
      title: "Changes and questions",
      text: [
        "If this policy changes, the date on this page changes with it.",
        "Questions, and anything that looks wrong, go to the address in the footer.",
      ].join("\n\n"),
    },
  ],
} satisfies GuideText;

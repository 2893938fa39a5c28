/** The monthly letter: its desk in the studio, what the guide drafts, and its archive. */
export const newsletterIssue = {
  desk: {
    lead: "One letter a month, in both languages. What you publish stands in the archive and in its feed.",
    letters: "Letters",
    all: "All letters",
    begin: "Begin a letter",
    beginHint:
      "It comes with what's new: the month's events, new places, the latest posts, the tides and the season. Cut what you don't want to say. From the 20th on it speaks of the next month.",
    none: "No letter yet",
    noneText: "The first one takes ten minutes: begin it, cut it, publish it.",
    untitled: "Without a subject",
    see: "See it",
    mailing:
      "Publishing puts the letter into the archive and its feed. It isn't mailed: this guide has no mail provider for letters. Export the readers and send it with a service of yours.",
  },
  states: {
    draft: "Draft",
    scheduled: "Goes out on {{date}} at {{time}}",
    published: "Published on {{date}}",
  },
  fields: {
    subject: "Subject",
    content: "Text",
    blocks: "Add what's new",
    send_at: "When it goes out",
  },
  hints: {
    blocks: "Each comes to stand at the end of both texts.",
    send_at: "Panama time. Only for a letter that's to wait for its day.",
  },
  blocks: {
    events: "What's on",
    places: "New in the guide",
    posts: "From the blog",
    tides: "Tides of the month",
    season: "The season",
  },
  acts: {
    save: "Save the draft",
    correct: "Save the correction",
    preview: "Preview",
    schedule: "Let it wait for its day",
    reschedule: "Change the day",
    publish: "Publish now",
    stop: "Don't send it",
    delete: "Delete the draft",
  },
  asSeen: "As readers will see it",
  problems: {
    subject: "Please write the subject in this language too",
    longSubject: "This is too long: at most 120 letters",
    content: "Please write the letter in this language too",
    tooHeavy: "This is too long for a letter: at most 100 KB",
    moment: "Please enter a day and a time",
    past: "Please choose a moment that's still to come",
  },
  notices: {
    stale: {
      title: "Somebody else has changed this letter",
      text: "Nothing of yours is lost. Save again to put your text in place of theirs.",
    },
    failed: { title: "It wasn't saved", text: "What you typed stands here. Please try again." },
  },
  draft: {
    subject: "{{month}} in Cambutal",
    opening: "Here's what {{month}} looks like in Cambutal.",
    high: "Highest water by daylight: {{date}}, {{time}}, {{height}}",
    low: "Lowest water by daylight: {{date}}, {{time}}, {{height}}",
  },
  readers: {
    title: "Readers",
    confirmed: "Confirmed",
    waiting: "Waiting for their click",
    left: "Unsubscribed",
    sum: "Together",
    curve_one: "{{count}} reader at the end of {{last}}; the list began in {{first}}.",
    curve_other: "{{count}} readers at the end of {{last}}; the list began in {{first}}.",
    noCurve: "Nobody has confirmed an address yet.",
    byMonth: "Month by month",
    export: "Export the list (CSV)",
  },
  missing: {
    subject: "No letter is ready this month",
    text: "It's past the 24th, and no letter waits for its day. Beginning one takes a press: it comes with what's new, and you cut it.",
    button: "Begin a letter",
  },
  archive: { title: "Letters so far", feed: "The letters as a feed (Atom)" },
};

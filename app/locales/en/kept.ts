/** What the phone says by itself of a page it has kept, and the button that makes it keep any. */
export const kept = {
  title: "No signal.",
  page: "This is as of {{when}}.",
  twin: "This page is on this phone in Spanish only, as of {{when}}.",
  missing: "That page isn't on this phone. The pocket guide, as of {{when}}.",
  without: "Search and forms will be back with it.",
  again: "Try again",
  pocket: "The pocket guide",
  asOf: "as of {{when}}",
  notNow: "what's open now isn't shown",
  needs: "needs a signal",
  today: "today, {{time}}",
  yesterday: "yesterday, {{time}}",
  earlier: "{{day}}, {{time}}",
};

export const keep = {
  text: "You'll lose signal on the way. Keep the pocket guide and what you open from now on.",
  button: "Keep this on my phone",
  pocket: "Open the pocket guide",
  kept: "It's on your phone, with what you open from now on: up to 15 MB.",
  forget: "Remove it",
  refused: "It couldn't be kept: there isn't enough signal or room, or the window is private.",
};

/** What a form says that was open when the signal went. */
export const unsent = {
  noSignal: "No signal: nothing was sent. What you typed is still here. Press again once you have a signal.",
  letter: "No signal: not sent. Try again later.",
  noAnswer: "What you typed is still here. It was sent, but no answer came: press again.",
};

export const newsletter = {
  title: "One letter a month, from the end of the road",
  text: "What's on, how the season looks, what's opened. Nothing else.",
  untracked: "We don't track opens or clicks.",
  label: "Email address",
  placeholder: "Your email address",
  button: "Subscribe",
  confirmation: "Our email is on its way: press the button in it and you're on the list.",
  back: "Back to where you were",
  inside: {
    title: "What's in it",
    on: "What's on",
    onText: "The month's classes, music and markets, day by day.",
    season: "How the season looks",
    seasonText: "Rain or sun, swell or calm, turtles or whales.",
    opened: "What's opened",
    openedText: "New tables and new beds, and who closes for the season.",
    newest: "The newest letter",
    read: "Read the whole letter",
  },
  malformed: {
    title: "That doesn't look like an email address",
    text: "Check it for a missing letter or an extra space, then send it again.",
  },
  confirm: {
    title: "Confirm your subscription",
    text: "One click, and you'll get the letter once a month.",
    button: "Yes, send me the letter",
    doneTitle: "You're on the list",
    doneText: "You'll get the next letter. Every letter has a link to unsubscribe.",
  },
  unsubscribe: {
    title: "Leave the newsletter",
    text: "One click, and no more letters will come.",
    button: "Unsubscribe me",
    doneTitle: "You're off the list",
    doneText: "No more letters. You can come back any time.",
  },
  /** Where the guide has nobody who mails the letter. */
  unmailed: {
    text: "For now, [read it on this site](/newsletter#inside). We'll write to you once it goes out by mail.",
    confirm: {
      text: "One click, and we'll keep your address for the first letter that goes out by mail.",
      button: "Yes, keep my address",
      doneText: "You'll get the first letter that goes out by mail. Until then, they're on this site.",
    },
  },
  invalid: {
    title: "This link no longer works",
    text: "It may have been replaced by a newer one. Sign up again and we'll send you a new email.",
    again: "Sign up again",
  },
  deadWayOut: {
    text: "The newest letter in your inbox has a link that works. Or write to {{contact}} from the address it comes to, and we'll take you off the list.",
    button: "Write to us",
    subject: "Please take me off the letter's list",
  },
};

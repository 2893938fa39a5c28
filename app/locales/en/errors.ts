export const errors = {
  badRequest: {
    title: "We couldn't read that",
    text: "Something in the address or the form wasn't what we expected. Go back and try again.",
  },
  forbidden: {
    title: "That came from another site",
    text: "For your safety we only take forms that were sent from our own pages. Open the page here and try again.",
  },
  studioClosed: {
    title: "The studio is closed",
    text: "Cloudflare Access is only half set up. Missing: {{settings}}. Until then nobody can act as an admin; visitors won't notice.",
  },
  notFound: {
    title: "Page Not Found",
    text: "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
  },
  beyondTable: {
    title: "Beyond the tide table",
    text: "Our tide table reaches from {{first}} to {{last}}. We add a day every day.",
  },
  methodNotAllowed: {
    title: "This page doesn't do that",
    text: "The address is right, but it doesn't take this kind of request. Go back and use the buttons on the page.",
  },
  tooLarge: {
    title: "That's too much at once",
    text: "A form with its pictures can be up to 25 MB. Send fewer or smaller pictures.",
  },
  tooMany: {
    title: "Slow down a little",
    text: "That happened too often in a short time. Wait a while, then try again.",
    wait_one: "Try again in {{count}} minute.",
    wait_other: "Try again in {{count}} minutes.",
  },
  broken: {
    title: "Something broke on our side",
    text: "It isn't your fault, and we've made a note of it. Try again in a moment.",
  },
  away: {
    title: "Back in a moment",
    text: "The guide can't read its data right now. Wait a minute, then reload the page.",
  },
  failed: {
    restaurants: "Failed to load restaurant listings",
    hotels: "Failed to load hotel listings",
    activities: "An error occurred",
    restaurant: "Failed to load restaurant details",
    hotel: "Failed to load hotel details",
    posts: "Failed to fetch blog posts",
  },
  home: "Return to Homepage",
  nearest: "Were you looking for “{{page}}”?",
  paused: {
    title: "This wasn't accepted",
    text: "Your account is paused. An admin wrote: “{{reason}}” If you see it differently, write to {{contact}}.",
    typed: "What you'd typed, to keep for later",
    adding:
      "Nothing new is accepted while it's paused. Once an admin opens it again, the form is back here, with what this browser has kept of it.",
    notice: "Your account is paused",
    reason: "An admin wrote: “{{reason}}”",
    more: "You can read everything, download your data and delete what's yours; nothing else you send is accepted. If you see it differently, write to {{contact}}.",
  },
};

export const peopleMails = {
  signIn: "You were signed out on every device, so sign in again.",
  grant: {
    subject: "You're an admin of the guide now",
    text: "An admin of the Playa Cambutal Guide made you an admin, too. You review what owners send, and you can change what the pages say.",
    button: "Open admin",
  },
  revoke: {
    subject: "You're no longer an admin of the guide",
    text: "An admin of the Playa Cambutal Guide took the role back. Your account and what you have in the guide are still yours.",
    button: "Open your profile",
  },
  signedOut: {
    subject: "You were signed out everywhere",
    text: "An admin of the Playa Cambutal Guide signed you out on every device.",
    button: "Sign in",
  },
  paused: {
    subject: "Your account is paused",
    text: "An admin of the Playa Cambutal Guide paused your account, for this reason:",
    more: "You can sign in, read it and download your data. What you have in the guide stays; but you can't send anything new, and what you had waiting isn't reviewed in the meantime. If you see it differently, write to {{contact}}.",
  },
  resumed: {
    subject: "Your account is open again",
    text: "Your account in the Playa Cambutal Guide is no longer paused. What you had waiting is in line for review again.",
    button: "Open My Listings",
  },
  handedTo: {
    subject: "“{{name}}” is yours now",
    text: "An admin of the Playa Cambutal Guide made you the owner of “{{name}}”. You can edit it in My Listings.",
  },
  handedFrom: {
    subject: "“{{name}}” has another owner now",
    text: "An admin of the Playa Cambutal Guide handed “{{name}}” to another owner. You can no longer edit it.",
  },
  factorGoes: {
    subject: "Your second sign-in step will be removed in a day",
    text: "An admin of the Playa Cambutal Guide was told that you've lost your second step. It'll be removed on {{when}}, for this reason:",
    stop: "If that wasn't you, or you've found it again, press the button and it stays. Signing in with it keeps it, too.",
    button: "Keep my second step",
  },
  factorStays: {
    subject: "{{name}} keeps the second factor",
    text: "{{name}} used the link in the email to keep the second factor, so it won't be removed. Somebody else may have written to you in their name.",
    button: "Open the account",
  },
  data: {
    export: "Open the page",
    delete: "Open the page",
    account: {
      export: {
        subject: "Your data in the Playa Cambutal Guide",
        text: "Somebody asked the admins of the Playa Cambutal Guide for everything it holds about you. Open the page to get the file.",
      },
      delete: {
        subject: "Delete your account in the Playa Cambutal Guide?",
        text: "Somebody asked the admins of the Playa Cambutal Guide to delete your account. Nothing is deleted until you open the page and confirm it there.",
      },
    },
    reader: {
      export: {
        subject: "Your data in the Playa Cambutal Guide",
        text: "Somebody asked the admins of the Playa Cambutal Guide for everything it holds about this address. The guide only knows it from the monthly letter. Open the page to get the file.",
      },
      delete: {
        subject: "Take your address out of the Playa Cambutal Guide?",
        text: "Somebody asked the admins of the Playa Cambutal Guide to delete this address, which the guide only knows from the monthly letter. Nothing is deleted until you open the page and confirm it there.",
      },
    },
    until: "The link works until {{until}}. Don't pass it on: whoever has it can use it.",
    notMe: "If it wasn't you who asked, do nothing, and nothing will happen.",
  },
  claimAsked: {
    subject: "Somebody says that “{{place}}” is theirs",
    text: "{{person}} says they own “{{place}}”, and writes:",
    next: "Nothing changes until an admin decides. Make sure it's true before you make them the owner.",
    button: "Decide",
  },
  claimRefused: {
    subject: "“{{place}}” stays as it is",
    text: "You told us that “{{place}}” is yours. An admin looked into it and didn't make you the owner:",
  },
};

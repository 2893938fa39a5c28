export const accountMails = {
  notYou: "If you didn't ask for this, do nothing: nothing changes.",
  wasItYou:
    "If that was you, there's nothing to do. If it wasn't, choose a new password now; that signs out every device.",
  secure: "It wasn't me",
  firstProof:
    "Nobody has confirmed this address yet. If you continue, the account is yours alone: its password, its other devices and its profile are cleared, in case somebody else signed up with your address. If it was you and you want to keep them, use the link in our first email instead.",
  verify: {
    subject: "Confirm your email address",
    text: "Welcome to the Playa Cambutal Guide. Confirm that this address is yours; the link works for one hour. On a different device from the one you signed up on, it'll ask for your password.",
    notYou:
      "If you didn't sign up, do nothing. Or open the link and say so: the account becomes yours, with nothing left from whoever opened it.",
    button: "Confirm my address",
  },
  recover: {
    subject: "Choose a new password",
    text: "Someone asked for a new password for this account. If it was you, choose one here; the link works once, for one hour.",
    button: "Choose a new password",
  },
  changeEmail: {
    subject: "Confirm your new email address",
    text: "You asked to use this address for your account in the Playa Cambutal Guide. Confirm it here; the link works for one hour, on the device you asked from or with your password.",
    button: "Use this address",
  },
  code: {
    subject: "{{code}} is your sign-in code",
    text: "Type this code where you want to sign in:",
    care: "It works once, for 10 minutes. We never ask for it by phone or chat; if you didn't want to sign in, ignore it.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    text: "The password of your account was changed, and all other devices were signed out.",
  },
  emailChanging: {
    subject: "Your email address is about to change",
    text: "Someone signed in to your account asked to change its address to {{email}}. It changes when that address is confirmed.",
  },
  emailChanged: {
    subject: "Your email address was changed",
    text: "Your account now uses the address {{email}}. You can no longer sign in with this one.",
  },
  factorAdded: {
    subject: "Two-step sign-in is on",
    text: "From now on, signing in to your account asks for a code from your app.",
  },
  factorRemoved: {
    subject: "Two-step sign-in is off",
    text: "The second step was removed from your account. Signing in takes one step again.",
  },
  codesReplaced: {
    subject: "You have new recovery codes",
    text: "New recovery codes were made for your account. The old ones no longer work.",
  },
  recoveryCodeUsed: {
    subject: "A recovery code was used",
    text: "Someone signed in to your account with one of your recovery codes. Each works once. Codes left: {{left}}.",
  },
  identityAdded: {
    subject: "{{provider}} was connected to your account",
    text: "You can now sign in to your account with {{provider}}.",
  },
  identityRemoved: {
    subject: "{{provider}} was disconnected from your account",
    text: "You can no longer sign in to your account with {{provider}}.",
  },
  newDevice: {
    subject: "A new device signed in",
    text: "Someone signed in to your account from a device we haven't seen before: {{device}}.",
  },
  takenOver: {
    subject: "The account with your address is yours now",
    text: "You've shown that this address is yours. Nobody had before, and somebody else may have signed up with it, so we cleared the account: its password, every other device, its second step, connected accounts and profile are gone.",
    sent: "What was sent for review before stays in line until you say whose it was. Look through it, and set a password if you want one.",
    button: "See what was sent",
  },
  accountDeleted: {
    subject: "Your account is deleted",
    text: "We deleted your account and what it said about you, as you asked. Thanks for being here.",
  },
  madeAdmin: {
    subject: "You made {{name}} an admin",
    text: "From your account, {{name}} was made an admin of the guide.",
  },
  tookAdmin: {
    subject: "You took the admin role from {{name}}",
    text: "From your account, the admin role was taken from {{name}}.",
  },
};

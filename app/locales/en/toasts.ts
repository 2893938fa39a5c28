import { studioToasts } from "./studio-toasts";

export const toasts = {
  ways: { listings: "See it in My Listings", log: "See the log" },
  subscribed: {
    title: "Successfully subscribed!",
    description: "One step left: open the email we just sent and confirm.",
  },
  alreadySubscribed: {
    title: "Already subscribed",
    description: "This email is already subscribed to our newsletter.",
  },
  subscriptionFailed: {
    title: "Subscription failed",
    description: "There was an error subscribing to the newsletter. Please try again.",
  },
  restaurantSubmitted: {
    title: "Restaurant submitted!",
    description: "Your restaurant has been submitted for review.",
  },
  restaurantFailed: {
    title: "Submission failed",
    description: "There was an error submitting your restaurant listing. Please try again.",
  },
  hotelSubmitted: {
    title: "Hotel submitted successfully!",
    description: "Your hotel listing has been submitted for review. You'll be notified once it's approved.",
  },
  hotelFailed: {
    title: "Submission failed",
    description: "There was an error submitting your hotel listing. Please try again.",
  },
  businessSubmitted: {
    title: "Submission Successful",
    description:
      "Your business listing has been submitted for review. You'll be notified once it's approved.",
  },
  businessFailed: {
    title: "Submission Failed",
    description: "There was an error submitting your business listing. Please try again.",
  },
  eventSubmitted: {
    title: "Event submitted!",
    description: "It's waiting for approval and will be visible once approved.",
  },
  seriesCreated: {
    title: "Event series created!",
    description: "The series and its dates are waiting for approval.",
  },
  seriesSkipping: {
    title: "Event series created!",
    description_one:
      "The series and its dates are waiting for approval. {{count}} month was left out: it doesn't have that day.",
    description_other:
      "The series and its dates are waiting for approval. {{count}} months were left out: they don't have that day.",
  },
  seriesLater: {
    title: "Event series created!",
    description:
      "The series and its dates are waiting for approval. The date you chose doesn't fit the rule, so the first that fits is the start.",
  },
  eventSubmittedClosed: {
    title: "Event submitted!",
    description:
      "It's waiting for approval. The place says it's usually closed then: if the event is on anyway, there's nothing to do.",
  },
  seriesCreatedClosed: {
    title: "Event series created!",
    description:
      "The series and its dates are waiting for approval. On some of them the place says it's usually closed: if they're on anyway, there's nothing to do.",
  },
  eventFailed: {
    title: "Error",
    description: "Your event couldn't be saved. Please try again.",
  },
  eventUpdated: { title: "Success", description: "Event updated successfully!" },
  eventUpdatedClosed: {
    title: "Success",
    description:
      "Event updated. The place says it's usually closed then: if the event is on anyway, there's nothing to do.",
  },
  eventUpdatedEndMoved: {
    title: "Success",
    description:
      "Event updated successfully! The start moved, so the end moved along: it lasts as long as before.",
  },
  eventUpdatedLater: {
    title: "Success",
    description:
      "Event updated successfully! Its date doesn't fit the rule, so the series continues from the first date that does.",
  },
  eventUpdatedWithout: {
    title: "Success",
    description_one:
      "Event updated successfully! {{count}} date you'd changed on its own is no longer part of the rule and is gone.",
    description_other:
      "Event updated successfully! {{count}} dates you'd changed on their own are no longer part of the rule and are gone.",
  },
  eventNotChanged: {
    title: "Nothing was changed",
    description: "Someone else is changing the same event. Please try again.",
  },
  eventDeleted: { title: "Event deleted", description: "You can restore it for ten minutes." },
  reminderSet: {
    title: "We'll remind you",
    description: "You'll get one email 12 hours before the start, or right away if it's sooner.",
  },
  reminderForgotten: { title: "No reminder", description: "We won't write to you about this event." },
  accountCreated: {
    title: "Account created successfully!",
    description: "Welcome. We sent you an email to confirm your address.",
  },
  accountReady: { title: "Account created successfully!", description: "Welcome to the guide." },
  welcomeBack: { title: "Welcome back!", description: "You're signed in." },
  recoverySent: {
    title: "Check your email",
    description: "If the address has an account, a link to choose a new password is on its way.",
  },
  verificationSent: {
    title: "Check your email",
    description: "If the address has an account and isn't confirmed yet, a new link is on its way.",
  },
  addressConfirmed: { title: "Your address is confirmed", description: "Thank you. That's all we needed." },
  accountTakenOver: {
    title: "Your address is confirmed",
    description: "The account is yours alone now: anything somebody else may have set up in it is cleared.",
  },
  sentBeforeDisowned: {
    title: "Thank you for telling us",
    description: "What was sent before is no longer yours, and isn't waiting for review anymore.",
  },
  sentBeforeKept: { title: "Thank you", description: "What you sent stays as it is." },
  addressChanged: {
    title: "Your new address is confirmed",
    description: "From now on, you sign in with it. All your devices were signed out; sign in again.",
  },
  passwordChanged: {
    title: "Your password is changed",
    description: "All your other devices are signed out.",
  },
  providerFailed: {
    title: "That didn't work",
    description:
      "The other service didn't let you through, or it took too long. Nothing has changed; try again.",
  },
  providerUnverified: {
    title: "Your address isn't verified there",
    description: "Verify your email address with them first, or sign up here with a password.",
  },
  providerOtherAddress: {
    title: "Not connected",
    description: "Only the same email address, verified on both sides, can be connected.",
  },
  providerTaken: {
    title: "Not connected",
    description: "That sign-in belongs to another account here.",
  },
  providerLinked: { title: "Connected", description: "You can sign in with it from now on." },
  providerUnlinked: { title: "Disconnected", description: "It no longer signs you in." },
  confirmedAgain: {
    title: "Thank you, now we know it's you",
    description: "For ten minutes you can change things here.",
  },
  emailChangeSent: {
    title: "Check your email",
    description: "We sent a link to the new address. Until it's confirmed, the old one stays.",
  },
  factorRemoved: { title: "Two-step sign-in is off", description: "From now on, signing in takes one step." },
  sessionEnded: { title: "Signed out", description: "That device is signed out." },
  accountDeleted: { title: "Your account is deleted", description: "Thanks for being here." },
  profileUpdated: {
    title: "Profile updated",
    description: "Your profile has been updated successfully.",
  },
  profileFailed: { title: "Error", description: "Failed to update profile. Please try again." },
  signedOut: { title: "You're signed out", description: "See you soon." },
  signedOutOthers: { title: "Done", description: "All your other devices are signed out." },
  signedOutEverywhere: { title: "You're signed out everywhere", description: "See you soon." },
  restaurantUpdated: {
    title: "Restaurant updated",
    description:
      "Hours, contact numbers and what guests ask change at once on a public listing; the rest waits for review.",
  },
  hotelUpdated: {
    title: "Hotel updated",
    description: "What guests ask changes at once on a public listing; the rest waits for review.",
  },
  businessUpdated: {
    title: "Business updated",
    description:
      "Hours, contact numbers and what guests ask change at once on a public listing; the rest waits for review.",
  },
  restaurantUpdatedWaits: { title: "Restaurant updated", description: "It's waiting for review." },
  hotelUpdatedWaits: { title: "Hotel updated", description: "It's waiting for review." },
  businessUpdatedWaits: { title: "Business updated", description: "It's waiting for review." },
  restaurantDeleted: { title: "Restaurant deleted", description: "You can restore it for ten minutes." },
  hotelDeleted: { title: "Hotel deleted", description: "You can restore it for ten minutes." },
  businessDeleted: { title: "Business deleted", description: "You can restore it for ten minutes." },
  postCreated: {
    title: "Success",
    description: "Blog post created successfully. It will be visible after admin approval.",
  },
  postDrafted: {
    title: "Success",
    description: "Blog post created successfully. It's a draft: only you see it, under My Listings.",
  },
  postMissing: {
    title: "That post isn't here",
    description: "It may have been taken down, or its address has a typo. These are all the others.",
  },
  postFailed: { title: "Error", description: "Failed to create blog post" },
  postUnchanged: { title: "Nothing has changed", description: "The post is the same as before." },
  postUpdated: {
    title: "Post updated",
    description: "Changes to a public post show once we've read them.",
  },
  postUnpublished: { title: "Post updated", description: "It's a draft now: only you see it." },
  postPublished: { title: "Post updated", description: "It's public again." },
  lostLinks_one: "{{count}} link leads to nothing, so readers see its words only: the preview names it.",
  lostLinks_other:
    "{{count}} links lead to nothing, so readers see their words only: the preview names them.",
  factsConfirmed: {
    title: "Thank you",
    description: "From now on, your page says when you confirmed it.",
  },
  factsSaved: {
    title: "It's public",
    description: "We've emailed you what changed. You can take it back from there for a week.",
  },
  factsRungUp: {
    title: "Noted",
    description: "From now on, the place's page says that its owner confirmed it.",
  },
  factsAnswered: { title: "Nothing to do", description: "Its owner answered in the meantime." },
  postKept: { title: "Draft saved", description: "Only you see it, under My Listings." },
  postWaits: { title: "Post updated", description: "It will be visible after admin approval." },
  postDeleted: { title: "Post deleted", description: "You can restore it for ten minutes." },
  imageUploaded: { title: "Success", description: "Image uploaded successfully" },
  uploadFailed: { title: "Error", description: "Failed to upload image" },
  uploadedPartly: {
    title: "Not all of them",
    description_one: "{{count}} picture is kept. Beside the field it says what was refused, and why.",
    description_other: "{{count}} pictures are kept. Beside the field it says what was refused, and why.",
  },
  listingRestored: { title: "It's back", description: "Everything is as it was before." },
  decisionUndone: {
    title: "Decision undone",
    description: "It's as it was before, and nobody was told.",
  },
  submissionApproved: {
    title: "Approved",
    description: "It's public. Its owner gets an email in ten minutes, unless you undo it.",
  },
  submissionsApproved: {
    title: "Approved",
    description_one:
      "{{count}} submission is public. Its owner gets an email in ten minutes, unless you undo it.",
    description_other:
      "{{count}} submissions are public. Their owners get an email in ten minutes, unless you undo it.",
  },
  submissionsRejected: {
    title: "Sent back",
    description_one:
      "{{count}} submission was sent back. Its owner gets an email in ten minutes, unless you undo it.",
    description_other:
      "{{count}} submissions were sent back. Their owners get an email in ten minutes, unless you undo it.",
  },
  submissionsOvertaken: {
    title: "Not all of them",
    description_one: "{{count}} has changed since you saw it, or somebody else decided. Look at it again.",
    description_other:
      "{{count}} have changed since you saw them, or somebody else decided. Look at them again.",
  },
  nothingTicked: { title: "Nothing selected", description: "Select the submissions you want to approve." },
  notifySaved: { title: "Saved", description: "We'll write to you as often as you chose." },
  submissionRejected: {
    title: "Rejected",
    description: "The owner gets your reasons by email in ten minutes, unless you undo it.",
  },
  correctedEndMoved: {
    title: "Saved",
    description:
      "The start moved, so the end moved along: it lasts as long as before. Your corrections are in the log.",
  },
  approvedEndMoved: {
    title: "Approved",
    description:
      "The start moved, so the end moved along: it lasts as long as before. Its owner gets an email in ten minutes, unless you undo it.",
  },
  submissionCorrected: { title: "Saved", description: "Your corrections are in the log." },
  adminGranted: {
    title: "Admin",
    description: "They're an admin from their next sign-in. You'll both get an email.",
  },
  adminRevoked: {
    title: "No longer an admin",
    description: "They were signed out. You'll both get an email.",
  },
  personSignedOut: { title: "Signed out", description: "Every session of the account has ended." },
  accountPaused: {
    title: "Paused",
    description: "Nothing is accepted from the account, and what it had waiting left the queue.",
  },
  accountResumed: { title: "Open again", description: "What the account had waiting is in the queue again." },
  waitingRejected: {
    title: "Turned down",
    description: "Nothing of theirs was waiting.",
    description_one:
      "{{count}} thing was turned down. Its owner gets an email in ten minutes, unless you undo it.",
    description_other:
      "{{count}} things were turned down. Their owner gets the emails in ten minutes, unless you undo it.",
  },
  waitingRejectedPartly: {
    title: "Not all yet",
    description: "Some are still waiting. Press again for the rest.",
    description_one: "{{count}} thing was turned down, more are waiting. Press again for the rest.",
    description_other: "{{count}} things were turned down, more are waiting. Press again for the rest.",
  },
  handedOver: { title: "Handed over", description: "It has a new owner. Both will get an email." },
  factorGoes: {
    title: "It'll be removed in a day",
    description: "Its owner gets an email and can object until then.",
  },
  factorStays: { title: "It stays", description: "The second step won't be removed." },
  placeClaimed: {
    title: "We've got it",
    description: "An admin will check and write to you. Until then nothing changes.",
  },
  dataAsked: {
    title: "The link is on its way",
    description: "Only whoever reads that mailbox can use it. Here's where you can see how it's going.",
  },
  dataWithdrawn: { title: "Withdrawn", description: "The link no longer works." },
  correctionSent: {
    title: "Thank you for telling us",
    description: "The people who look after the page will read it. Nothing changes until they have.",
  },
  correctionSentToOwner: {
    title: "Thank you for telling us",
    description:
      "The owner and the people who look after the guide will read it. Nothing changes until one of them has.",
  },
  correctionReopened: { title: "Open again", description: "It's waiting for an answer, as before." },
  correctionReopenedBefore: {
    title: "There was nothing left to undo",
    description: "It's already open again, or somebody answered it anew.",
  },
  correctionAnsweredBefore: {
    title: "There was nothing left to answer",
    description: "It's already been answered, or it isn't there anymore.",
  },
  claimRefused: { title: "Said no", description: "They'll get your reason by email." },
  ...studioToasts,
};

export const eventMails = {
  approve: {
    subject: "“{{title}}” is on the calendar",
    text: "We've read your event “{{title}}” and everybody can see it now.",
    button: "See it in the guide",
  },
  approveEdit: {
    subject: "Your changes to “{{title}}” are public",
    text: "We've read your changes to the event “{{title}}” and everybody can see them now.",
    button: "See it in the guide",
  },
  reject: {
    subject: "“{{title}}” needs a change",
    text: "We've read your event “{{title}}” and can't put it on the calendar as it is. This is why:",
    next: "Change it and send it again; nothing you wrote is lost.",
    button: "Open My Listings",
  },
  takeDown: {
    subject: "“{{title}}” is no longer on the calendar",
    text: "We've taken your event “{{title}}” off the calendar. This is why:",
    next: "Change it and send it again; nothing you wrote is lost.",
    button: "Open My Listings",
  },
  rejectEdit: {
    subject: "Your changes to “{{title}}” weren't accepted",
    text: "We've read your changes to the event “{{title}}” and left it on the calendar as it was. This is why:",
    next: "Your changes are kept: you can go on from there.",
    button: "Open My Listings",
  },
  reminder: {
    subject: "“{{title}}”: {{date}}, {{time}}",
    text: "You asked us to remind you: “{{title}}” starts on {{date}} at {{atTime}}, Panama time.",
    subjectAllDay: "“{{title}}”: {{date}}",
    textAllDay: "You asked us to remind you: “{{title}}” is on {{date}}.",
    where: "Where: {{location}}",
    button: "See the event",
  },
  again: {
    subject: "“{{title}}” is on after all: {{date}}, {{time}}",
    text: "We told you that “{{title}}” was canceled. It's on after all: {{date}} at {{atTime}}, Panama time.",
    subjectAllDay: "“{{title}}” is on after all: {{date}}",
    textAllDay: "We told you that “{{title}}” was canceled. It's on after all: {{date}}.",
  },
  moved: {
    subject: "“{{title}}” has a new time: {{date}}, {{time}}",
    text: "“{{title}}” isn't when we told you: it now starts on {{date}} at {{atTime}}, Panama time.",
    subjectAllDay: "“{{title}}” has a new date: {{date}}",
    textAllDay: "“{{title}}” isn't when we told you: it's now on {{date}}.",
  },
  cancelled: {
    subject: "“{{title}}” is canceled",
    text: "You asked us to remind you about “{{title}}” on {{date}}. It won't take place.",
    button: "See what else is on",
  },
};

export const eventMails = {
  note: "The reviewer's note: {{note}}",
  approve: {
    subject: "“{{title}}” is on the calendar",
    text: "Your event “{{title}}” was approved. Everybody can see it now.",
    button: "See it in the guide",
  },
  approveEdit: {
    subject: "The changes to “{{title}}” are live",
    text: "The changes to your event “{{title}}” were approved and can be seen now.",
    button: "See it in the guide",
  },
  reject: {
    subject: "“{{title}}” was not approved",
    text: "Your event “{{title}}” was not put on the calendar. You can change it and send it again.",
    button: "Open my listings",
  },
  takeDown: {
    subject: "“{{title}}” is no longer on the calendar",
    text: "Your event “{{title}}” was taken off the calendar. You can change it and send it again.",
    button: "Open my listings",
  },
  rejectEdit: {
    subject: "The changes to “{{title}}” were not approved",
    text: "Your event “{{title}}” stays on the calendar as it was; the changes were not made.",
    button: "Open my listings",
  },
  reminder: {
    subject: "“{{title}}”: {{date}}, {{time}}",
    text: "You asked us to remind you: “{{title}}” starts on {{date}} at {{time}}, Panama time.",
    subjectAllDay: "“{{title}}”: {{date}}",
    textAllDay: "You asked us to remind you: “{{title}}” is on {{date}}.",
    where: "Where: {{location}}",
    button: "See the event",
  },
  cancelled: {
    subject: "“{{title}}” is canceled",
    text: "You asked us to remind you about “{{title}}” on {{date}}. It will not take place.",
    button: "See what else is on",
  },
};

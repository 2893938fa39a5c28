/** A place's own sheet for its wall. */
export const poster = {
  title: "Poster of {{name}}",
  lead: "One sheet of A4 for your wall. Print this page: only the sheet is printed.",
  print: "Print it",
  notPublic: "The poster is here as soon as the place is public: until then its code would lead nowhere.",
  back: "Back to My Listings",
  hours: "Hours",
  asleep: "Closed for the season",
  scan: "Scan for today's hours, the number and the way here.",
  phone: "Phone",
  qr: "QR code that leads to {{address}}",
};

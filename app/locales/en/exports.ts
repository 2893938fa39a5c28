export const exports = {
  title: "Export",
  lead: "Everything the guide says, as files that other programs read. The tables hold no formulas.",
  formats: { csv: "CSV", json: "JSON", ics: "iCalendar", zip: "ZIP" },
  part: "ZIP {{part}} of {{parts}}",
  /** The name of a file's button for who hears it. */
  file: "{{format}}: {{kind}}",
  none: "There are none yet.",
  all: "Everything in one file",
  allText:
    "Places, events, series, posts, pages and what is known of each picture, without the people they belong to.",
  backup:
    "These files aren't a backup: accounts, the log and drafts aren't in them. Whoever runs the guide saves those with npm run backup.",
};

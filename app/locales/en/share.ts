/** Handing a page on: the page for it, and what leads there. */
export const share = {
  link: "Share",
  title: "Share {{name}}",
  ways: "Share it",
  mail: "Send by email",
  lead: "Let somebody scan the code from your screen, or send them the link.",
  scan: "Scan to open the page",
  address: "Link",
  copy: "Copy",
  copied: "The link is copied.",
  failed: "That didn't work. The link is marked: copy it by hand.",
  sheet: "Share…",
  contact: "Save to contacts",
  print: "Printed, this page is a card for the table or the counter.",
  back: "Back to the page",
};

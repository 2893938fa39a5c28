export const guides = {
  updated: "Last updated:",
  contents: "On this page",
};

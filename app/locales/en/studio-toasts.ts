/** What is said when something was done in the studio. */
export const studioToasts = {
  contentCreated: { title: "Success", description: "Content created successfully" },
  contentUpdated: { title: "Success", description: "Content updated successfully" },
  contentDeleted: { title: "Success", description: "Content deleted successfully" },
  contentOrdered: { title: "Success", description: "Content order updated successfully" },
  contentNotCreated: { title: "Error", description: "Failed to create content" },
  contentNotUpdated: { title: "Error", description: "Failed to update content" },
  contentNotDeleted: { title: "Error", description: "Failed to delete content" },
  contentNotOrdered: { title: "Error", description: "Failed to reorder content" },
  contentNotFetched: { title: "Error", description: "Failed to fetch page content" },
  contentOvertaken: {
    title: "Somebody else was faster",
    description: "Nothing was done. This is how it is now: look again.",
  },
  contentScheduled: {
    title: "Scheduled",
    description: "It is published at its time. Until then nothing changes.",
  },
  contentUnscheduled: {
    title: "Not scheduled any more",
    description: "The text is kept among the versions.",
  },
  draftSaved: { title: "Draft saved", description: "Only admins see it until you publish." },
  draftDropped: { title: "Draft dropped", description: "The text is kept among the versions." },
};

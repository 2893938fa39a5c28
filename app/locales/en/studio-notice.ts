/** A line over every page, for the road that is cut and the water that is off. */
export const studioNotice = {
  lead: "A line over every public page, from one moment to another: the road is cut, the water is off, there's been an earthquake.",
  none: "No notice is showing.",
  over: "No notice is showing. The last one ended on {{until}}.",
  now: "The notice as it is",
  states: { on: "On every page", waiting: "Waiting" },
  times: { on: "Until {{until}}, Panama time.", waiting: "From {{from}} until {{until}}, Panama time." },
  end: { on: "End it now", waiting: "Drop it" },
  fields: {
    text_en: "In English",
    text_es: "In Spanish",
    level: "What it is",
    from: "From",
    until: "Until",
  },
  hints: {
    text: "One or two short lines: what happened, and what to do.",
    same: "The same in the other language. Both are needed.",
    from: "Panama time. Leave it empty to start now.",
    until: "Panama time. It comes down on its own.",
  },
  levels: {
    info: "Good to know: the water is off until noon.",
    warning: "Somebody could be hurt or stranded. Screen readers say it at once.",
  },
  change: "Change or end it",
  save: "Put it on every page",
  preview: "Preview",
  asSeen: "As visitors will see it",
  problems: {
    text: "Please write it in this language too",
    long: "This is too long: at most 240 letters",
    level: "Please choose what it is",
    moment: "Please enter a day and a time",
    until: "Please say when it ends",
    order: "It ends before it begins",
    past: "This moment is already over",
  },
  notices: {
    stale: {
      title: "Somebody else has changed it",
      text: "Nothing of yours is lost. Below your text is what was saved in the meantime; save again to put yours in its place.",
    },
    failed: { title: "It wasn't saved", text: "What you typed is still here. Please try again." },
  },
};

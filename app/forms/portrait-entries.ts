import * as v from "valibot";

const part = v.pipe(v.string(), v.trim(), v.maxLength(40));

/** What an owner may choose of the drawing that stands in for a photo, and the one that was shown beside it. */
export const portraitEntries = {
  "portrait.thing": part,
  "portrait.hour": part,
  "portrait.accent": part,
  "portrait.setting": part,
  "portrait.shown": part,
};

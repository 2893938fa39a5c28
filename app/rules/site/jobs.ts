/** In UTC; Panama is five hours behind, all year. */
export const everyMinute = "* * * * *";
export const everyHour = "7 * * * *";
export const everyNight = "15 5 * * *";

const crons = {
  deliverMail: everyMinute,
  publishDue: everyMinute,
  publishDueIssues: everyMinute,
  sendReminders: everyMinute,
  updateSearch: everyMinute,
  tellAdmins: everyMinute,
  carryOnImports: everyMinute,
  deliverLetters: everyMinute,
  rebuildSitemap: everyHour,
  removeListings: everyHour,
  removeEvents: everyHour,
  removePosts: everyHour,
  removeImages: everyHour,
  removeLostFactors: everyHour,
  predictSea: everyHour,
  fetchWaves: everyHour,
  cleanPosts: everyHour,
  keepSearch: everyHour,
  tellFailing: everyHour,
  remindOfIssue: everyHour,
  shuffleListings: everyNight,
  extendSeries: everyNight,
  sweep: everyNight,
  forgetSubscribers: everyNight,
  sweepImages: everyNight,
  askOwners: everyNight,
} as const;

export type JobName = keyof typeof crons;
export const cronOfJob: Readonly<Record<string, string>> = crons;
export const isJobName = (name: string): name is JobName => Object.hasOwn(crons, name);

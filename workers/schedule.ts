import { cronOfJob } from "../app/rules/site/jobs";
import { readWords, readWordsAndFacts } from "../app/server/http/changed-words";
import { removeLostFactors } from "../app/server/operations/accounts/remove-lost-factor";
import { publishDue } from "../app/server/operations/content/publish-due";
import { rebuildSitemap } from "../app/server/operations/content/rebuild-sitemap";
import { removeEvents } from "../app/server/operations/events/delete-event";
import { extendSeries } from "../app/server/operations/events/extend-series";
import { sendReminders } from "../app/server/operations/events/send-reminders";
import { carryOnImports } from "../app/server/operations/imports/carry-on-imports";
import { deliverLetters } from "../app/server/operations/mail/deliver-letters";
import { deliverMail } from "../app/server/operations/mail/deliver-mail";
import { forgetSubscribers } from "../app/server/operations/mail/forget-subscribers";
import { remindOfIssue } from "../app/server/operations/mail/remind-of-issue";
import { publishDueIssues } from "../app/server/operations/mail/write-issue";
import { removeImages } from "../app/server/operations/pictures/remove-pictures";
import { sweepImages } from "../app/server/operations/pictures/sweep-unused-pictures";
import { askOwners } from "../app/server/operations/places/ask-owners";
import { removeListings } from "../app/server/operations/places/remove-listings";
import { shuffleListings } from "../app/server/operations/places/shuffle-listings";
import { cleanPosts } from "../app/server/operations/posts/clean-posts";
import { removePosts } from "../app/server/operations/posts/remove-posts";
import { tellAdmins } from "../app/server/operations/review/tell-admins";
import { tellFailing } from "../app/server/operations/review/tell-failing";
import { fetchWaves } from "../app/server/operations/sea/fetch-waves";
import { predictSea } from "../app/server/operations/sea/predict-sea";
import { updateSearch } from "../app/server/operations/search/index-changes";
import { keepIndex } from "../app/server/operations/search/keep-index";
import { type Job, runJob } from "../app/server/operations/site/run-job";
import { sweep } from "../app/server/operations/site/sweep";
import { sitemapTexts } from "../app/server/pages/content/sitemap-texts";
import { guideSources } from "../app/server/pages/search/guide-sources";
import type { Services } from "../app/server/services";

const jobs: Record<string, Job> = {
  askOwners: async (services, now) => {
    const { words, facts } = await readWordsAndFacts(services);
    return askOwners(services, words, facts, now);
  },
  carryOnImports,
  cleanPosts,
  shuffleListings,
  deliverMail,
  extendSeries,
  fetchWaves,
  forgetSubscribers,
  predictSea,
  publishDue,
  publishDueIssues,
  rebuildSitemap: (services) => rebuildSitemap(services, sitemapTexts()),
  removeEvents,
  removeListings,
  removePosts,
  removeImages,
  removeLostFactors: async (services, now) => removeLostFactors(services, await readWords(services), now),
  keepSearch: (services) => keepIndex(services, guideSources),
  updateSearch: (services) => updateSearch(services, guideSources),
  sweep,
  sweepImages,
  tellAdmins: async (services, now) => tellAdmins(services, await readWords(services), now),
  tellFailing: async (services, now) => tellFailing(services, await readWords(services), now),
  remindOfIssue: async (services, now) => remindOfIssue(services, await readWords(services), now),
  sendReminders: async (services, now) => sendReminders(services, await readWords(services), now),
  // Last of its minute: it may take long, and other mail goes first.
  deliverLetters: (services, now) => deliverLetters(services, () => readWords(services), now),
};

/** Runs each job of a cron expression; a failing one doesn't stop the others. */
export async function runSchedule(services: Services, cron: string): Promise<void> {
  const slot = new Date(Math.floor(services.now().getTime() / 60_000) * 60_000);
  const due = Object.entries(jobs).filter(([name]) => cronOfJob[name] === cron);
  const outcomes: boolean[] = [];
  for (const [job, work] of due) outcomes.push(await runJob(services, { job, cron, slot }, work));
  if (outcomes.includes(false)) throw new Error(`a job of ${cron} failed`);
}

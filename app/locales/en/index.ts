import { account } from "./account";
import { accountMails } from "./account-mails";
import { admin } from "./admin";
import { amenities } from "./amenities";
import { blog } from "./blog";
import { confirmFacts } from "./confirm-facts";
import { corrections } from "./corrections";
import { data } from "./data";
import { errors } from "./errors";
import { eventForm } from "./event-form";
import { eventMails } from "./event-mails";
import { events } from "./events";
import { exports } from "./exports";
import { facts } from "./facts";
import { failing } from "./failing";
import { figures } from "./figures";
import { frame } from "./frame";
import { guides } from "./guides";
import { home } from "./home";
import { info } from "./info";
import { keep, kept, unsent } from "./kept";
import { launch } from "./launch";
import { listings } from "./listings";
import { log } from "./log";
import { mails } from "./mails";
import { map } from "./map";
import { marks } from "./marks";
import { menu } from "./menu";
import { newsletter } from "./newsletter";
import { newsletterIssue } from "./newsletter-issue";
import { people } from "./people";
import { peopleMails } from "./people-mails";
import { places } from "./places";
import { pocket } from "./pocket";
import { portraits } from "./portraits";
import { postForm } from "./post-form";
import { poster } from "./poster";
import { profile } from "./profile";
import { review } from "./review";
import { sea } from "./sea";
import { search } from "./search";
import { security } from "./security";
import { share } from "./share";
import { story } from "./story";
import { studio } from "./studio";
import { studioImport } from "./studio-import";
import { studioNotice } from "./studio-notice";
import { studioPictures } from "./studio-pictures";
import { studioSearch } from "./studio-search";
import { studioSeo } from "./studio-seo";
import { studioWords } from "./studio-words";
import { submission } from "./submission";
import { toasts } from "./toasts";
import { week } from "./week";

export default {
  account,
  accountMails,
  admin,
  amenities,
  blog,
  corrections,
  confirmFacts,
  data,
  errors,
  eventForm,
  eventMails,
  events,
  exports,
  facts,
  failing,
  figures,
  frame,
  guides,
  home,
  info,
  keep,
  kept,
  unsent,
  launch,
  listings,
  log,
  mails,
  map,
  marks,
  menu,
  newsletter,
  newsletterIssue,
  people,
  peopleMails,
  places,
  pocket,
  portraits,
  postForm,
  poster,
  profile,
  review,
  sea,
  search,
  security,
  share,
  story,
  studio,
  studioImport,
  studioNotice,
  studioPictures,
  studioSearch,
  studioSeo,
  studioWords,
  submission,
  toasts,
  week,
};

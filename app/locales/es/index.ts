import { accountMails } from "./account-mails";
import { admin } from "./admin";
import { eventMails } from "./event-mails";
import { guides } from "./guides";
import { home } from "./home";
import { launch } from "./launch";
import { mails } from "./mails";
import owners from "./owners";
import { review } from "./review";
import { sea } from "./sea";
import { studio } from "./studio";
import { studioNotice } from "./studio-notice";
import { studioPictures } from "./studio-pictures";
import { studioSeo } from "./studio-seo";
import { studioWords } from "./studio-words";

export default {
  ...owners,
  accountMails,
  admin,
  eventMails,
  guides,
  home,
  launch,
  mails,
  sea,
  review,
  studio,
  studioNotice,
  studioPictures,
  studioSeo,
  studioWords,
};

import { account } from "./account";
import { accountMails } from "./account-mails";
import { admin } from "./admin";
import { errors } from "./errors";
import { eventForm } from "./event-form";
import { eventMails } from "./event-mails";
import { events } from "./events";
import { frame } from "./frame";
import { guides } from "./guides";
import { home } from "./home";
import { mails } from "./mails";
import { newsletter } from "./newsletter";
import { places } from "./places";
import { profile } from "./profile";
import { security } from "./security";
import { toasts } from "./toasts";

export default {
  account,
  accountMails,
  admin,
  errors,
  eventForm,
  eventMails,
  events,
  frame,
  guides,
  home,
  mails,
  newsletter,
  places,
  profile,
  security,
  toasts,
};

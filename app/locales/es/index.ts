import { account } from "./account";
import { accountMails } from "./account-mails";
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
import { toasts } from "./toasts";

export default {
  account,
  accountMails,
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
  toasts,
};

import { account } from "./account";
import { amenities } from "./amenities";
import { blog } from "./blog";
import { errors } from "./errors";
import { eventForm } from "./event-form";
import { events } from "./events";
import { frame } from "./frame";
import { info } from "./info";
import { listings } from "./listings";
import { newsletter } from "./newsletter";
import { places } from "./places";
import { portraits } from "./portraits";
import { postForm } from "./post-form";
import { profile } from "./profile";
import { search } from "./search";
import { security } from "./security";
import { submission } from "./submission";
import { toasts } from "./toasts";

/** What the screens of an owner say once the framework is there. */
export default {
  account,
  amenities,
  blog,
  errors,
  eventForm,
  events,
  frame,
  info,
  listings,
  newsletter,
  places,
  postForm,
  portraits,
  profile,
  search,
  security,
  submission,
  toasts,
};

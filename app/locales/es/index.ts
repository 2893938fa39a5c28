import { errors } from "./errors";
import { frame } from "./frame";
import { mails } from "./mails";
import { newsletter } from "./newsletter";
import { toasts } from "./toasts";

export default { errors, frame, mails, newsletter, toasts };

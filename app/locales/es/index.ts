import { account } from "./account";
import { accountMails } from "./account-mails";
import { errors } from "./errors";
import { frame } from "./frame";
import { mails } from "./mails";
import { newsletter } from "./newsletter";
import { toasts } from "./toasts";

export default { account, accountMails, errors, frame, mails, newsletter, toasts };

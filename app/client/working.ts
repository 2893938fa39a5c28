/** The one script of pages with forms, where the framework comes beside it or stays away. */
import { livenPage } from "./page";
import { revealPasswords } from "./reveal";
import { sendOnce } from "./send-once";

livenPage();
sendOnce();
revealPasswords();

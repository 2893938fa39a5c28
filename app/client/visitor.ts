/** The one script of visitors' pages. */
import { livenPage } from "./page";

livenPage();

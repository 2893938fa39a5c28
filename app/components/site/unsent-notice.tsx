import { ServerTemplate } from "../../ui/server-template";
import { useWords } from "./words";

/** A form's notice for a lost connection. It's part of the page because nothing can be loaded then. */
export function UnsentNotice() {
  const { t } = useWords();
  return (
    <ServerTemplate id="unsent">
      <p className="error unsent" role="alert">
        {t("unsent.noSignal")}
      </p>
      <p className="hint unsent" role="status">
        {t("unsent.noAnswer")}
      </p>
    </ServerTemplate>
  );
}

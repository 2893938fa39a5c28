import { Template } from "../../ui/template";
import { useWords } from "./words";

/** What a form says when nobody answers: the page brings it along, for then nothing can be fetched. */
export function Unsent() {
  const { t } = useWords();
  return (
    <Template id="unsent">
      <p className="error unsent" role="alert">
        {t("unsent.noSignal")}
      </p>
      <p className="hint unsent" role="status">
        {t("unsent.noAnswer")}
      </p>
    </Template>
  );
}

import { Button } from "../../ui/button";
import { useWords } from "./words";

/** The "keep on my phone" button, enabled by `app/client/keep-button.ts`; hidden without scripts. */
export function KeepGuide({ quiet }: { quiet?: boolean }) {
  const { t } = useWords();
  return (
    <div className="keep no-print" id="keep">
      <Button
        type="button"
        variant={quiet ? "secondary" : "primary"}
        size={quiet ? "small" : "medium"}
        disabled
        data-for="offered"
      >
        {t("keep.button")}
      </Button>
      <p data-for="kept" role="status" hidden>
        {t("keep.kept")}{" "}
        <Button type="button" variant="quiet" size="small">
          {t("keep.forget")}
        </Button>
      </p>
      <p data-for="refused" role="alert" hidden>
        {t("keep.refused")}
      </p>
    </div>
  );
}

import { useEffect, useState } from "react";
import { useWords } from "../../components/site/words";
import { Button, ButtonLink } from "../../ui/button";
import { Notice } from "../../ui/notice";

/** Shown once. The download is made in the browser, so the codes aren't sent again. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useWords();
  const [hasScripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);
  const text = [t("security.factor.codesTitle"), t("frame.siteName"), "", ...codes, ""].join("\r\n");
  return (
    <Notice tone="warn" title={t("security.factor.codesTitle")} role="status">
      <div className="grid gap-4">
        <p>{t("security.factor.codesText")}</p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2" id="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code className="font-bold">{code}</code>
            </li>
          ))}
        </ul>
        <div className="actions">
          <ButtonLink
            variant="secondary"
            size="small"
            icon="download"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={t("security.factor.fileName")}
          >
            {t("security.factor.download")}
          </ButtonLink>
          {hasScripts ? (
            <Button type="button" variant="secondary" size="small" onClick={() => window.print()}>
              {t("security.factor.print")}
            </Button>
          ) : null}
        </div>
      </div>
    </Notice>
  );
}

import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useWords } from "../../components/site/words";
import type { SeoAnswer, SeoEditor } from "../../forms/content/seo";
import type { Typed } from "../../forms/site/parse";
import type { PageSeoDefaults } from "../../rules/content/page-seo";
import { Button } from "../../ui/button";
import { EnterSendsNothing, goOnByEnter } from "../forms/enter-key";
import { FormToken } from "../forms/form-token";
import { firstsOf, typedIn } from "../forms/local-draft";
import { useDraft } from "../forms/use-draft";
import { FormAnswer } from "./form-answer";
import { seoKeptUnder } from "./send-seo";
import { SeoFields } from "./seo-fields";
import { seoIfSaved } from "./seo-if-saved";
import { SearchPreview, SharePreview } from "./seo-preview";
import { KeptText } from "./studio-notices";
import { useTyped, useTypedWhileSending } from "./use-typed-while-sending";

/** Nothing to compare drafts with: any draft is offered, and none restored by itself. */
const nothing: Typed = {};

type Props = { editor: SeoEditor; origin: string; answer: SeoAnswer | undefined };

/** A path's record in one language, with previews of a search result and a shared link. */
export function SeoForm({ editor, origin, answer }: Props) {
  const { t } = useWords();
  const { language, path, version, stored, english } = editor;
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().state !== "idle";
  const {
    draft: mine,
    overtaken,
    forget,
  } = useDraft(form, seoKeptUnder(path), { saved: nothing, isFresh: answer === undefined });
  const draft = mine ?? overtaken;
  const begin = { ...stored, ...answer?.typed };
  const { noteSent, since } = useTypedWhileSending(form);
  const { typed, round, put, hear } = useTyped(answer ?? version, begin, () => firstsOf(since()));
  const defaults = useDefaults(editor);
  const seo = seoIfSaved({ typed, english, defaults, origin, path });

  return (
    <Form
      className="studio-form"
      method="post"
      noValidate
      preventScrollReset
      onSubmit={noteSent}
      onKeyDown={goOnByEnter}
      ref={form}
      onInput={({ currentTarget }) => hear(firstsOf(typedIn(new FormData(currentTarget)).typed))}
    >
      <EnterSendsNothing intent="save" />
      <FormToken fields={{ page_path: path, version: answer?.version ?? version }} />
      <FormAnswer language={language} answer={answer} />
      {!answer && draft && (
        <KeptText
          onTake={() => {
            put({ ...stored, ...firstsOf(draft.typed) });
            forget();
          }}
          onDrop={forget}
        />
      )}
      <SearchPreview seo={seo} language={language} />
      <SharePreview seo={seo} language={language} />
      <SeoFields
        key={round}
        {...{ language, typed, seo, english, defaults, origin, path }}
        begin={round === 0 ? begin : typed}
        problems={answer?.problems ?? {}}
        theirs={answer?.theirs ?? null}
      />
      <div className="border-t border-line pt-5">
        <Button intent="save" busy={isBusy}>
          {t("studioSeo.save")}
        </Button>
      </div>
    </Form>
  );
}

/** A place's defaults are read from its page; those of fixed pages are known. */
function useDefaults({ path, defaults, stored }: SeoEditor): PageSeoDefaults {
  const [asked, setAsked] = useState<PageSeoDefaults | null>(null);
  useEffect(() => {
    if (defaults) return;
    const controller = new AbortController();
    fetch(path, { signal: controller.signal })
      .then(async (answer) => {
        if (!answer.ok) return;
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const meta = (name: string) =>
          page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? "";
        setAsked({
          title: stored.page_title ? "" : page.title,
          description: stored.meta_description ? "" : meta("description"),
          keywords: stored.meta_keywords ? "" : meta("keywords"),
          image: stored.og_image ? "" : meta("og:image"),
        });
      })
      // If that fails, the hints stay empty; nothing else depends on them.
      .catch((error: unknown) => console.warn(`${path} was not read`, error));
    return () => controller.abort();
  }, [path, defaults, stored]);
  return defaults ?? asked ?? { title: "", description: "", image: "" };
}

import { useState } from "react";
import { useWords } from "../../components/site/words";
import { useWrittenLanguage, WrittenLanguage } from "../forms/written-language";
import { EditorContext, useLoadedEditor } from "./loaded-editor";
import { usePostEditor } from "./post-editor-context";
import { PostPreview, type Preview } from "./post-preview";
import { PostSettings } from "./post-settings";
import { PostTextFields } from "./post-text-fields";

type Props = {
  /** Where the form is posted; without scripts its tabs are submit buttons. */
  path: string;
  previews?: Preview[];
  outdated?: string[];
  storedCategory?: string;
  hasStatus?: boolean;
};

/** For new posts, edits and reviews. */
export function PostFields({ path, previews, outdated, storedCategory, hasStatus = true }: Props) {
  const { t } = useWords();
  const { tags } = usePostEditor();
  const { written, setWritten, hasScripts } = useWrittenLanguage();
  const [tab, setTab] = useTab(previews);
  const editor = useLoadedEditor();
  return (
    <EditorContext value={editor}>
      <WritingTabs path={path} tab={tab} onEdit={() => setTab("edit")} />
      {tab === "preview" && previews ? <PostPreview previews={previews} /> : null}
      <div
        className="group/writing grid grid-cols-1 gap-x-14 gap-y-10 lg:not-has-[.post-twin[open]]:grid-cols-[minmax(0,1fr)_20rem]"
        hidden={tab === "preview"}
      >
        <PostTextFields written={written} hasScripts={hasScripts} outdated={outdated} />
        <PostSettings
          writtenIn={
            <WrittenLanguage label={t("postForm.language.written")} written={written} onChoice={setWritten} />
          }
          tags={tags}
          storedCategory={storedCategory}
          hasEditor={editor.RichText !== null}
          hasStatus={hasStatus}
        />
      </div>
    </EditorContext>
  );
}

type Tab = "edit" | "preview";

/** Switches to the preview when one arrives. */
function useTab(previews: Preview[] | undefined) {
  const [tab, setTab] = useState<Tab>(previews ? "preview" : "edit");
  const [shownPreviews, setShownPreviews] = useState(previews);
  if (shownPreviews !== previews) {
    setShownPreviews(previews);
    setTab(previews ? "preview" : "edit");
  }
  return [tab, setTab] as const;
}

function WritingTabs({ path, tab, onEdit }: { path: string; tab: Tab; onEdit: () => void }) {
  const { t } = useWords();
  const current = (one: Tab) => (tab === one ? ("true" as const) : undefined);
  return (
    <fieldset className="tabs" aria-label={t("postForm.tabs.label")}>
      <button
        type="submit"
        className="tab"
        name="intent"
        value="edit-text"
        aria-current={current("edit")}
        onClick={(event) => {
          event.preventDefault();
          onEdit();
        }}
      >
        {t("postForm.tabs.edit")}
      </button>
      <button
        type="submit"
        className="tab"
        name="intent"
        value="preview"
        formAction={`${path}#preview`}
        aria-current={current("preview")}
      >
        {t("postForm.tabs.preview")}
      </button>
    </fieldset>
  );
}

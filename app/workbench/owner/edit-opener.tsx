import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useLocalPath } from "../../components/site/local-path";
import { useWords, WordsProvider } from "../../components/site/words";
import { editPath } from "../../rules/places/paths";
import type { ListingKind } from "../../rules/site/slugs";
import type { Words } from "../../rules/site/words";
import { buttonClass } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/icon";
import { Skeleton } from "../../ui/skeleton";
import { wordsOfScreen } from "../screen-words";
import type { EditInDialog } from "./edit-in-dialog";
import type { EditPage } from "./edit-screen";

type Props = { kind: ListingKind; id: string; label: string };

/** A link to the edit page; with scripts the same form opens in a dialog over the list. */
export function EditOpener({ kind, id, label }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const fetcher = useFetcher<EditPage>();
  const holder = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<{ Form: typeof EditInDialog; words: Words } | null>(null);
  const path = localPath(editPath(kind, id));
  const page = isOpen ? fetcher.data : undefined;
  const dialog = () => holder.current?.querySelector("dialog");

  // A closed dialog holds no form: two of them would share the names of their fields.
  useEffect(() => {
    const element = dialog();
    const close = () => setOpen(false);
    element?.addEventListener("close", close);
    return () => element?.removeEventListener("close", close);
  });

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(true);
    fetcher.load(path);
    Promise.all([import("./edit-in-dialog"), wordsOfScreen("place")]).then(
      ([{ EditInDialog }, words]) => setOpened({ Form: EditInDialog, words }),
      () => location.assign(path),
    );
    dialog()?.showModal();
  }

  return (
    <>
      <a
        className={buttonClass({ variant: "secondary", size: "small" })}
        href={path}
        aria-label={label}
        onClick={open}
      >
        <Icon name="pencil" />
        {t("listings.edit")}
      </a>
      <div ref={holder}>
        <Dialog id={`edit-${id}`} title={t(`listings.editTitle.${kind}`)} closeLabel={t("listings.close")}>
          {page && opened ? (
            <WordsProvider words={opened.words}>
              <opened.Form kind={kind} page={page} path={path} onCancel={() => dialog()?.close()} />
            </WordsProvider>
          ) : (
            <div role="status">
              <p className="unseen">{t("listings.loadingForm")}</p>
              <Skeleton lines={6} />
            </div>
          )}
        </Dialog>
      </div>
    </>
  );
}

import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useBlocker, useFetcher, useLocation, useNavigate } from "react-router";
import { useWords, WordsProvider } from "../../components/site/words";
import { type EditedKind, editedAt, editScreens } from "../../rules/places/paths";
import type { Words } from "../../rules/site/words";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { Dialog } from "../../ui/dialog";
import { Skeleton } from "../../ui/skeleton";
import { wordsOfScreen } from "../screen-words";
import { ConfirmLeaving } from "./confirm-leaving";
import type { InDialog } from "./forms-in-dialog";

type Loaded = { Form: ComponentType<InDialog>; words: Words };

/** The edit form over the list. The list's location is masked by the address of the edit page. */
export function EditDialog() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { mask, key } = useLocation();
  const { pathname: path = "", hash = "" } = mask ?? {};
  const kind = editedAt(path);
  const dialog = useRef<HTMLDialogElement>(null);
  const isTyped = useRef(false);
  const isLeaving = useRef(false);
  // Goes back once, even if pressed twice; a second step would leave the list.
  const leave = useCallback(() => {
    if (!isLeaving.current) navigate(-1);
    isLeaving.current = true;
  }, [navigate]);
  const question = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isTyped.current && nextLocation.mask?.pathname !== currentLocation.mask?.pathname,
  );

  useEffect(() => {
    if (question.state === "blocked") isLeaving.current = false;
  }, [question.state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: resets when the address changes.
  useEffect(() => {
    isTyped.current = false;
  }, [path]);

  // Runs on every navigation, because the same form may be opened again before the list has rendered. It's a layout
  // effect because nothing in a closed dialog can take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation.
  useLayoutEffect(() => {
    isLeaving.current = false;
    const element = dialog.current;
    if (!path) element?.close();
    else if (!element?.open) element?.showModal();
  }, [path, key]);

  // A close can't be prevented twice in a row, so the page follows the dialog; the draft is kept. Removed before the
  // effect above closes the dialog itself.
  useLayoutEffect(() => {
    const element = dialog.current;
    const close = () => {
      if (!path) return;
      isTyped.current = false;
      leave();
    };
    element?.addEventListener("close", close);
    return () => element?.removeEventListener("close", close);
  }, [path, leave]);

  return (
    <>
      <Dialog
        id="edit"
        title={kind ? <Title key={path} kind={kind} path={path} /> : t("listings.edit")}
        closeLabel={t("listings.close")}
        className={classNames("edit-dialog", kind === "post" && "edit-dialog-wide")}
        ref={dialog}
        onLeave={leave}
        onInput={() => {
          isTyped.current = true;
        }}
      >
        {kind ? <OpenForm key={path} kind={kind} path={path} part={hash.slice(1)} onCancel={leave} /> : null}
      </Dialog>
      {question.state === "blocked" ? (
        <ConfirmLeaving onStay={question.reset} onLeave={question.proceed} />
      ) : null}
    </>
  );
}

/** A date of a series has its day in the title, once loaded. */
function Title({ kind, path }: { kind: EditedKind; path: string }) {
  const { t } = useWords();
  const { data } = useFetcher<{ heading?: string }>({ key: path });
  return data?.heading ?? t(`listings.editTitle.${kind}`);
}

type OpenProps = { kind: EditedKind; path: string; part: string; onCancel: () => void };

function OpenForm({ kind, path, part, onCancel }: OpenProps) {
  const { t } = useWords();
  const { load, data } = useFetcher({ key: path });
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    load(path);
    Promise.all([import("./forms-in-dialog"), wordsOfScreen(editScreens[kind])]).then(
      ([{ formsInDialog }, words]) => setLoaded({ Form: formsInDialog[kind], words }),
      () => location.assign(path),
    );
  }, [kind, path, load]);
  if (data && loaded)
    return (
      <WordsProvider words={loaded.words}>
        <div className="grid gap-5">
          <loaded.Form
            path={path}
            cancel={
              <Button type="button" variant="quiet" onClick={onCancel}>
                {t(kind === "event" ? "listings.events.leave" : "listings.cancel")}
              </Button>
            }
          />
        </div>
        {part ? <AtPart id={part} /> : null}
      </WordsProvider>
    );
  return (
    <div role="status">
      <p className="unseen">{t("listings.loadingForm")}</p>
      <Skeleton lines={6} />
    </div>
  );
}

/** Opens the form at the part in the link's hash, as the page would. */
function AtPart({ id }: { id: string }) {
  useEffect(() => {
    const part = document.getElementById(id);
    part?.closest("details")?.setAttribute("open", "");
    part?.scrollIntoView({ block: "center" });
    part?.focus({ preventScroll: true });
  }, [id]);
  return null;
}

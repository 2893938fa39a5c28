import { useWords } from "../../components/site/words";
import type { PictureAnswer } from "../../forms/pictures/picture-answer";
import { queryPath } from "../../rules/site/query-path";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { Pagination } from "../../ui/pagination";
import { type GridPicture, PictureCard } from "./picture-card";

type Grid = {
  isMissing: boolean;
  isUnusedOnly: boolean;
  pictures: GridPicture[];
  next: string | null;
  isFirst: boolean;
};

/** Pictures without alt text come first. */
export function PictureGrid({ grid, answer }: { grid: Grid; answer: PictureAnswer | null }) {
  const { t, language, localPath } = useWords();
  const { isMissing, isUnusedOnly, pictures, next, isFirst } = grid;
  const on = (is: boolean) => (is ? "on" : undefined);
  const hrefOf = (page?: string) =>
    localPath(queryPath("/admin/images", { missing: on(isMissing), unused: on(isUnusedOnly), page }));
  return (
    <>
      <form className="flex flex-wrap items-center gap-3" action={localPath("/admin/images")}>
        <Checkbox name="missing" label={t("studioPictures.onlyMissing")} defaultChecked={isMissing} />
        <Checkbox name="unused" label={t("studioPictures.onlyUnused")} defaultChecked={isUnusedOnly} />
        <Button type="submit" variant="secondary">
          {t("studioPictures.show")}
        </Button>
      </form>
      {pictures.length === 0 && <p role="status">{t("studioPictures.none")}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] items-start gap-5">
        {pictures.map((picture) => (
          <PictureCard
            key={picture.key}
            picture={picture}
            language={language}
            answer={answer?.key === picture.key ? answer : null}
          />
        ))}
      </ul>
      <Pagination
        label={t("studio.nav.images")}
        next={next ? { href: hrefOf(next), label: t("studioPictures.next") } : undefined}
        first={isFirst ? undefined : { href: hrefOf(), label: t("studioPictures.first") }}
      />
    </>
  );
}

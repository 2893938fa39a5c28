import { useWords } from "../../components/site/words";
import type { PictureAnswer } from "../../forms/pictures/picture-grid";
import { queryPath } from "../../rules/site/query-path";
import { Button } from "../../ui/button";
import { Pagination } from "../../ui/pagination";
import { type GridPicture, PictureCard } from "./picture-card";

type Grid = {
  isMissing: boolean;
  isUnusedOnly: boolean;
  pictures: GridPicture[];
  next: string | null;
  isFirst: boolean;
};

/** Every picture of the guide: those that nobody has described stand first. */
export function PictureGrid({ grid, answer }: { grid: Grid; answer: PictureAnswer | null }) {
  const { t, language, localPath } = useWords();
  const { isMissing, isUnusedOnly, pictures, next, isFirst } = grid;
  const on = (is: boolean) => (is ? "on" : undefined);
  const hrefOf = (page?: string) =>
    localPath(queryPath("/admin/images", { missing: on(isMissing), unused: on(isUnusedOnly), page }));
  return (
    <>
      <form className="studio-search studio-search-wide" action={localPath("/admin/images")}>
        <label className="studio-check">
          <input type="checkbox" name="missing" defaultChecked={isMissing} />{" "}
          {t("studioPictures.onlyMissing")}
        </label>
        <label className="studio-check">
          <input type="checkbox" name="unused" defaultChecked={isUnusedOnly} />{" "}
          {t("studioPictures.onlyUnused")}
        </label>
        <Button type="submit" variant="secondary">
          {t("studioPictures.show")}
        </Button>
      </form>
      {pictures.length === 0 && <p role="status">{t("studioPictures.none")}</p>}
      <ul className="picture-grid">
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

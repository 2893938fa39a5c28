import { portraitAddress } from "../../rules/pictures/portrait-address";

type Props = {
  /** Like "fish-dusk-coral-beach-3". */
  code: string;
  /** True for the first picture of a page, which isn't lazy-loaded. */
  priority?: boolean;
  /**
   * `near` is the square of a small picture, `row` the same on a phone only, `strip` with the landscape elsewhere. `wide` is a page's header: more of the
   * landscape on a phone, beside text the card's view; `landscape` is that much of it everywhere.
   */
  view?: "card" | "near" | "row" | "strip" | "wide" | "landscape";
};

/** The color of its light fills its box until it has loaded. */
export function PortraitPicture({ code, priority, view = "card" }: Props) {
  const [, light] = code.split("-");
  const isBand = view === "landscape" || view === "strip";
  const isLow = isBand || view === "wide";
  return (
    <picture className={`scene light-${light}`}>
      {view === "wide" && <source media="(min-width: 64rem), print" srcSet={portraitAddress(code, "card")} />}
      {(view === "row" || view === "strip") && (
        <source media="(max-width: 39.99rem)" srcSet={portraitAddress(code, "near")} />
      )}
      <img
        src={portraitAddress(code, isBand ? "low" : view === "wide" || view === "near" ? view : "card")}
        alt=""
        width={isLow ? 1860 : 960}
        height={isLow ? 480 : 720}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}

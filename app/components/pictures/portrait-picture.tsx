import { portraitAddress } from "../../rules/pictures/portrait-address";

type Props = {
  /** Like "fish-dusk-coral-beach-3". */
  code: string;
  /** True for the first picture of a page, which isn't lazy-loaded. */
  priority?: boolean;
  /** In a page's header: more of the landscape on a phone; beside text, the card's view. */
  wide?: boolean;
};

/** The color of its light fills its box until it has loaded. */
export function PortraitPicture({ code, priority, wide }: Props) {
  const [, light] = code.split("-");
  return (
    <picture className={`scene light-${light}`}>
      {wide && <source media="(min-width: 64rem), print" srcSet={portraitAddress(code, "card")} />}
      <img
        src={portraitAddress(code, wide ? "wide" : "card")}
        alt=""
        width={wide ? 1860 : 960}
        height={wide ? 480 : 720}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}

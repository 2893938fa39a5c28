import { portraitAddress } from "../../rules/pictures/portrait-address";

type Props = {
  /** Which portrait: "fish-dusk-coral-beach-3". */
  code: string;
  /** The first picture of a page is not put off. */
  priority?: boolean;
  /** At the head of a page: on a phone more of the landscape, beside the words what a card shows. */
  wide?: boolean;
};

/** A drawn portrait on the colour of its light, which is there before it. */
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

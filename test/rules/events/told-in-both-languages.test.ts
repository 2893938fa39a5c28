import { expect, test } from "vitest";
import { isFeetInSand, isHeldOnBeach, isOnSand } from "../../../app/rules/sea/on-beach";
import { foldText } from "../../../app/rules/site/fold-text";
import { mapPartByLandmark } from "../../../app/rules/town/map-part-by-landmark";
import { demoEvents, demoSeries } from "../../../drizzle/seed/event-stories";

test.each([...demoEvents, ...demoSeries])(
  "$key is on the same map, by the same sea and sand in both languages",
  ({ en, es }) => {
    const told = ({ location, description, full_description }: typeof en) => ({
      map: mapPartByLandmark(foldText(location)),
      isHeldOnBeach: isHeldOnBeach({ location }),
      isOnSand: isOnSand(description, full_description),
      isFeetInSand: isFeetInSand({ location }),
    });
    expect(told(es)).toEqual(told(en));
  },
);

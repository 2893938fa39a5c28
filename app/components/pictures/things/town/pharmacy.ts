import { each, fill, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { yard } from "../../grounds/outlook-and-yard";
import { leaves, tufts } from "../../grounds/plants";
import { facade } from "../../parts/buildings";
import { awning } from "../../parts/roofs";

export const pharmacy: Drawing = {
  draw(stage) {
    const { lit, shade, warm, shine, lamps, light } = stage;
    const green = lamps ? "#2fb57c" : lit("#2f9c6a");
    return (
      yard(stage) +
      facade(stage) +
      fill(lit("#fff8ea"), "M500 340h260v180H500z") +
      fill(lamps ? "#ffe2a0" : shade("#7fb8b4", 0.2), "M512 352h236v168H512z") +
      fill(shade("#8aa0a0", 0.2), "M512 404h236v6H512zM512 462h236v6H512z") +
      each([0, 1, 2, 3, 4, 5, 6], (i) =>
        fill(
          warm(["#f6efe0", "#2f9c95", "#e4905c", "#f0c45c"][i % 4] ?? ""),
          `M${522 + i * 32} 404v-26h4v-8h14v8h4v26zM${526 + ((i * 3) % 7) * 31} 462v-32h18v32z`,
        ),
      ) +
      fill(shade("#8aa0a0", 0.4), "M626 352h8v168h-8zM492 520h276v12H492z") +
      fill(shade("#3f7a6a", 0.3), "M366 362h92v244h-92z") +
      fill(shine("#bfe0da", 0.2), "M376 372h34v224h-34zM414 372h34v224h-34z") +
      awning(stage, 470, 286, 320, 56, "#2f9c6a") +
      (lamps ? oval("#6fe0a8", 600, 196, 150, 150, 0.18) : "") +
      fill(shine("#fff8ea", 0.3), "M556 112h88v40h40v88h-40v40h-88v-40h-40v-88h40z") +
      fill(green, "M566 122h68v40h40v68h-40v40h-68v-40h-40v-68h40z") +
      fill("#ffffff", "M590 146h20v40h40v20h-40v40h-20v-40h-40v-20h40z", 0.9) +
      fill(lit("#8a6244"), "M830 480h20v130h-20zM800 560h80v14h-80z") +
      tufts(stage, 10, 300, 640, 6, light.leaf, 44) +
      leaves(stage, 850, 610, { size: 0.6, colours: [light.leaf, light.leafLit], turns: [-50, -22, 6, 30] }) +
      fill(lit("#c9694c"), "M812 600h80l-12 60h-56z")
    );
  },
};

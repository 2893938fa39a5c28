import { backpack } from "./things/land/backpack";
import { bike } from "./things/land/bike";
import { camera } from "./things/land/camera";
import { candles } from "./things/land/candles";
import { figtree } from "./things/land/figtree";
import { gym } from "./things/land/gym";
import { horses } from "./things/land/horses";
import { howler } from "./things/land/howler";
import { macaw } from "./things/land/macaw";
import { massage } from "./things/land/massage";
import { mat } from "./things/land/mat";
import { quad } from "./things/land/quad";
import { trail } from "./things/land/trail";
import { waterfall } from "./things/land/waterfall";
import { yoga } from "./things/land/yoga";

export const landDrawings = {
  backpack,
  bike,
  camera,
  candles,
  figtree,
  gym,
  horses,
  howler,
  macaw,
  massage,
  mat,
  quad,
  trail,
  waterfall,
  yoga,
};

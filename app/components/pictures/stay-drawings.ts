import { aframe } from "./things/stay/aframe";
import { almonds } from "./things/stay/almonds";
import { bed } from "./things/stay/bed";
import { boutique } from "./things/stay/boutique";
import { bunks } from "./things/stay/bunks";
import { cabanas } from "./things/stay/cabanas";
import { camper } from "./things/stay/camper";
import { chairs } from "./things/stay/chairs";
import { courtyard } from "./things/stay/courtyard";
import { hammock } from "./things/stay/hammock";
import { hotel } from "./things/stay/hotel";
import { house } from "./things/stay/house";
import { jungle } from "./things/stay/jungle";
import { pool } from "./things/stay/pool";
import { tent } from "./things/stay/tent";
import { treehouse } from "./things/stay/treehouse";
import { villa } from "./things/stay/villa";

export const stayDrawings = {
  aframe,
  almonds,
  bed,
  boutique,
  bunks,
  cabanas,
  camper,
  chairs,
  courtyard,
  hammock,
  hotel,
  house,
  jungle,
  pool,
  tent,
  treehouse,
  villa,
};

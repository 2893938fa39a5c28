import { describe, expect, test } from "vitest";
import type { CoordinateName } from "../../../app/rules/places/coordinates";
import { type PositionProblem, readCoordinate, readPosition } from "../../../app/rules/places/typed-position";

const beach = { ok: true, latitude: 7.255, longitude: -80.4975 };

describe("a pasted position", () => {
  test.each([
    ["two numbers", "7.2550, -80.4975"],
    ["without a space", "7.2550,-80.4975"],
    ["without a comma", "7.2550 -80.4975"],
    ["with a semicolon", "7.2550; -80.4975"],
    ["in two lines", "7.2550\n-80.4975"],
    ["in brackets", "(7.2550, -80.4975)"],
    ["in square brackets", "[7.2550, -80.4975]"],
    ["with the name of the place", "La Panga (Playa Cambutal) 7.2550, -80.4975"],
    ["in a sentence", "Mi ubicación es 7.2550,-80.4975, al lado de la cancha."],
    ["a copied minus sign", "7.2550, \u221280.4975"],
    ["decimal commas and a semicolon", "7,2550; -80,4975"],
    ["decimal commas and a space", "7,2550 -80,4975"],
    ["decimal commas and a comma between them", "7,2550, -80,4975"],
    ["nothing but commas", "7,2550,-80,4975"],
    ["letters behind", "7.2550° N, 80.4975° W"],
    ["letters before", "N 7.2550 W 80.4975"],
    ["letters close by", "7.2550N 80.4975W"],
    ["letters in Spanish", "7,2550° N 80,4975° O"],
    ["words", "7.2550 norte, 80.4975 oeste"],
    ["longitude first, as its letter says", "80.4975 W, 7.2550 N"],
    ["labels", "Lat: 7.2550, Lng: -80.4975"],
    ["labels in Spanish", "latitud 7.2550 longitud -80.4975"],
    ["labels the other way round", "lng=-80.4975 lat=7.2550"],
    ["degrees, minutes and seconds", "7°15'18\"N 80°29'51\"W"],
    ["typographic signs", "7° 15′ 18.0″ N, 80° 29′ 51.0″ W"],
    ["keyboard signs", "7º15'18''N 80º29'51''O"],
    ["decimal commas in the seconds", "7°15'18,0\"N 80°29'51,0\"W"],
    ["degrees and minutes", "7° 15.3' N 80° 29.85' W"],
    ["degrees and minutes without signs", "7 15.3 N 80 29.85 W"],
    ["degrees, minutes and seconds without signs", "7 15 18 N 80 29 51 W"],
    ["a geo link", "geo:7.2550,-80.4975?z=17"],
    ["a geo link with its own pin", "geo:0,0?q=7.2550,-80.4975(La%20Panga)"],
    ["Google, where the map looks", "https://www.google.com/maps/@7.2550,-80.4975,17z"],
    [
      "Google, the pin of a place and not where the map looks",
      "https://www.google.com/maps/place/La+Panga/@7.2540,-80.4990,17z/data=!3m1!4b1!4m6!3m5!1s0x8f:0x1!8m2!3d7.2550!4d-80.4975!16s%2Fg%2F11?entry=ttu",
    ],
    ["Google, a shared pin", "https://maps.google.com/?q=7.2550,-80.4975"],
    ["Google, an old link", "https://maps.google.com/maps?q=loc:7.2550,-80.4975&z=17"],
    ["Google, a search", "https://www.google.com/maps/search/?api=1&query=7.2550%2C-80.4975"],
    ["Google, a search from a phone", "https://www.google.com/maps/search/7.2550,+-80.4975?entry=tts"],
    ["Google, a way there", "https://www.google.com.pa/maps/dir//7.2550,-80.4975/@7.2,-80.5,14z"],
    [
      "Google, degrees in the path",
      "https://www.google.com/maps/place/7%C2%B015'18.0%22N+80%C2%B029'51.0%22W/@7.2,-80.5,17z",
    ],
    [
      "Google, an embedded map",
      "https://www.google.com/maps/embed?pb=!1m18!1m3!1d3954!2d-80.4975!3d7.2550!2m3",
    ],
    ["Google, without its https", "www.google.com/maps/@7.2550,-80.4975,17z"],
    ["Apple", "https://maps.apple.com/?ll=7.2550,-80.4975&q=La%20Panga"],
    ["Apple, a newer link", "https://maps.apple.com/place?coordinate=7.2550,-80.4975&name=La%20Panga"],
    [
      "OpenStreetMap, the marker and not where the map looks",
      "https://www.openstreetmap.org/?mlat=7.2550&mlon=-80.4975#map=17/7.2540/-80.4990",
    ],
    ["OpenStreetMap, where the map looks", "https://www.openstreetmap.org/#map=17/7.2550/-80.4975"],
    ["Waze", "https://waze.com/ul?ll=7.2550%2C-80.4975&navigate=yes"],
    ["Waze, a way there", "https://www.waze.com/live-map/directions?to=ll.7.2550%2C-80.4975"],
    ["a link with words around it", "La Panga\nhttps://maps.google.com/?q=7.2550,-80.4975\nNos vemos"],
  ])("is understood, %s: %s", (_, text) => {
    expect(readPosition(text)).toEqual(beach);
  });

  test("is understood in Waze's links, which use letters of a grid", () => {
    expect(readPosition("https://waze.com/ul/hu4pruydqqv")).toMatchObject({
      latitude: expect.closeTo(57.64911, 4),
      longitude: expect.closeTo(10.40744, 4),
    });
  });

  test.each<[string, string, PositionProblem]>([
    ["a short link of Google's", "https://maps.app.goo.gl/AbCd123", "shortLink"],
    ["an older one", "https://goo.gl/maps/AbCd123", "shortLink"],
    ["one with the place's name", "La Panga\nhttps://maps.app.goo.gl/AbCd123?g_st=iw", "shortLink"],
    ["one without its https", "maps.app.goo.gl/AbCd123", "shortLink"],
    ["a short link of Apple's", "https://maps.apple/p/AbCd123", "shortLink"],
    ["a short link of OpenStreetMap's", "https://osm.org/go/AbCd123", "shortLink"],
    ["what Google's own app shares", "https://share.google/AbCd123", "shortLink"],
    ["two pairs in a sentence", "7.2550, -80.4975 or 7.2560, -80.4985", "unreadable"],
    ["a place by its name alone", "https://www.google.com/maps/place/La+Panga", "noPosition"],
    ["a site that is no map", "https://example.com/7.2550,-80.4975", "noPosition"],
    ["longitude first", "-80.4975, 7.2550", "swapped"],
    ["longitude first and without its minus", "80.4975, 7.2550", "swapped"],
    ["longitude first in a link", "https://maps.google.com/?q=-80.4975,7.2550", "swapped"],
    ["a minus forgotten", "7.2550, 80.4975", "east"],
    ["the wrong letter", "7.2550 N, 80.4975 E", "east"],
    ["past the pole", "95.5, -80.4975", "outside"],
    ["past the date line", "7.2550, -190", "outside"],
    ["one number", "7.2550", "half"],
    ["one number with a comma", "7,2550", "half"],
    ["three numbers", "7.2550, -80.4975, 12", "unreadable"],
    ["two latitudes", "7.2550 N, 8.1000 N", "unreadable"],
    ["ninety minutes", "7°90' N 80°29' W", "unreadable"],
    ["a shortened address of the grid", "7F43+2V Cambutal", "unreadable"],
    ["words", "next to the church", "unreadable"],
    ["nothing", "", "unreadable"],
    ["a novel", "7.2550, ".repeat(300), "unreadable"],
  ])("is refused with its reason, %s: %s", (_, text, problem) => {
    expect(readPosition(text)).toEqual({ ok: false, problem });
  });
});

describe("a coordinate in its own field", () => {
  test.each<[string, CoordinateName, string, number | null]>([
    ["a plain number", "latitude", "7.2833", 7.2833],
    ["a negative number", "longitude", "-80.5167", -80.5167],
    ["spaces around", "latitude", " 7.2833 ", 7.2833],
    ["a decimal comma", "latitude", "7,2833", 7.2833],
    ["a decimal comma west of Greenwich", "longitude", "-80,5167", -80.5167],
    ["no digit before the point", "latitude", ".25", 0.25],
    ["a copied minus sign", "longitude", "\u221280.5167", -80.5167],
    ["a plus", "latitude", "+7", 7],
    ["more digits than a map can show", "latitude", "7.283312345678", 7.283312],
    ["zero", "latitude", "0", 0],
    ["no minus zero", "latitude", "-0.0", 0],
    ["the pole", "latitude", "90", 90],
    ["the other pole", "latitude", "-90", -90],
    ["a longitude may be larger", "longitude", "179.5", 179.5],
    ["the date line", "longitude", "-180", -180],
    ["degrees and minutes", "latitude", "7° 17' N", 7.283333],
    ["a letter for the minus", "longitude", "80.5167 O", -80.5167],
    ["empty", "latitude", "", null],
    ["past the pole", "latitude", "90.000001", null],
    ["past the other pole", "latitude", "-90.1", null],
    ["past the date line", "longitude", "180.5", null],
    ["the other one's letter", "latitude", "80.5167 W", null],
    ["words", "latitude", "north", null],
    ["two numbers", "latitude", "7.2833, -80.5167", null],
    ["hexadecimal", "latitude", "0x10", null],
    ["an exponent", "latitude", "1e1", null],
    ["infinity", "latitude", "Infinity", null],
    ["a lone minus", "latitude", "-", null],
    ["a novel", "latitude", "9".repeat(1e6), null],
  ])("%s", (_, name, text, expected) => {
    expect(readCoordinate(name, text)).toBe(expected);
  });
});

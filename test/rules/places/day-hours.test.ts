import { describe, expect, test } from "vitest";
import { dayText, parseDayHours } from "../../../app/rules/places/day-hours";
import { daysOfHours, hasHours, weekdayNames } from "../../../app/rules/places/hours";
import { formatTime } from "../../../app/rules/time/days";

/** "09:00-17:00", with + where the range ends on the next day. */
function read(text: string | null | undefined): string {
  const day = parseDayHours(text);
  if (day.state !== "open") return day.state;
  return day.ranges
    .map(({ opens, closes }) => `${formatTime(opens)}-${formatTime(closes)}${closes >= 1440 ? "+" : ""}`)
    .join(" ");
}

describe("a day's hours in an owner's spelling", () => {
  test.each([
    ["12-hour", "9:00 AM - 5:00 PM", "09:00-17:00"],
    ["12-hour without minutes", "9 AM - 5 PM", "09:00-17:00"],
    ["small letters, no spaces", "9am-5pm", "09:00-17:00"],
    ["dots", "9:00 a.m. - 5:00 p.m.", "09:00-17:00"],
    ["dots and spaces, as in Spanish", "9:00 a. m. - 5:00 p. m.", "09:00-17:00"],
    ["dots and narrow spaces", "9:00\u202fa.\u00a0m. – 5:00\u202fp.\u00a0m.", "09:00-17:00"],
    ["one letter", "9a-5p", "09:00-17:00"],
    ["24-hour", "09:00 - 17:00", "09:00-17:00"],
    ["24-hour without leading zero", "9:00-17:30", "09:00-17:30"],
    ["24-hour without minutes", "9 - 17", "09:00-17:00"],
    ["24-hour without colon", "0900-1700", "09:00-17:00"],
    ["24-hour with h", "9h - 17h30", "09:00-17:30"],
    ["24-hour with hrs", "09:00 hrs - 17:00 hrs", "09:00-17:00"],
    ["point between hours and minutes", "9.30 - 17.15", "09:30-17:15"],
    ["half hours", "11:30 AM - 2:45 PM", "11:30-14:45"],
    ["24-hour up to 24:00", "10:00 - 24:00", "10:00-00:00+"],
    ["24-hour up to 00:00", "10:00 - 00:00", "10:00-00:00+"],
    ["the last minute of an hour", "9:59 - 17:59", "09:59-17:59"],
    ["midnight with a word too many", "0:30 AM - 5 AM", "00:30-05:00"],
    ["a word too many", "10:00 AM - 22:00 PM", "10:00-22:00"],
    ["spaces everywhere", "  9:00   AM   -   5:00   PM  ", "09:00-17:00"],
    ["a full stop at the end", "9 am - 5 pm.", "09:00-17:00"],
    ["a space before the full stop", "9 am - 5 pm .", "09:00-17:00"],
    ["full-width digits", "９:００ - １７:００", "09:00-17:00"],
    ["zero-width characters from a copied text", "\u200b9 AM - 5 PM\ufeff", "09:00-17:00"],
    ["joiners inside a copied text", "9 A\u2060M - 1\ufeff7:00", "09:00-17:00"],
    ["dots but the last", "9 a.m - 5 p.m", "09:00-17:00"],
    ["one letter with a dot", "9 a. - 12 p. / 1 p. - 5 p.", "09:00-12:00 13:00-17:00"],
    ["points and a full stop", "9.30 - 17.15.", "09:30-17:15"],
    ["as long as a text may be", "9 AM - 5 PM".padEnd(200), "09:00-17:00"],
    ["a word before", "Open 9 AM - 5 PM", "09:00-17:00"],
    ["a Spanish word before", "Abierto de 9 a 17", "09:00-17:00"],
  ])("%s: %s", (_, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ["hyphen", "-"],
    ["hyphen of its own", "\u2010"],
    ["non-breaking hyphen", "\u2011"],
    ["figure dash", "\u2012"],
    ["en dash", "\u2013"],
    ["em dash", "\u2014"],
    ["horizontal bar", "\u2015"],
    ["minus sign", "\u2212"],
    ["hyphen bullet", "\u2043"],
    ["small em dash", "\ufe58"],
    ["small hyphen", "\ufe63"],
    ["full-width hyphen", "\uff0d"],
    ["tilde", "~"],
    ["wave dash", "\u301c"],
    ["full-width tilde", "\uff5e"],
    ["the word to", "to"],
    ["the word until", "until"],
    ["the word a", "a"],
    ["the words a las", "a las"],
    ["the word hasta", "hasta"],
  ])("every dash: %s", (_, dash) => {
    expect(read(`9:00 AM ${dash} 5:00 PM`)).toBe("09:00-17:00");
    if (!/[a-z]/.test(dash))
      expect(read(`9:00${dash}12:00; 14:00${dash}17:00`)).toBe("09:00-12:00 14:00-17:00");
  });

  test.each([
    ["from … to", "from 9 am to 5 pm", "09:00-17:00"],
    ["de … a", "de 9 a 5 pm", "09:00-17:00"],
    ["de las … a las", "de las 9 a las 17", "09:00-17:00"],
    ["desde … hasta", "Desde las 9:00 a. m. hasta las 5:00 p. m.", "09:00-17:00"],
    ["a la una", "De las 9 a la 1 p.m.", "09:00-13:00"],
    ["de la mañana, de la tarde", "8 de la mañana a 5 de la tarde", "08:00-17:00"],
    ["de la noche", "6 de la tarde a 11 de la noche", "18:00-23:00"],
    ["twelve at night", "6 de la tarde a 12 de la noche", "18:00-00:00+"],
    ["five at night is the afternoon's end", "1 de la tarde - 5 de la noche", "13:00-17:00"],
    ["three at night is past midnight", "9 at night - 3 at night", "21:00-03:00+"],
    ["four at night is past midnight too", "9 at night - 4 at night", "21:00-04:00+"],
    ["from twelve at night", "12 at night - 5 PM", "00:00-17:00"],
    ["from five at night", "5 at night - 6 AM", "17:00-06:00+"],
    ["in the morning, in the evening", "9 in the morning to 6 in the evening", "09:00-18:00"],
    ["de la madrugada", "10 de la noche - 3 de la madrugada", "22:00-03:00+"],
    ["al mediodía", "9 am al mediodía", "09:00-12:00"],
  ])("in words, %s: %s", (_, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ["12 AM is midnight", "12 AM - 6 AM", "00:00-06:00"],
    ["12 PM is noon", "12 PM - 6 PM", "12:00-18:00"],
    ["12:30 AM", "12:30 AM - 1:15 AM", "00:30-01:15"],
    ["noon", "noon - 5 PM", "12:00-17:00"],
    ["midday", "9 AM to midday", "09:00-12:00"],
    ["until midnight", "5 PM - midnight", "17:00-00:00+"],
    ["from midnight", "midnight - 6 AM", "00:00-06:00"],
    ["mediodía", "mediodía a 5 p.m.", "12:00-17:00"],
    ["medianoche", "5 p.m. a medianoche", "17:00-00:00+"],
    ["media noche in two words", "5 p.m. - media noche", "17:00-00:00+"],
    ["12 m. is noon in Spanish", "9 a.m. - 12 m.", "09:00-12:00"],
    ["12 m.d. is noon in Panama", "9:00 a.m. - 12:00 m.d.", "09:00-12:00"],
    ["12 m.n. is midnight in Panama", "6:00 p.m. - 12:00 m.n.", "18:00-00:00+"],
    ["m d without dots", "12 m d - 5 p m", "12:00-17:00"],
    ["m n without dots", "6 p m - 12 m n", "18:00-00:00+"],
    ["from 12 m.", "12 m. - 2 a.m.", "12:00-02:00+"],
    ["from 12 m.n.", "12 m.n. - 5 p.m.", "00:00-17:00"],
    ["only twelve has an m.", "9 m. - 5 p.m.", "unreadable"],
    ["only twelve has an m.d.", "9 m.d. - 5 p.m.", "unreadable"],
    ["only twelve has an m.n.", "9 m.n. - 5 p.m.", "unreadable"],
  ])("noon and midnight: %s", (_, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ["the end's", "2 - 5 PM", "14:00-17:00"],
    ["the end's, in the morning", "8:00 - 11:00 AM", "08:00-11:00"],
    ["not the end's when the start would come after it", "9 - 5 PM", "09:00-17:00"],
    ["not the end's, before a night's end", "10 - 2 AM", "22:00-02:00+"],
    ["not the end's when both would be one instant", "11 - 11 PM", "11:00-23:00"],
    ["noon before an afternoon's end", "12 - 5 PM", "12:00-17:00"],
    ["noon before midnight", "12 - 12 AM", "12:00-00:00+"],
    ["midnight before noon", "12 - 12 PM", "00:00-12:00"],
    ["none, from one on the 24-hour clock", "13:00 - 2 AM", "13:00-02:00+"],
    ["the afternoon before the word midnight", "5 - midnight", "17:00-00:00+"],
    ["the morning before the word noon", "9 - noon", "09:00-12:00"],
    ["none, when the start is on the 24-hour clock", "17:00 - 10 PM", "17:00-22:00"],
    ["none, when the end is on the 24-hour clock", "10:00 - 23:00 PM", "10:00-23:00"],
    ["the end's, after midnight", "12 - 2 AM", "00:00-02:00"],
    ["none, for an evening on the 24-hour clock", "17:00 - 6 AM", "17:00-06:00+"],
    ["none, for midnight on the 24-hour clock", "0:30 - 5 PM", "00:30-17:00"],
    ["none, when only the end is on the 24-hour clock", "6 PM - 13:00", "18:00-13:00+"],
    ["none, when the end is its midnight", "9 AM - 0:00", "09:00-00:00+"],
    ["the next one, midnight", "9 PM - 12", "21:00-00:00+"],
    ["the next one, twelve hours later", "9 AM - 9", "09:00-21:00"],
    ["the next one, twelve hours later at night", "9 PM - 9", "21:00-09:00+"],
    ["the next one for an end without", "9 AM - 5", "09:00-17:00"],
    ["the next one, still in the morning", "9 AM - 11", "09:00-11:00"],
    ["the next one, after midnight", "6 PM - 2", "18:00-02:00+"],
    ["the next one, noon", "9 AM - 12", "09:00-12:00"],
  ])("a missing AM or PM is %s: %s", (_, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ["an evening", "6 PM - 2 AM", "18:00-02:00+"],
    ["an evening on the 24-hour clock", "18:00 - 02:00", "18:00-02:00+"],
    ["without leading zero", "18:00 - 2:00", "18:00-02:00+"],
    ["from one on the 24-hour clock", "13:00 - 5:00", "13:00-05:00+"],
    ["one minute after midnight", "5 PM - 12:01 AM", "17:00-00:01+"],
    ["to the same minute", "9 AM - 9 AM", "09:00-09:00+"],
    ["midnight to midnight", "12 AM - 12 AM", "00:00-00:00+"],
  ])("past midnight, %s: %s", (_, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ["a semicolon", "9:00 AM - 1:00 PM; 5:00 PM - 9:00 PM", "09:00-13:00 17:00-21:00"],
    ["a comma", "9:00 AM - 1:00 PM, 5:00 PM - 9:00 PM", "09:00-13:00 17:00-21:00"],
    ["the word and", "9 AM - 1 PM and 5 - 9 PM", "09:00-13:00 17:00-21:00"],
    ["the word y", "de 9 a 12 y de 5 a 9 p. m.", "09:00-12:00 17:00-21:00"],
    ["a slash", "11:30-15:00 / 18:00-22:00", "11:30-15:00 18:00-22:00"],
    ["an ampersand", "9 AM - 1 PM & 5 PM - 9 PM", "09:00-13:00 17:00-21:00"],
    ["a line break", "11:30-15:00\n18:00-22:00", "11:30-15:00 18:00-22:00"],
    ["lines of a form", "7-10\r\n12-15\r\n\r\n18-23\r\n", "07:00-10:00 12:00-15:00 18:00-23:00"],
    ["an end too many", "9 AM - 1 PM; ", "09:00-13:00"],
    ["the evening first", "5 PM - 9 PM, 9 AM - 1 PM", "09:00-13:00 17:00-21:00"],
    ["three ranges", "7-10; 12-15; 18-23", "07:00-10:00 12:00-15:00 18:00-23:00"],
    ["a night behind a day", "11 AM - 2 PM; 8 PM - 1 AM", "11:00-14:00 20:00-01:00+"],
    ["bare hours that only fit behind", "7 AM - 3 PM / 6 - 10", "07:00-15:00 18:00-22:00"],
    ["bare hours that only fit before", "9 - 12, 5 - 9 PM", "09:00-12:00 17:00-21:00"],
    ["meals", "Breakfast 6-10, lunch 12-3, dinner 6-9", "06:00-10:00 12:00-15:00 18:00-21:00"],
    ["meals in Spanish", "Desayuno 6-10 y cena 6-9", "06:00-10:00 18:00-21:00"],
  ])("split by %s: %s", (_, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ["Closed"],
    ["closed"],
    ["CLOSED."],
    ["Closed!"],
    ["Closed..."],
    ["Closed ."],
    ["Closed\r\n"],
    ["Close"],
    ["Closed all day"],
    ["Cerrado"],
    ["cerrada"],
    ["Cerrado todo el día"],
    ["Cerramos"],
    ["No abre"],
    ["No abrimos"],
    ["Descanso"],
    ["Off"],
    ["Libre"],
    [""],
    ["   "],
    ["\u00a0"],
    [null],
    [undefined],
  ])("closed: %s", (text) => {
    expect(read(text)).toBe("closed");
  });

  test.each([
    ["24 hours"],
    ["24 Hours"],
    ["Open 24 hours"],
    ["24 hours a day"],
    ["24 hour"],
    ["24 hrs"],
    ["24 hr"],
    ["24 hs"],
    ["24h"],
    ["24/7"],
    ["24-7"],
    ["At all hours"],
    ["Abierto siempre"],
    ["A toda hora"],
    ["24 horas"],
    ["24 hora"],
    ["Abierta 24 horas"],
    ["Abierto las 24 horas"],
    ["24 horas al día"],
    ["Open all day"],
    ["Around the clock"],
    ["Day and night"],
    ["Always open"],
    ["Never closes"],
    ["Todo el día"],
    ["Día y noche"],
    ["Siempre abierto"],
    ["Nunca cierra"],
    ["00:00 - 24:00"],
    ["12 AM - 12 AM"],
    ["0-24"],
  ])("the whole day: %s", (text) => {
    expect(read(text)).toBe("00:00-00:00+");
  });

  test.each([
    ["a promise", "By appointment"],
    ["a promise before the whole day", "Maybe 24 hours"],
    ["a promise after the whole day", "24 hours by appointment"],
    ["one letter too many", "9 AM - 5 PM".padEnd(201)],
    ["a meal", "Lunch and dinner"],
    ["one time alone", "9 AM"],
    ["a question mark", "9 AM - ?"],
    ["hour 25", "9:00 - 25:00"],
    ["minute 60", "9:60 - 17:00"],
    ["a minute after 24:00", "10:00 - 24:01"],
    ["thirteen in the morning", "13 AM - 5 PM"],
    ["nothing but separators", ";,;"],
    ["three times", "9 - 12 - 17"],
    ["days inside", "Mon-Fri 9 AM - 5 PM"],
    ["a readable part beside an unreadable one", "9 AM - 5 PM; by appointment"],
    ["half past in words", "half past nine to five"],
    ["bare hours that may be morning or evening", "9 - 5"],
    ["bare times that may be morning or evening", "10:00 - 2:00"],
    ["bare times that are the same", "9:00 - 9:00"],
    ["bare times that end at ten", "11:00 - 10:00"],
    ["bare noon or midnight", "11:00 - 1:00"],
    ["bare twelve to twelve", "12:00 - 12:00"],
    ["bare one to one", "1:00 - 1:00"],
    ["noon with the wrong half", "0:30 PM - 5 PM"],
    ["bare times with one leading zero", "09:00 - 5:00"],
    ["bare times with the other leading zero", "9:00 - 05:00"],
    ["bare hours that may be breakfast or dinner", "6 - 10"],
    ["bare hours of an afternoon, most likely", "2 - 5"],
    ["negative", "-9 - 5 PM"],
    ["markup", "<b>9 AM - 5 PM</b>"],
  ])("unreadable, %s: %s", (_, text) => {
    expect(read(text)).toBe("unreadable");
  });

  test.each([
    ["as it is written", "9:00 AM - 5:00 PM", "9:00 AM - 5:00 PM"],
    ["with both halves", "9 - 5 PM", "9:00 AM - 5:00 PM"],
    ["on the twelve-hour clock", "11:30-15:00 / 18:00-22:00", "11:30 AM - 3:00 PM, 6:00 PM - 10:00 PM"],
    ["past midnight", "6pm a 2am", "6:00 PM - 2:00 AM"],
    ["closed", "Cerrado", "Closed"],
    ["open all day", "24 horas", "Open 24 hours"],
    ["nothing", "  ", ""],
  ])("is stored with AM and PM, %s: %s", (_, text, stored) => {
    expect(dayText(text)).toEqual({ ok: true, text: stored, isProposal: false });
  });

  test.each([
    ["a day", "7-3", "7:00 AM - 3:00 PM"],
    ["a day in Spanish", "de 8 a 5", "8:00 AM - 5:00 PM"],
    ["a day with zeros before it", "08:00 a 05:00", "8:00 AM - 5:00 PM"],
    ["a morning", "7-11", "7:00 AM - 11:00 AM"],
    ["an evening", "6-10", "6:00 PM - 10:00 PM"],
    ["an afternoon", "1-5", "1:00 PM - 5:00 PM"],
    ["noon before midnight", "12-8", "12:00 PM - 8:00 PM"],
    ["a long day from six", "6-2", "6:00 AM - 2:00 PM"],
    ["six is breakfast when more follows", "6-10, 5-9", "6:00 AM - 10:00 AM, 5:00 PM - 9:00 PM"],
    ["two ranges of a day", "8-12 y 2-5", "8:00 AM - 12:00 PM, 2:00 PM - 5:00 PM"],
    ["twelve hours", "9-9", "9:00 AM - 9:00 PM"],
  ])("is a proposal for its owner to confirm, %s: %s", (_, text, stored) => {
    expect(dayText(text)).toEqual({ ok: true, text: stored, isProposal: true });
  });

  test.each([
    ["words", "Con cita previa", "words", "Con cita previa"],
    ["half a range", "desde las 5 pm", "oneTime", "5 pm"],
    ["no time of the clock", "6am to sunset", "words", "sunset"],
    ["no such time", "9:00 - 25:00", "time", "25:00"],
    ["a pause", "8am-6pm, closed 12-1", "pause", ""],
    ["other days", "Mon-Fri 9am-5pm", "days", ""],
    ["a novel", "9 AM - 5 PM".padEnd(201, "."), "tooLong", ""],
  ])("leads to a question, %s: %s", (_, text, obstacle, part) => {
    expect(dayText(text)).toEqual({ ok: false, question: { obstacle, part } });
  });

  test("handles hostile texts", () => {
    for (const text of [
      "9".repeat(1e6),
      "9 a ".repeat(50),
      "a m ".repeat(1e5),
      " ".repeat(1e6),
      "-".repeat(199),
    ]) {
      expect(["unreadable", "closed"]).toContain(read(text));
    }
  });
});

describe("a week of hours", () => {
  test("names the weekdays as in Panama's calendar", () => {
    expect(weekdayNames[0]).toBe("Sunday");
    expect([...weekdayNames].sort()).toEqual([...daysOfHours].sort());
  });

  test("counts as given once one day has hours", () => {
    expect(hasHours(null)).toBe(false);
    expect(hasHours({})).toBe(false);
    expect(hasHours({ Monday: " ", Tuesday: null })).toBe(false);
    expect(hasHours({ Monday: "Closed" })).toBe(true);
  });
});

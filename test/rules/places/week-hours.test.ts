import { describe, expect, test } from "vitest";
import { parseDayHours } from "../../../app/rules/places/day-hours";
import { daysOfHours } from "../../../app/rules/places/hours";
import { parseWeekHours, weekText } from "../../../app/rules/places/week-hours";
import { weekInWords } from "../../../app/rules/places/week-words";

const spaces = (text: string) => text.replaceAll("\u00a0", " ");

/** The sentence shown to owners, with a question mark before a proposal. */
function say(text: string): string {
  const read = weekText(text);
  if (!read.ok) return `${read.question.obstacle}: ${read.question.part}`.trim();
  return (read.isProposal ? "? " : "") + spaces(weekInWords(read.week, "en"));
}

const workdays = "Mon to Fri 8:00 AM to 5:00 PM; closed Saturday and Sunday";

const read: [string, string][] = [
  // Examples from the issue.
  [
    "Mon-Fri 7am-3pm / 6-10, Sat closed",
    "Mon to Fri 7:00 AM to 3:00 PM and 6:00 to 10:00 PM; closed Saturday and Sunday",
  ],
  ["24 horas", "Open 24 hours"],
  ["Sunday brunch only 9 to 2", "Sun 9:00 AM to 2:00 PM; closed Monday to Saturday"],
  // Spans of days
  ["Mon-Fri 8:00 AM - 5:00 PM", workdays],
  ["Monday to Friday 8am to 5pm", workdays],
  ["Monday through Friday, from 8 a.m. until 5 p.m.", workdays],
  ["Mon. – Fri. 8 a.m. – 5 p.m.", workdays],
  ["Mo-Fr 8:00-17:00", workdays],
  ["M-F 8am-5pm", workdays],
  ["weekdays 8am-5pm", workdays],
  ["8am-5pm Mon-Fri", workdays],
  ["MON → FRI 8AM → 5PM", workdays],
  ["Monday to Friday from 8 in the morning to 5 in the afternoon", workdays],
  ["Mon-Fri 0800-1700", workdays],
  ["lunes a viernes de 8 a. m. a 5 p. m.", workdays],
  ["De lunes a viernes, de 8:00 a.m. a 5:00 p.m.", workdays],
  ["lun-vie 8am-5pm", workdays],
  ["Lun. a Vie. de 8:00am a 5:00pm", workdays],
  ["L-V 8:00-17:00", workdays],
  ["L a V 8-17h", workdays],
  ["lu a vi 8-17", workdays],
  ["entre semana 8h-17h", workdays],
  ["lunes a viernes 8 de la mañana a 5 de la tarde", workdays],
  ["Wed-Mon 12-21h", "Wed to Mon 12:00 to 9:00 PM; closed Tuesday"],
  // A day off within a span
  ...["Mo-Su 11:00-22:00; We off", "We off; Mo-Su 11:00-22:00", "Mo-Su 11:00-22:00, We closed"].map(
    (text): [string, string] => [text, "Thu to Tue 11:00 AM to 10:00 PM; closed Wednesday"],
  ),
  ["lu-do 11:00-22:00; mi cerrado", "Thu to Tue 11:00 AM to 10:00 PM; closed Wednesday"],
  ["Mo-Su 11:00-22:00; We, Th off", "Fri to Tue 11:00 AM to 10:00 PM; closed Wednesday and Thursday"],
  ["Mo off; Tu-Su 8:00-17:00", "Tue to Sun 8:00 AM to 5:00 PM; closed Monday"],
  ["Open daily 8am-5pm, we close Monday", "Tue to Sun 8:00 AM to 5:00 PM; closed Monday"],
  ["jueves a domingo 6pm a 2am", "Thu to Sun 6:00 PM to 2:00 AM; closed Monday to Wednesday"],
  // Every day
  ["7 days a week, 7am to 9pm", "Every day 7:00 AM to 9:00 PM"],
  ["7am-9pm daily", "Every day 7:00 AM to 9:00 PM"],
  ["7:00-21:00", "Every day 7:00 AM to 9:00 PM"],
  ["Lunes-Domingo 7:00AM-9:00PM", "Every day 7:00 AM to 9:00 PM"],
  ["todos los días de 7am a 9pm", "Every day 7:00 AM to 9:00 PM"],
  ["Abrimos a las 7 am y cerramos a las 9 pm", "Every day 7:00 AM to 9:00 PM"],
  ["noon to midnight every day", "Every day 12:00 PM to 12:00 AM"],
  ["todos los días de mediodía a medianoche", "Every day 12:00 PM to 12:00 AM"],
  ["24/7", "Open 24 hours"],
  ["Abierto todos los días las 24 horas", "Open 24 hours"],
  ["open 24 hours, 7 days a week", "Open 24 hours"],
  ["24-7", "Open 24 hours"],
  ["24-7am", "Every day 12:00 to 7:00 AM"],
  ["abierto 24/7 todo el año", "Open 24 hours"],
  ["open year round 7am-9pm", "Every day 7:00 AM to 9:00 PM"],
  ["6 am - 6 pm todos los días, incluyendo feriados", "Every day 6:00 AM to 6:00 PM"],
  ["8 a.m. a 8 p.m. (horario corrido)", "Every day 8:00 AM to 8:00 PM"],
  ["12 noon - 9 pm", "Every day 12:00 to 9:00 PM"],
  ["12 del mediodía a 9 de la noche", "Every day 12:00 to 9:00 PM"],
  // Lists of days
  [
    "Mon, Wed and Fri 4pm-9pm",
    "Mon, Wed and Fri 4:00 to 9:00 PM; closed Tuesday, Thursday, Saturday and Sunday",
  ],
  ["sábados y domingos 9am-2pm", "Sat and Sun 9:00 AM to 2:00 PM; closed Monday to Friday"],
  ["weekends 9am-2pm", "Sat and Sun 9:00 AM to 2:00 PM; closed Monday to Friday"],
  ["9am-2pm Sat, Sun", "Sat and Sun 9:00 AM to 2:00 PM; closed Monday to Friday"],
  ["S y D 9am-2pm", "Sat and Sun 9:00 AM to 2:00 PM; closed Monday to Friday"],
  // Several hours
  ["Mon-Fri 8am-5pm, Sat 9am-1pm", "Mon to Fri 8:00 AM to 5:00 PM; Sat 9:00 AM to 1:00 PM; closed Sunday"],
  ["8am-5pm Mon-Fri, 9am-1pm Sat", "Mon to Fri 8:00 AM to 5:00 PM; Sat 9:00 AM to 1:00 PM; closed Sunday"],
  [
    "Mon-Fri 8am-5pm Sat 9am-1pm Sun closed",
    "Mon to Fri 8:00 AM to 5:00 PM; Sat 9:00 AM to 1:00 PM; closed Sunday",
  ],
  ["L-V 8am-5pm, S 9am-1pm", "Mon to Fri 8:00 AM to 5:00 PM; Sat 9:00 AM to 1:00 PM; closed Sunday"],
  [
    "lun-vie 7:00 a.m. - 3:00 p.m.; sáb 8:00 a.m. - 12:00 m.d.",
    "Mon to Fri 7:00 AM to 3:00 PM; Sat 8:00 AM to 12:00 PM; closed Sunday",
  ],
  [
    "entre semana 9-17, fines de semana 10-14",
    "Mon to Fri 9:00 AM to 5:00 PM; Sat and Sun 10:00 AM to 2:00 PM",
  ],
  [
    "viernes y sábado 6pm a medianoche, resto 8am a 5pm",
    "Sun to Thu 8:00 AM to 5:00 PM; Fri and Sat 6:00 PM to 12:00 AM",
  ],
  [
    "Mon 9am-5pm\nTue closed\nWed to Sun 9am-8pm",
    "Mon 9:00 AM to 5:00 PM; Wed to Sun 9:00 AM to 8:00 PM; closed Tuesday",
  ],
  ["Lunes: 8 am - 5 pm\r\nMartes: cerrado", "Mon 8:00 AM to 5:00 PM; closed Tuesday to Sunday"],
  [
    "8:00 a 17:00 de lunes a viernes y sábados de 8:00 a 12:00",
    "Mon to Fri 8:00 AM to 5:00 PM; Sat 8:00 AM to 12:00 PM; closed Sunday",
  ],
  [
    "9am-5pm Monday to Thursday and Saturday",
    "Mon to Thu and Sat 9:00 AM to 5:00 PM; closed Friday and Sunday",
  ],
  [
    "9am-5pm Mon and Tue, 9am-1pm Wed",
    "Mon and Tue 9:00 AM to 5:00 PM; Wed 9:00 AM to 1:00 PM; closed Thursday to Sunday",
  ],
  // Split days
  [
    "Tue-Sat 11:30-15:00 & 18:00-21:30",
    "Tue to Sat 11:30 AM to 3:00 PM and 6:00 to 9:30 PM; closed Sunday and Monday",
  ],
  [
    "De martes a sábado, de 11:30 a. m. a 3:00 p. m. y de 6:00 a 9:30 p. m.",
    "Tue to Sat 11:30 AM to 3:00 PM and 6:00 to 9:30 PM; closed Sunday and Monday",
  ],
  [
    "8am-12pm, 2pm-5pm Mon-Fri",
    "Mon to Fri 8:00 AM to 12:00 PM and 2:00 to 5:00 PM; closed Saturday and Sunday",
  ],
  [
    "desayuno 7-11, almuerzo 12-3, cena 6-10",
    "Every day 7:00 to 11:00 AM, 12:00 to 3:00 PM and 6:00 to 10:00 PM",
  ],
  ["L a S 6am a 6pm y D 7am a 1pm", "Mon to Sat 6:00 AM to 6:00 PM; Sun 7:00 AM to 1:00 PM"],
  [
    "Lun-Jue 5-10pm Vie-Sab 5pm-12am Dom cerrado",
    "Mon to Thu 5:00 to 10:00 PM; Fri and Sat 5:00 PM to 12:00 AM; closed Sunday",
  ],
  ["9 AM to 5 PM, seven days", "Every day 9:00 AM to 5:00 PM"],
  // Closed days and exceptions
  ["8am-5pm, closed Tuesdays", "Wed to Mon 8:00 AM to 5:00 PM; closed Tuesday"],
  ["Closed Sunday. Open Mon-Sat 8am-5pm", "Mon to Sat 8:00 AM to 5:00 PM; closed Sunday"],
  ["closed Mon and Tue, Wed-Sun 9am-5pm", "Wed to Sun 9:00 AM to 5:00 PM; closed Monday and Tuesday"],
  ["closed Sat, Sun 9am-1pm", "Sun 9:00 AM to 1:00 PM; closed Monday to Saturday"],
  ["every day except Monday 11am-10pm", "Tue to Sun 11:00 AM to 10:00 PM; closed Monday"],
  ["11am-10pm, except Monday and Tuesday", "Wed to Sun 11:00 AM to 10:00 PM; closed Monday and Tuesday"],
  ["every day 8am-5pm except Sunday 9am-1pm", "Mon to Sat 8:00 AM to 5:00 PM; Sun 9:00 AM to 1:00 PM"],
  [
    "todos los días menos lunes, martes de 11am a 10pm",
    "Wed to Sun 11:00 AM to 10:00 PM; closed Monday and Tuesday",
  ],
  ["martes a domingo 12 md a 9 pm, lunes cerrado", "Tue to Sun 12:00 to 9:00 PM; closed Monday"],
  ["de 10h30 a 22h00 excepto los miércoles", "Thu to Tue 10:30 AM to 10:00 PM; closed Wednesday"],
  ["Lunes libre, los demás días 10am-6pm", "Tue to Sun 10:00 AM to 6:00 PM; closed Monday"],
  ["cierra los lunes, abre de 12 a 10 pm", "Tue to Sun 12:00 to 10:00 PM; closed Monday"],
  ["no abrimos los lunes, martes a domingo 10am-6pm", "Tue to Sun 10:00 AM to 6:00 PM; closed Monday"],
];

const proposed: [string, string][] = [
  [
    "mon to fri 8 to 5 and sat 8 to 12",
    "Mon to Fri 8:00 AM to 5:00 PM; Sat 8:00 AM to 12:00 PM; closed Sunday",
  ],
  ["8 a 12 y 1 a 5", "Every day 8:00 AM to 12:00 PM and 1:00 to 5:00 PM"],
  [
    "11-3 & 5-9, closed Mon/Tue",
    "Wed to Sun 11:00 AM to 3:00 PM and 5:00 to 9:00 PM; closed Monday and Tuesday",
  ],
  ["7-3", "Every day 7:00 AM to 3:00 PM"],
  ["lunes a viernes 8 a 5", workdays],
  ["todos los días de 11 a 10 menos el lunes", "Tue to Sun 11:00 AM to 10:00 PM; closed Monday"],
  ["Weekdays 6-2, weekends 7-3", "Mon to Fri 6:00 AM to 2:00 PM; Sat and Sun 7:00 AM to 3:00 PM"],
  ["Mon-Fri 8am-5pm, Sat 9-1", "Mon to Fri 8:00 AM to 5:00 PM; Sat 9:00 AM to 1:00 PM; closed Sunday"],
  ["Mon-Sat 7-11", "Mon to Sat 7:00 to 11:00 AM; closed Sunday"],
  // Sunday isn't mentioned.
  ["8am-5pm, Sat 9am-1pm", "Sun to Fri 8:00 AM to 5:00 PM; Sat 9:00 AM to 1:00 PM"],
  // Conflicting hours for Friday.
  ["Mon-Fri 8am-5pm, Fri-Sun 8am-8pm", "Mon to Thu 8:00 AM to 5:00 PM; Fri to Sun 8:00 AM to 8:00 PM"],
];

const asked: [string, string][] = [
  ["cerrado martes", "otherDays:"],
  ["closed Mondays and Tuesdays", "otherDays:"],
  ["closed", "alwaysClosed:"],
  ["cerrado todos los días", "alwaysClosed:"],
  ["lunes a viernes", "noHours:"],
  ["Mon-Fri 8am-5pm, Sat", "noHours:"],
  ["8am", "oneTime: 8am"],
  ["a partir de las 6pm", "oneTime: 6pm"],
  ["Abrimos de miércoles a lunes, 5pm en adelante", "oneTime: 5pm"],
  ["Mon-Sat 4pm - close", "oneTime: 4pm"],
  ["lunes a sábado de 7:00 a 19:00, domingos hasta las 14:00", "oneTime: 14:00"],
  ["Mon-Fri 9am-5pm-9pm", "oneTime: 9am-5pm-9pm"],
  ["Mon-Fri 25:00-26:00", "time: 25:00-26:00"],
  ["Mon-Sat 8am-6pm closed 12pm-1pm", "pause:"],
  ["M-S 8am-5pm", "letters: M-S"],
  ["Mon-Fri 8am-5pm, holidays closed", "holidays: holidays"],
  ["L-V 8am-5pm, feriados cerrado", "holidays: feriados"],
  ["según marea", "words: según marea"],
  ["Mon-Fri by appointment", "words: by appointment"],
  ["!?", "words: !?"],
  ["Mon ".repeat(200), "tooLong:"],
];

describe("a week in one text", () => {
  test.each(read)("is understood: %s", (text, sentence) => {
    expect(say(text)).toBe(sentence);
  });

  test.each(proposed)("is proposed to its owner: %s", (text, sentence) => {
    expect(say(text)).toBe(`? ${sentence}`);
  });

  test.each(asked)("leads to a clear question: %s", (text, question) => {
    expect(say(text)).toBe(question);
  });

  test.each([...read, ...proposed])("is stored with AM or PM, by day: %s", (text) => {
    const week = weekText(text);
    const stored = week.ok ? Object.values(week.week).filter((day) => day !== null) : [];
    expect(stored.length).toBeGreaterThan(0);
    for (const day of stored) {
      expect(day).toMatch(
        /^(Closed|Open 24 hours|\d+:\d\d [AP]M - \d+:\d\d [AP]M(, \d+:\d\d [AP]M - \d+:\d\d [AP]M)*)$/,
      );
      expect(parseDayHours(day).state).not.toBe("unreadable");
    }
  });

  test.each([...read, ...proposed])("can be read back from either of the guide's sentences: %s", (text) => {
    const week = weekText(text);
    for (const language of ["en", "es"] as const) {
      const sentence = week.ok ? weekInWords(week.week, language) : "";
      const again = weekText(sentence);
      expect(again).toMatchObject({ ok: true, isProposal: false });
      expect(again.ok && weekInWords(again.week, language)).toBe(sentence);
    }
  });
});

describe("the hours of an activity, stored as one text", () => {
  test("are the same every day, or given by day", () => {
    const everyDay = Object.fromEntries(daysOfHours.map((day) => [day, "8:00 AM - 4:00 PM"]));
    expect(parseWeekHours("8:00 AM - 4:00 PM")).toEqual(everyDay);
    expect(parseWeekHours("lunes a sábado de 8 a.m. a 4 p.m.")).toEqual({ ...everyDay, Sunday: null });
    expect(parseWeekHours("Closed")).toMatchObject({ Monday: "Closed", Sunday: "Closed" });
  });

  test("are unknown if they can't be read for certain", () => {
    for (const text of ["When the waves are good", "cerrado martes", "6-10", "  ", "", null, undefined])
      expect(parseWeekHours(text), String(text)).toBeNull();
  });
});

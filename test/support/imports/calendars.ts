const encode = (...lines: string[]) => new TextEncoder().encode(`${lines.join("\r\n")}\r\n`);

const zone = [
  ...["BEGIN:VTIMEZONE", "TZID:America/Panama", "BEGIN:STANDARD", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0500"],
  ...["TZNAME:EST", "DTSTART:19080422T000000", "END:STANDARD", "END:VTIMEZONE"],
];

/**
 * The Events Calendar of WordPress: markup, categories, an address for each event; recurring dates are separate events.
 */
export const eventsCalendarExport = () =>
  encode(
    ...[
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Old site - ECPv6.6.4//NONSGML v1.0//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
    ],
    ...[
      "X-WR-CALNAME:Old site",
      "X-ORIGINAL-URL:https://old.example",
      "X-WR-CALDESC:Events for Old site",
      ...zone,
    ],
    ...[
      "BEGIN:VEVENT",
      "DTSTART;TZID=America/Panama:20261205T180000",
      "DTEND;TZID=America/Panama:20261205T210000",
    ],
    ...["DTSTAMP:20261101T000000", "CREATED:20261001T000000Z", "UID:71-1764957600-1764968400@old.example"],
    ...[
      "SUMMARY:Noche de fogata",
      "DESCRIPTION:<p>Traigan guitarra &amp\\; hamaca\\, nos vemos en la arena.</p>",
    ],
    ...["URL:https://old.example/event/noche/", "LOCATION:Playa\\, frente al rancho", "CATEGORIES:Fiesta"],
    ...[
      "ATTACH;FMTTYPE=image/jpeg:https://old.example/fogata.jpg",
      'ORGANIZER;CN="Casa%20comunal":MAILTO:casa@old.example',
      "END:VEVENT",
    ],
    ...[
      "BEGIN:VEVENT",
      "DTSTART;TZID=America/Panama:20240105T180000",
      "DTEND;TZID=America/Panama:20240105T210000",
    ],
    ...[
      "UID:12-1@old.example",
      "SUMMARY:Feria de hace años",
      "DESCRIPTION:Ya pasó hace mucho.",
      "LOCATION:Parque",
      "END:VEVENT",
      "END:VCALENDAR",
    ],
  );

/**
 * Google Calendar: events in UTC, rules in local time, with an excluded, a moved and a cancelled date, and folded
 * lines.
 */
export const googleCalendarExport = () =>
  encode(
    ...[
      "BEGIN:VCALENDAR",
      "PRODID:-//Google Inc//Google Calendar 70.9054//EN",
      "VERSION:2.0",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
    ],
    ...["X-WR-CALNAME:Casa comunal", "X-WR-TIMEZONE:America/Panama", ...zone],
    ...[
      "BEGIN:VEVENT",
      "DTSTART;TZID=America/Panama:20261103T080000",
      "DTEND;TZID=America/Panama:20261103T093000",
    ],
    ...[
      "RRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20270201T045959Z;BYDAY=TU,TH",
      "EXDATE;TZID=America/Panama:20261208T080000",
      "UID:yoga@google.com",
    ],
    ...[
      "SUMMARY:Yoga frente al mar",
      "DESCRIPTION:Clase para todos los niveles\\, con lo",
      "  que haya de marea.",
      "LOCATION:Rancho",
      "STATUS:CONFIRMED",
      "SEQUENCE:2",
      "TRANSP:OPAQUE",
      "END:VEVENT",
    ],
    ...[
      "BEGIN:VEVENT",
      "DTSTART;TZID=America/Panama:20261210T160000",
      "DTEND;TZID=America/Panama:20261210T173000",
      "UID:yoga@google.com",
    ],
    ...[
      "RECURRENCE-ID;TZID=America/Panama:20261210T080000",
      "SUMMARY:Yoga al atardecer",
      "DESCRIPTION:Solo este jueves\\, por la tarde.",
      "LOCATION:Rancho",
      "END:VEVENT",
    ],
    ...[
      "BEGIN:VEVENT",
      "DTSTART;TZID=America/Panama:20261215T080000",
      "DTEND;TZID=America/Panama:20261215T093000",
      "UID:yoga@google.com",
    ],
    ...[
      "RECURRENCE-ID;TZID=America/Panama:20261215T080000",
      "SUMMARY:Yoga frente al mar",
      "STATUS:CANCELLED",
      "END:VEVENT",
    ],
    ...[
      "BEGIN:VEVENT",
      "DTSTART:20261206T010000Z",
      "DTEND:20261206T030000Z",
      "UID:peli@google.com",
      "SUMMARY:Cine al aire libre",
      "DESCRIPTION:",
      "LOCATION:",
      "END:VEVENT",
    ],
    "END:VCALENDAR",
  );

/** Apple Calendar: whole days, the last Friday of each month, and an event without a name. */
export const appleCalendarExport = () =>
  encode(
    ...[
      "BEGIN:VCALENDAR",
      "METHOD:PUBLISH",
      "VERSION:2.0",
      "X-WR-CALNAME:Pueblo",
      "PRODID:-//Apple Inc.//macOS 15.1//EN",
      "X-APPLE-CALENDAR-COLOR:#1BADF8",
    ],
    ...[
      "BEGIN:VEVENT",
      "TRANSP:TRANSPARENT",
      "DTSTART;VALUE=DATE:20261208",
      "DTEND;VALUE=DATE:20261210",
      "UID:feria",
      "SUMMARY:Feria del pueblo",
      "DESCRIPTION:Dos días de comida y música.",
      "LOCATION:Parque",
      "END:VEVENT",
    ],
    ...[
      "BEGIN:VEVENT",
      "DTSTART;TZID=America/Panama:20261127T170000",
      "DTEND;TZID=America/Panama:20261127T190000",
      "RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=3",
      "UID:mercado",
    ],
    ...["SUMMARY:Mercado", "DESCRIPTION:El último viernes de cada mes.", "LOCATION:Parque", "END:VEVENT"],
    ...["BEGIN:VEVENT", "DTSTART:20261201T100000", "UID:nada", "END:VEVENT", "END:VCALENDAR"],
  );

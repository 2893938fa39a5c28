import { classNames } from "./class-names";

/** Our own drawings: strokes on a 24 grid, combined into one path. */
const paths = {
  action: "M5 7.5h14a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM7.5 12h9",
  "arrow-down": "M12 5v14M6 13l6 6 6-6",
  "arrow-left": "M19 12H5M11 6l-6 6 6 6",
  "arrow-right": "M5 12h14M13 6l6 6-6 6",
  "arrow-up": "M12 19V5M6 11l6-6 6 6",
  bed: "M3 19v-12M3 10h14a4 4 0 0 1 4 4v5M3 16h18M7 10V8h5v2",
  bold: "M7 4.5h6a3.75 3.75 0 0 1 0 7.5H7ZM7 12h7a3.75 3.75 0 0 1 0 7.5H7Z",
  calendar:
    "M5 5h14a1.5 1.5 0 0 1 1.5 1.5v12A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5v-12A1.5 1.5 0 0 1 5 5ZM3.5 10h17M8 3v4M16 3v4",
  car: "M4 16.5h16v-4l-2-.8-2-4.2H8l-2 4.2-2 .8ZM6 11.7h12M7 16.5v2M17 16.5v2M7.3 14.2h.1M16.7 14.2h.1",
  check: "m5 12.5 4.5 4.5L19 7.5",
  "chevron-down": "m6 9.5 6 6 6-6",
  "chevron-left": "m14.5 6-6 6 6 6",
  "chevron-right": "m9.5 6 6 6-6 6",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2",
  close: "M6 6l12 12M18 6 6 18",
  closed: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM8 12h8",
  code: "M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14",
  download: "M12 4v11M7 10.5l5 5 5-5M4.5 20h15",
  external:
    "M14 5h5v5M19 5l-8 8M11 6H6.5A1.5 1.5 0 0 0 5 7.5v10A1.5 1.5 0 0 0 6.5 19h10a1.5 1.5 0 0 0 1.5-1.5V13",
  expand: "M9 4H4v5M15 4h5v5M4 15v5h5M20 15v5h-5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  heading: "M5 5v14M15 5v14M5 12h10M19 10v9",
  globe:
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c3 3 3 14 0 17M12 3.5c-3 3-3 14 0 17",
  image:
    "M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5ZM4 17l5-5 4 4 3-3 4.5 4.5M15.5 9h.1",
  info: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.6v.1",
  italic: "M10 4.5h8M6 19.5h8M14 4.5l-4 15",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  list: "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1",
  mail: "M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM4 7l8 6 8-6",
  menu: "M4 7.5h16M4 16.5h16",
  message: "M4 20l1.4-4A8 8 0 1 1 8.3 19ZM9 10.5c.5 2.5 2 4 4.5 4.5",
  minus: "M5 12h14",
  numbers: "M10 6.5h10M10 12h10M10 17.5h10M4 5l1.5-.8v4.6M4 13.5c2.5-2.5 2.5 0 0 3.5h2.5",
  pencil: "M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5",
  phone:
    "M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4a1.2 1.2 0 0 1-1.2 1.2C10.6 20 4 13.5 3.8 5.2A1.2 1.2 0 0 1 5 4Z",
  pin: "M12 21s-7-6-7-11.5a7 7 0 0 1 14 0C19 15 12 21 12 21ZM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  plus: "M12 5v14M5 12h14",
  quote: "M9.5 7c-3 1-4.5 3-4.5 6v4h5v-5H7.5M19 7c-3 1-4.5 3-4.5 6v4h5v-5H17",
  redo: "m16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3",
  school: "M12 5 2.5 10 12 15l9.5-5ZM6 12v5c3 2.7 9 2.7 12 0v-5M21.5 10v5.5",
  search: "M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4.5 4.5",
  share: "M12 15V4M7.5 8 12 3.5 16.5 8M5 13v5.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V13",
  shield: "M12 3l7.5 3v5.5c0 5-3.5 8-7.5 9.5-4-1.5-7.5-4.5-7.5-9.5V6ZM8.8 12l2.3 2.3 4.2-4.3",
  sliders:
    "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  star: "M12 3.7l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z",
  stethoscope:
    "M6.5 3.5H5V8a4.5 4.5 0 0 0 9 0V3.5h-1.5M9.5 12.5V15a5 5 0 0 0 10 0v-2M19.5 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  subheading: "M6 7v12M14 7v12M6 13h8",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  table: "M4 5.5h16v13H4ZM4 10h16M10 5.5v13",
  trash: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10 11v5M14 11v5",
  undo: "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3",
  upload: "M12 16V5M7 9.5l5-5 5 5M4.5 20h15",
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.5-4 3.5-5.5 7.5-5.5s7 1.5 7.5 5.5",
  warning: "M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.1",
  waves:
    "M2.5 8c2-2 4-2 6 0s4 2 6.5 0 4.5-2 6.5 0M2.5 13c2-2 4-2 6 0s4 2 6.5 0 4.5-2 6.5 0M2.5 18c2-2 4-2 6 0s4 2 6.5 0 4.5-2 6.5 0",
  wrench:
    "M20.3 7.2 17 10.5 13.5 7l3.3-3.3a5.5 5.5 0 0 0-7 7L4 16.5A2.5 2.5 0 0 0 7.5 20l5.8-5.8a5.5 5.5 0 0 0 7-7Z",
} as const;

export type IconName = keyof typeof paths;

type IconProps = { name: IconName; label?: string; className?: string };

/** Without a label an icon is decorative and hidden from screen readers. */
export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      className={classNames("icon", className)}
      viewBox="0 0 24 24"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={paths[name]} />
    </svg>
  );
}

import type { QrCode } from "../../rules/site/qr-code";

/** Dark on white in both themes: scanners need the contrast and the white margin. */
export function QrPicture({ qr: { size, path }, label }: { qr: QrCode; label: string }) {
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} stroke="#000" transform="translate(0 .5)" />
    </svg>
  );
}

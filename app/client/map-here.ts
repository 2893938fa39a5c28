/** What scripts add to the village map, fetched after the page. */
export function livenMap(): void {
  openInMapApp();
  showWhereIAm();
}

/** Links open the phone's own map app; without scripts they lead to OpenStreetMap. */
export function openInMapApp(): void {
  const apple = /iP(hone|ad|od)|Macintosh/.test(navigator.userAgent);
  if (!apple && !/Android/.test(navigator.userAgent)) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a.app")) {
    const query = new URL(link.href).searchParams;
    const where = `${query.get("mlat")},${query.get("mlon")}`;
    link.href = apple ? `https://maps.apple.com/?q=${where}` : `geo:${where}?q=${where}`;
  }
}

const metresPerDegree = 110_950;
const [middleX, middleY, leafWidth] = [773, 374, 390];

/** "You are here", on a press only; the position never leaves the phone. */
function showWhereIAm(): void {
  const button = document.querySelector<HTMLElement>("[data-here]");
  const answer = document.querySelector<HTMLElement>(".village-here");
  if (!button || !answer || !navigator.geolocation) return;
  const { here = "", you = "", away = "", failed = "" } = button.dataset;
  const [latitude = 0, longitude = 0, degrees = 0] = here.split(",").map(Number);
  const turn = (degrees * Math.PI) / 180;
  button.classList.remove("unready");
  button.onclick = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const parallel = Math.cos((latitude * Math.PI) / 180);
        const east = (coords.longitude - longitude) * metresPerDegree * parallel;
        const north = (coords.latitude - latitude) * metresPerDegree;
        const x = middleX + (east * Math.cos(turn) + north * Math.sin(turn)) / 2;
        const y = middleY - (north * Math.cos(turn) - east * Math.sin(turn)) / 2;
        const leaf = document.querySelector<SVGElement>(
          `[data-left="${Math.floor(x / leafWidth) * leafWidth}"]`,
        );
        document.querySelector(".you")?.remove();
        if (!leaf || y < 0 || y > 500) {
          answer.textContent = away.replace(
            "{{distance}}",
            `${(Math.hypot(east, north) / 1000).toFixed(1)} km`,
          );
          return;
        }
        const dot = document.createElementNS("http://www.w3.org/2000/svg", "circle");
        const at = { class: "you", cx: x % leafWidth, cy: y, r: 9 };
        for (const [name, value] of Object.entries(at)) dot.setAttribute(name, String(value));
        leaf.appendChild(dot);
        leaf.scrollIntoView({ block: "center" });
        answer.textContent = you;
      },
      () => {
        answer.textContent = failed;
      },
      { enableHighAccuracy: true, timeout: 10_000 },
    );
}

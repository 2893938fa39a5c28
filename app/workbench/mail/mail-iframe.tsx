import { useCallback, useEffect, useRef } from "react";

type Props = { title: string; src: string; width: number };

/** Shows a mail at a fixed width, scaled down where there's less room. Without scripts it scrolls. */
export function MailIframe({ title, src, width }: Props) {
  const room = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const fit = useCallback(() => {
    const body = frame.current?.contentDocument?.body;
    if (!room.current || !frame.current || !body?.childElementCount) return;
    const height = body.offsetHeight;
    const scale = Math.min(1, room.current.clientWidth / width);
    frame.current.height = String(height);
    frame.current.style.scale = String(scale);
    room.current.style.height = `${Math.ceil(height * scale)}px`;
  }, [width]);
  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(fit);
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [fit]);
  return (
    <section
      className="scroll-shades w-fit max-w-full overflow-y-hidden rounded-md border border-line"
      ref={room}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without scripts it scrolls sideways, also by keyboard
      tabIndex={0}
      aria-label={title}
    >
      <iframe
        className="block max-w-none origin-top-left"
        ref={frame}
        title={title}
        src={src}
        width={width}
        height={600}
        loading="lazy"
        sandbox="allow-same-origin"
        onLoad={fit}
      />
    </section>
  );
}

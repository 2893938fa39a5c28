type Props = { title: string; text: string; button?: string };

/** A page with one button: link scanners follow links, but they press nothing. */
export function OneButton({ title, text, button }: Props) {
  return (
    <section className="section">
      <div className="wrap prose">
        <h1>{title}</h1>
        <p>{text}</p>
        {button ? (
          <form method="post">
            <button type="submit" className="button">
              {button}
            </button>
          </form>
        ) : null}
      </div>
    </section>
  );
}

type Props = {
  /** The same in words that stay true. */
  dated?: string;
  children: string;
};

/**
 * What is true this day only, such as "tonight". On a page that is kept it gives way to its dated words once the day is
 * over, and to nothing where there are none.
 */
export function Live({ dated, children }: Props) {
  return (
    <span className="live" data-dated={dated}>
      {children}
    </span>
  );
}

type Props = {
  /** A wording that stays true. */
  dated?: string;
  children: string;
};

/**
 * Text that's only true today, such as "tonight". On a kept page it's later replaced by its dated wording, or removed
 * if there's none.
 */
export function TodayOnly({ dated, children }: Props) {
  return (
    <span className="live" data-dated={dated}>
      {children}
    </span>
  );
}

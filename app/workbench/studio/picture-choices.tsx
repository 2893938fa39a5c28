export type PictureChoice = { url: string; thumbnail: string; alt: string };

type Props = {
  name: string;
  choices: readonly PictureChoice[];
  picked: string | null;
  onPick: (choice: PictureChoice, input: HTMLInputElement) => void;
};

/** Radio buttons with pictures. */
export function PictureChoices({ name, choices, picked, onPick }: Props) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
      {choices.map((choice) => (
        <label
          className="relative block cursor-pointer overflow-clip rounded-sm outline-sea has-checked:outline-3 has-focus-visible:outline-3 has-focus-visible:outline-focus"
          key={choice.url}
        >
          <input
            className="absolute top-1.5 left-1.5"
            type="radio"
            name={`pick.${name}`}
            value={choice.url}
            checked={picked === choice.url}
            onChange={({ currentTarget }) => onPick(choice, currentTarget)}
          />
          <img
            className="aspect-4/3 w-full bg-sand object-cover"
            src={choice.thumbnail}
            alt={choice.alt}
            width={120}
            height={90}
            loading="lazy"
          />
        </label>
      ))}
    </div>
  );
}

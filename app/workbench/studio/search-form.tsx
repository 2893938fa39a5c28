import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import { Button } from "../../ui/button";
import { TextInput } from "../../ui/text-input";

type Props = {
  path: string;
  query: string;
  label: string;
  button: string;
  /** Further filters. */
  children?: ReactNode;
};

/** A GET form, so the search is part of the address. */
export function SearchForm({ path, query, label, button, children }: Props) {
  const { localPath } = useWords();
  return (
    <form className="flex flex-wrap items-center gap-3" action={localPath(path)}>
      <TextInput
        className="w-auto max-w-prose flex-1 basis-56"
        type="search"
        name="q"
        defaultValue={query}
        aria-label={label}
        placeholder={label}
      />
      {children}
      <Button type="submit" variant="secondary" icon="search">
        {button}
      </Button>
    </form>
  );
}

import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useWords } from "../../components/site/words";
import { pictureTypes } from "../../rules/pictures/picture-check";
import { Icon, type IconName } from "../../ui/icon";
import { sendPictures } from "./picture-upload";
import { blockTools, historyTools, insertTools, markTools, type Opened, type Tool } from "./tools";
import { useEditorState } from "./use-editor-state";

type Props = {
  editor: Editor;
  opened: Opened;
  onOpen: (what: Opened) => void;
  onSource: () => void;
};

/** One tab stop; arrow keys move between buttons. */
export function Toolbar({ editor, opened, onOpen, onSource }: Props) {
  const { t } = useWords();
  const files = useRef<HTMLInputElement>(null);
  const tools = (list: Tool[]) => list.map((tool) => <ToolButton key={tool.name} {...{ editor, tool }} />);
  const opener = (what: "link" | "action" | "place", icon: IconName) => (
    <Press
      icon={icon}
      label={t(`postForm.editor.tools.${what}`)}
      isPressed={opened === what}
      onPress={() => onOpen(what)}
    />
  );
  return (
    <div
      className="scroll-shades flex gap-0.5 rounded-[inherit] px-2 py-1 md:flex-wrap lg:gap-0 lg:px-1"
      role="toolbar"
      aria-label={t("postForm.editor.toolbar")}
      onKeyDown={goAlong}
    >
      {tools(markTools)}
      {opener("link", "link")}
      {tools(blockTools)}
      <Press icon="image" label={t("postForm.editor.tools.picture")} onPress={() => files.current?.click()} />
      {opener("place", "pin")}
      {opener("action", "action")}
      {tools(insertTools)}
      {tools(historyTools)}
      <Press icon="code" label={t("postForm.editor.tools.source")} onPress={onSource} />
      <input
        ref={files}
        type="file"
        accept={pictureTypes}
        multiple
        hidden
        aria-label={t("postForm.editor.tools.picture")}
        onChange={({ currentTarget }) => {
          const { from } = editor.state.selection;
          const pictures = editor.extensionManager.extensions.find(({ name }) => name === "pictures");
          if (pictures) sendPictures(editor, [...(currentTarget.files ?? [])], from, pictures.options);
          currentTarget.value = "";
        }}
      />
    </div>
  );
}

function ToolButton({ editor, tool }: { editor: Editor; tool: Tool }) {
  const { t } = useWords();
  const state = useEditorState(editor, (one) =>
    tool.canPress && !tool.canPress(one) ? "off" : tool.isOn?.(one) ? "on" : "ready",
  );
  return (
    <Press
      icon={tool.icon}
      label={t(`postForm.editor.tools.${tool.name}`)}
      isPressed={tool.isOn ? state === "on" : undefined}
      isOff={state === "off"}
      onPress={() => tool.press(editor)}
    />
  );
}

type PressProps = {
  icon: IconName;
  label: string;
  isPressed?: boolean;
  isOff?: boolean;
  onPress: () => void;
};

function Press({ icon, label, isPressed, isOff, onPress }: PressProps): ReactNode {
  return (
    <button
      type="button"
      className="grid size-11 flex-none place-items-center rounded-md text-ink hover:bg-sand aria-disabled:text-muted aria-disabled:opacity-50 aria-pressed:bg-sea-soft aria-pressed:text-sea-ink"
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      tabIndex={icon === "bold" ? 0 : -1}
      // Keeps the text selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isOff || onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}

function goAlong(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (!step || here < 0) return;
  event.preventDefault();
  buttons.at((here + step) % buttons.length)?.focus();
}

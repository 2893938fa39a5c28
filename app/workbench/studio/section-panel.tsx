import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import type { SectionEditor, SectionOutline } from "../../forms/content/section-view";
import type { SectionAnswer } from "../../forms/content/studio-answer";
import { queryPath } from "../../rules/site/query-path";
import { minuteInWords } from "../../rules/time/panama-time";
import { Button, ButtonLink } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { FormToken } from "../forms/form-token";
import { LanguagePanel } from "./language-panel";
import { SectionChanges } from "./section-changes";
import { SectionForm } from "./section-form";
import { SectionHistoryList } from "./section-history";
import { StandingBadges } from "./standing-badges";

type Props = {
  section: SectionOutline;
  editor: SectionEditor;
  answer: SectionAnswer | undefined;
  now: Date;
};

/** One language of a section: state, form, actions and history. */
export function SectionPanel({ section, editor, answer, now }: Props) {
  const { t, localPath } = useWords();
  const { language, path, isChanged } = editor;
  const place = { page_path: path, section_name: section.name };
  return (
    <LanguagePanel language={language} state={<StandingBadges standing={section.standing[language]} />}>
      {language === "es" ? <BehindNotice editor={editor} name={section.name} /> : null}
      <DraftNotice editor={editor} name={section.name} />
      <ScheduleNotice editor={editor} name={section.name} />
      <SectionForm
        editor={editor}
        name={section.name}
        answer={isAbout(answer, editor, section) ? answer : undefined}
      />
      <PublicLine section={section} editor={editor} />
      <SectionHistoryList history={editor.history} place={place} language={language} now={now} />
      {isChanged || !section.isBuiltIn ? (
        <p>
          <ButtonLink
            href={localPath(queryPath("/admin/content", { ...place, ask: "delete" }))}
            variant="quiet"
            size="small"
            icon="trash"
          >
            {t(section.isBuiltIn ? "studio.editor.reset" : "studio.editor.delete")}
          </ButtonLink>
        </p>
      ) : null}
    </LanguagePanel>
  );
}

/** Which version visitors see. */
function PublicLine({ section, editor }: Pick<Props, "section" | "editor">) {
  const { t } = useWords();
  const read = editor.history.versions.find((one) => one.isPublic && one.hasText);
  if (!read || !section.isVisible) return null;
  return <p className="hint">{t("studio.editor.isPublic", { number: read.number })}</p>;
}

function isAbout(answer: SectionAnswer | undefined, editor: SectionEditor, section: SectionOutline): boolean {
  return answer?.path === editor.path && answer.name === section.name;
}

type NoticeProps = { editor: SectionEditor; name: string };

function DraftNotice({ editor, name }: NoticeProps) {
  const { t } = useWords();
  const { draft } = editor;
  if (!draft) return null;
  return (
    <Notice tone="warn">
      <p>{t("studio.editor.draftBy", { name: draft.author ?? t("studio.history.somebody") })}</p>
      <ActForm editor={editor} name={name} intent="discard">
        {t("studio.editor.discard")}
      </ActForm>
    </Notice>
  );
}

function ScheduleNotice({ editor, name }: NoticeProps) {
  const { t, language } = useWords();
  const { schedule } = editor;
  if (!schedule) return null;
  const moment = minuteInWords(new Date(schedule.publish_at), language);
  return (
    <Notice tone={schedule.state === "waiting" ? "info" : "error"}>
      <p>{t(`studio.editor.${schedule.state}`, { number: schedule.number, moment })}</p>
      <ActForm editor={editor} name={name} intent="discard" schedule>
        {t("studio.editor.unschedule")}
      </ActForm>
    </Notice>
  );
}

function BehindNotice({ editor, name }: NoticeProps) {
  const { t } = useWords();
  const { behind } = editor;
  if (!behind || behind.length === 0) return null;
  return (
    <Notice tone="warn" title={t("studio.editor.behind")}>
      <div className="grid gap-3">
        <p>{t("studio.editor.behindHint")}</p>
        <details>
          <summary className="more">{t("studio.history.diff")}</summary>
          <SectionChanges changes={behind} />
        </details>
        {editor.isUntranslated ? null : (
          <ActForm editor={editor} name={name} intent="still-right">
            {t("studio.editor.stillRight")}
          </ActForm>
        )}
      </div>
    </Notice>
  );
}

type ActProps = NoticeProps & { intent: string; schedule?: boolean; children: ReactNode };

function ActForm({ editor, name, intent, schedule, children }: ActProps) {
  return (
    <form method="post" className="pt-2">
      <FormToken fields={{ page_path: editor.path, section_name: name }} />
      {schedule && <input type="hidden" name="schedule" value="on" />}
      <Button intent={intent} variant="secondary" size="small">
        {children}
      </Button>
    </form>
  );
}

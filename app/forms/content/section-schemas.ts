import * as v from "valibot";
import { spotSwells, spotTides, unknown } from "../../rules/sea/surf-spot";
import { certainties } from "../../rules/town/certainty";
import { isAmountOf } from "../../rules/town/facts";
import { ServicesContent, TopicContent } from "../info/services";
import { message } from "../site/parse";

const text = (longest: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest, message("submission.problems.tooLong"))));
const list = <S extends v.GenericSchema>(item: S) => v.optional(v.array(item));

const id = text(80);
const line = text(160);
const sentence = text(600);
const paragraphs = text(12_000);
const address = text(2000);
const lines = list(v.pipe(v.string(), v.trim(), v.maxLength(300, message("submission.problems.tooLong"))));
const oneOf = <const O extends readonly string[]>(options: O) =>
  v.optional(v.picklist(options, message("studio.problems.choice")));
const head = { title: line, description: sentence };

/** As stored and as edited. Missing fields fall back to the built-in text. */
export const sectionSchemas = {
  hero: v.object({ title: line, subtitle: sentence, imageSrc: address }),
  text: v.object({ title: line, text: paragraphs }),
  homeCards: v.object({
    ...head,
    cards: list(
      v.object({ id, title: line, description: sentence, category: line, imageSrc: address, link: address }),
    ),
  }),
  feature: v.object({
    ...head,
    linkText: line,
    link: address,
    imageSrc: address,
    imageOnRight: v.optional(v.boolean()),
  }),
  cards: v.object({
    ...head,
    cards: list(v.object({ id, title: line, description: sentence, bullets: lines })),
  }),
  facts: v.object({ ...head, facts: list(v.object({ id, label: line, value: line, note: sentence })) }),
  spots: v.object({
    ...head,
    facts: list(
      v.object({
        id,
        label: line,
        value: line,
        note: sentence,
        tide: oneOf([unknown, ...spotTides]),
        swell: oneOf([unknown, ...spotSwells]),
      }),
    ),
  }),
  townFacts: v.object({
    facts: list(
      v.pipe(
        v.object({ id, label: line, amount: text(20), certainty: oneOf(certainties) }),
        v.forward(
          v.check(
            ({ id, amount }) => !amount || isAmountOf(id ?? "", amount),
            message("studio.problems.amount"),
          ),
          ["amount"],
        ),
      ),
    ),
  }),
  resources: v.object({ ...head, resources: list(v.object({ id, title: line, description: sentence })) }),
  way: v.object({
    title: line,
    text: paragraphs,
    total: line,
    legs: list(v.object({ id, time: line, distance: line, note: sentence })),
    others: list(v.object({ id, title: line, description: sentence })),
    source: sentence,
  }),
  year: v.object({
    title: line,
    text: paragraphs,
    rows: list(v.object({ id, label: line, when: line })),
    months: list(v.object({ id, label: line, text: line })),
  }),
  costs: v.object({
    ...head,
    costs: list(
      v.object({
        id,
        label: line,
        note: sentence,
        departures: sentence,
        departuresBack: sentence,
        range: line,
        checkedOn: text(10),
      }),
    ),
  }),
  services: ServicesContent,
  topic: TopicContent,
  firstAid: v.object({ ...head, cards: list(v.object({ id, title: line, lines, call: sentence })) }),
} satisfies Record<string, v.GenericSchema>;

export type SectionKind = keyof typeof sectionSchemas;

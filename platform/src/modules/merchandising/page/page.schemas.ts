import { Type } from 'typebox';
import type { Static } from 'typebox';

import { form, text } from '../../../pages';
import { SEARCH_LOCALES } from '../../../search';
import { RULE_KINDS } from '../ruleContent.domain';

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Union(values.map((value) => Type.Literal(value as Values[number])));
const id = Type.String({ pattern: '^\\d{1,18}$' });
const revision = Type.Integer({ minimum: 1, maximum: 1_000_000 });

const Locale = oneOf(SEARCH_LOCALES);
const Kind = oneOf(RULE_KINDS);
/** What is typed into the form of a rule; how much of it is taken says `readRule`, beside the field. */
const typed = {
  words: text(200),
  how: text(10),
  listing: text(200),
  partNumber: text(80),
  place: text(10),
  value: text(200),
  title: text(200),
  text: text(1000),
  label: text(200),
  url: text(400),
  phrases: text(4000),
  from: text(200),
  data: text(4000),
};

export const FormBody = form({});
export const LocaleQuery = Type.Object({ locale: Type.Optional(Locale), done: text(20) });
export const ReportsQuery = Type.Object({
  locale: Type.Optional(Locale),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
});
export const NewRuleQuery = Type.Object({ locale: Locale, kind: Kind, ...typed });
export const PreviewQuery = Type.Object({ locale: Type.Optional(Locale), words: typed.words, listing: typed.listing });
export const RuleParams = Type.Object({ ruleId: id });
export const PublicationParams = Type.Object({ publicationId: id });
export const RuleBody = form({
  locale: Locale,
  kind: Kind,
  ruleId: Type.Optional(id),
  revision: Type.Optional(revision),
  ...typed,
});
export const RevisionBody = form({ revision });
export const LocaleBody = form({ locale: Locale });

export type RuleBodyValue = Static<typeof RuleBody>;

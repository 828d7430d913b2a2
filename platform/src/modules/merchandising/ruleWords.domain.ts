import { contextPath } from '@sightline/shared-lib/domain/listing';

import type { RuleContent, RuleKind } from './ruleContent.domain';

interface KindWords {
  readonly title: string;
  readonly does: string;
  readonly add: string;
}

/** What each kind of rule is called. */
export const KIND_WORDS: Readonly<Record<RuleKind, KindWords>> = {
  pin: { title: 'Pins', does: 'Give a model a place of its own.', add: 'Pin a model' },
  boost: { title: 'Boosts', does: 'Let goods come before others that match as well.', add: 'Boost goods' },
  hide: { title: 'Hidden models', does: 'Are found neither by words nor in a list.', add: 'Hide a model' },
  banner: { title: 'Banners', does: 'Say something above the goods.', add: 'Add a banner' },
  redirect: { title: 'Redirects', does: 'Lead a search to a page.', add: 'Add a redirect' },
  data: { title: 'Data', does: 'Hand something on to programs that ask the search index.', add: 'Add data' },
  synonyms: { title: 'Synonyms', does: 'Let words stand for others.', add: 'Add synonyms' },
};

/** What a rule does, in a sentence; names of articles by part number, where they are known. */
export function ruleSentence(content: RuleContent, names: ReadonlyMap<string, string>): string {
  if (content.kind === 'synonyms') {
    const phrases = content.phrases.map((phrase) => `“${phrase}”`).join(', ');
    return content.from === null ? `${phrases} stand for each other` : `“${content.from}” finds ${phrases} as well`;
  }
  const { consequence } = content;
  const article = (partNumber: string): string => {
    const name = names.get(partNumber);
    return name === undefined ? `${partNumber} (not in this shop)` : `${name} (${partNumber})`;
  };
  switch (consequence.kind) {
    case 'pin':
      return `${article(consequence.partNumber)} at place ${consequence.place}`;
    case 'hide':
      return `Without ${article(consequence.partNumber)}, in all colours`;
    case 'boost':
      return `${consequence.value} first`;
    case 'banner':
      return `“${consequence.title}”`;
    case 'redirect':
      return `Leads to ${consequence.url}`;
    case 'data':
      return `Hands on ${JSON.stringify(consequence.data).slice(0, 80)}`;
  }
}

/** When a rule applies, in words. */
export function conditionSentence(content: RuleContent): string {
  if (content.kind === 'synonyms') return 'in every search';
  const { words, context } = content.when;
  if (words) return `when the search ${words.how === 'is' ? 'is' : 'holds'} “${words.text}”`;
  return context === undefined ? 'always' : `in the list ${contextPath(context)}`;
}

/** The article that a rule names. */
export function articleOf(content: RuleContent): string | undefined {
  if (content.kind === 'synonyms') return undefined;
  const { consequence } = content;
  return consequence.kind === 'pin' || consequence.kind === 'hide' ? consequence.partNumber : undefined;
}

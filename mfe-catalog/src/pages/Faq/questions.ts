import { slugOf } from '@sightline/shared-lib/domain/routing';

import type { ContentPart } from '../../features/content/contentPart';

type Item = NonNullable<ContentPart['items']>[number];

/** A question with the name its address ends in. */
export interface Question extends Item {
  readonly id: string;
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Groups of questions; two questions of one name are numbered, so that every link leads to its own. */
export function questionGroups(parts: readonly ContentPart[]): readonly QuestionGroup[] {
  const taken = new Map<string, number>();
  const idOf = (title: string) => {
    const slug = slugOf(title) || 'question';
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
  return parts
    .filter(({ type }) => type === 'Accordion')
    .map(({ id, title = '', items = [] }) => ({
      id,
      title,
      questions: items.map((item) => ({ ...item, id: idOf(item.title) })),
    }));
}

/** Accents, case, and how somebody types an apostrophe or joined letters make no difference to a search. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/['’]/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** Groups with the questions that hold every word of the term, in question or answer; groups without any are left out. */
export function matching(groups: readonly QuestionGroup[], term: string): readonly QuestionGroup[] {
  const words = plain(term).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  const holds = ({ title, text }: Question) => {
    const all = plain(`${title} ${text}`);
    return words.every((word) => all.includes(word));
  };
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(holds) }))
    .filter(({ questions }) => questions.length > 0);
}

import { shownOrderNumber } from '@sightline/shared-lib/domain/order';

import { aside, paragraph, way } from './blocks';
import type { LetterText } from './blocks';
import type { Text, Writing } from './writing';

/** That something of an account was changed, and what to do if a stranger did. */
const ownerTold =
  (kind: 'passwordChanged' | 'emailChanged' | 'accountDeletionCancelled') =>
  (_facts: object, { words, links }: Writing): LetterText => ({
    subject: words[kind].subject,
    blocks: [
      paragraph(words[kind].lead),
      paragraph(words.notYou.question),
      way(words.notYou.way, links.page('/sign-in/forgot-password')),
    ],
    why: words.foot.account,
  });

type AccountKind =
  | 'passwordChanged'
  | 'emailChanged'
  | 'accountDeletionRequested'
  | 'accountDeletionCancelled'
  | 'accountDeleted';

/** Letters about an account itself (ACC-06, ACC-09). */
export const accountTexts: { readonly [Kind in AccountKind]: Text<Kind> } = {
  passwordChanged: ownerTold('passwordChanged'),
  emailChanged: ownerTold('emailChanged'),
  accountDeletionRequested: ({ dueAt, waitsFor = [] }, { words, links, day }) => {
    const word = words.accountDeletionRequested;
    return {
      subject: word.subject,
      blocks: [
        paragraph(word.lead(day(dueAt))),
        ...(waitsFor.length > 0 ? [paragraph(word.waits(waitsFor.map(shownOrderNumber).join(', ')))] : []),
        way(word.way, links.account('personal-data-collection')),
        aside(word.unasked),
      ],
      why: words.foot.account,
    };
  },
  accountDeleted: ({ ordersKeptYears }, { words }) => {
    const word = words.accountDeleted;
    return {
      subject: word.subject,
      blocks: [paragraph(word.lead), paragraph(word.orders(ordersKeptYears))],
      why: words.foot.deleted,
    };
  },
  // Who can sign in as the owner can keep the account as well.
  accountDeletionCancelled: ownerTold('accountDeletionCancelled'),
};

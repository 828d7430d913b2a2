import type { IdentityService } from '@sightline/shared-lib/contracts';

import { onOtherPerson } from '../../state/onOtherPerson';

import type { LensAnswers } from './lensAnswers';

/** What was chosen in a form of contact lenses, by article. */
type Drafts = Map<string, LensAnswers>;

const ofVisit = new WeakMap<IdentityService, Drafts>();

interface LensDraft {
  readonly answers: LensAnswers | undefined;
  readonly keep: (answers: LensAnswers) => void;
  /** They are in the bag: a form that is open keeps nothing any more. */
  readonly forget: () => void;
}

function draftsOf(identity: IdentityService): Drafts {
  const known = ofVisit.get(identity);
  if (known) return known;
  const drafts: Drafts = new Map();
  ofVisit.set(identity, drafts);
  // A new map: what is open writes into the one that nobody reads any more.
  onOtherPerson(identity, () => ofVisit.delete(identity));
  return drafts;
}

/**
 * Values of eyes for whoever comes back to this article. They are health data, so that they are in the memory of this page alone and on no disk:
 * loading it again, buying with them and signing out forget them (PLAT-04, RX-20).
 */
export function lensDraft(identity: IdentityService, partNumber: string): LensDraft {
  const drafts = draftsOf(identity);
  let isOpen = true;
  return {
    answers: drafts.get(partNumber),
    keep(answers) {
      if (isOpen) drafts.set(partNumber, answers);
    },
    forget() {
      isOpen = false;
      drafts.delete(partNumber);
    },
  };
}

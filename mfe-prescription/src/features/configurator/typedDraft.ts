import type { IdentityService } from '@sightline/shared-lib/contracts';
import { EMPTY_VALUES, normaliseValues, type PrescriptionValues } from '@sightline/shared-lib/domain/prescription';

import { onOtherPerson } from '../../state/onOtherPerson';

let draft: PrescriptionValues | null = null;

/** How often drafts were forgotten: a form that was open then keeps nothing any more. */
let forgotten = 0;

interface TypedDraft {
  /** Null when there are none. */
  readonly values: PrescriptionValues | null;
  /** Takes what stands in the fields when they are left. */
  readonly keep: (values: PrescriptionValues) => void;
}

const asText = (values: PrescriptionValues) => JSON.stringify(Object.entries(normaliseValues(values)).toSorted());

const isEmpty = (values: PrescriptionValues) => asText(values) === asText(EMPTY_VALUES);

/**
 * Values of eyes as they stood in their fields when the configurator was left, for whoever opens it again, with this frame or another. They are
 * in the memory of this page alone; loading it again, buying with them and signing out forget them.
 */
export function typedDraft(identity: IdentityService): TypedDraft {
  onOtherPerson(identity, forgetDraft);
  const opened = forgotten;
  return {
    values: draft,
    keep(values) {
      if (opened === forgotten) draft = isEmpty(values) ? null : values;
    },
  };
}

export function forgetDraft(): void {
  forgotten += 1;
  draft = null;
}

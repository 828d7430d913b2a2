import { EMPTY_VALUES, normaliseValues, type PrescriptionValues } from '@sightline/shared-lib/domain/prescription';

let draft: { readonly userId: string; readonly values: PrescriptionValues } | null = null;

/** What was typed before is bought with: forms that were open then keep nothing any more. */
let bought = 0;

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
 * in the memory of this page alone: loading it again forgets them, and so does buying with them. They are for nobody but the account that they
 * were typed in; a guest who signs in goes on with them.
 */
export function typedDraft(userId: string): TypedDraft {
  if (draft && draft.userId !== '' && draft.userId !== userId) draft = null;
  const opened = bought;
  return {
    values: draft?.values ?? null,
    keep(values) {
      if (opened === bought) draft = isEmpty(values) ? null : { userId, values };
    },
  };
}

export function forgetDraft(): void {
  bought += 1;
  draft = null;
}

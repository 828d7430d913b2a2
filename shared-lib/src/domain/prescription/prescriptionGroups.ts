import { areTooMany, GROUP_KINDS, isStillNeeded, type GroupKind, type PrescriptionItem } from './prescriptionItems';

/** Ways of giving a prescription. The first two attach it to an order; the third continues the choice of lenses (RX-01). */
export type PrescriptionFlow = 'MANUAL' | 'UPLOAD' | 'NESTED_CA';

/** Things of one kind, of which one prescription may serve all (seed 2 §3). */
export interface PrescriptionGroup {
  readonly kind: GroupKind;
  readonly orderItems: readonly PrescriptionItem[];
  readonly isSamePrescriptionSelected: boolean;
  /** The thing that is asked for while this group is active. */
  readonly selectedItemIndex: number;
  readonly active: boolean;
  readonly completedPrescriptionItems: readonly string[];
  /** `skippedrPrescriptionItems` in the specification. */
  readonly skippedPrescriptionItems: readonly string[];
}

/** Prescriptions of an order while they are given: at most one group is active (RX-01). */
export interface PrescriptionGroups {
  /** -1 when nothing is asked for any more. */
  readonly selectedMacroIndex: number;
  readonly prescriptionMacroGroups: readonly PrescriptionGroup[];
  readonly isRXProductsLimitExceeded: boolean;
}

export type PrescriptionGroupsEvent =
  | { readonly type: 'itemChosen'; readonly orderItemId: string }
  | { readonly type: 'sameForAllChosen'; readonly isSame: boolean }
  | { readonly type: 'given'; readonly orderItemIds: readonly string[] }
  | { readonly type: 'skipped' }
  | { readonly type: 'wentOn' };

const isOpen = (group: PrescriptionGroup, { orderItemId }: PrescriptionItem): boolean =>
  !group.completedPrescriptionItems.includes(orderItemId) && !group.skippedPrescriptionItems.includes(orderItemId);

/** Makes one thing of one group the one that is asked for; -1 asks for nothing. */
function asking(state: PrescriptionGroups, groupIndex: number, itemIndex: number): PrescriptionGroups {
  return {
    ...state,
    selectedMacroIndex: groupIndex,
    prescriptionMacroGroups: state.prescriptionMacroGroups.map((group, index) => ({
      ...group,
      active: index === groupIndex,
      selectedItemIndex: index === groupIndex ? itemIndex : group.selectedItemIndex,
    })),
  };
}

/** Asks for the next open thing: of the active group first, then of the groups in their order. */
function movedOn(state: PrescriptionGroups): PrescriptionGroups {
  const groups = state.prescriptionMacroGroups;
  const from = Math.max(state.selectedMacroIndex, 0);
  for (let step = 0; step < groups.length; step += 1) {
    const groupIndex = (from + step) % groups.length;
    const group = groups[groupIndex];
    const itemIndex = group?.orderItems.findIndex((item) => isOpen(group, item)) ?? -1;
    if (itemIndex >= 0) return asking(state, groupIndex, itemIndex);
  }
  return asking(state, -1, -1);
}

/** Groups of an order's things in a set order, the first one that still needs a prescription active. */
export function prescriptionGroups(items: readonly PrescriptionItem[]): PrescriptionGroups {
  const groups = GROUP_KINDS.flatMap((kind): PrescriptionGroup[] => {
    const orderItems = items.filter((item) => item.kind === kind);
    if (orderItems.length === 0) return [];
    const completed = orderItems.filter((item) => !isStillNeeded(item));
    return [
      {
        kind,
        orderItems,
        isSamePrescriptionSelected: false,
        selectedItemIndex: 0,
        active: false,
        completedPrescriptionItems: completed.map(({ orderItemId }) => orderItemId),
        skippedPrescriptionItems: [],
      },
    ];
  });
  return movedOn({
    selectedMacroIndex: -1,
    prescriptionMacroGroups: groups,
    isRXProductsLimitExceeded: areTooMany(items),
  });
}

export function activeGroup(state: PrescriptionGroups): PrescriptionGroup | undefined {
  return state.prescriptionMacroGroups[state.selectedMacroIndex];
}

/** The lines the next prescription is for: one, or with "the same for all" every one of its group that has none yet. Contact lenses have one prescriber. */
export function askedItems(state: PrescriptionGroups): readonly PrescriptionItem[] {
  const group = activeGroup(state);
  if (!group) return [];
  const { kind, orderItems, selectedItemIndex, isSamePrescriptionSelected, completedPrescriptionItems } = group;
  const isForAll = isSamePrescriptionSelected || kind === 'contactLenses';
  return orderItems.filter(
    ({ orderItemId }, index) =>
      index === selectedItemIndex || (isForAll && !completedPrescriptionItems.includes(orderItemId)),
  );
}

/** What happens to the groups; pure, for a reducer (RX-01). */
export function prescriptionGroupsAfter(state: PrescriptionGroups, event: PrescriptionGroupsEvent): PrescriptionGroups {
  const change = (of: (group: PrescriptionGroup) => Partial<PrescriptionGroup>): PrescriptionGroups => ({
    ...state,
    prescriptionMacroGroups: state.prescriptionMacroGroups.map((group) => ({ ...group, ...of(group) })),
  });
  switch (event.type) {
    case 'itemChosen': {
      const groups = state.prescriptionMacroGroups;
      const indexIn = (group: PrescriptionGroup) =>
        group.orderItems.findIndex(({ orderItemId }) => orderItemId === event.orderItemId);
      const groupIndex = groups.findIndex((group) => indexIn(group) >= 0);
      const group = groups[groupIndex];
      return group ? asking(state, groupIndex, indexIn(group)) : state;
    }
    case 'sameForAllChosen':
      return change(({ active }) => (active ? { isSamePrescriptionSelected: event.isSame } : {}));
    case 'given': {
      const given = new Set(event.orderItemIds);
      return change(({ orderItems, completedPrescriptionItems, skippedPrescriptionItems }) => {
        const own = orderItems.map(({ orderItemId }) => orderItemId).filter((id) => given.has(id));
        return {
          completedPrescriptionItems: [...new Set([...completedPrescriptionItems, ...own])],
          skippedPrescriptionItems: skippedPrescriptionItems.filter((id) => !given.has(id)),
        };
      });
    }
    case 'wentOn':
      return movedOn(state);
    case 'skipped': {
      const asked = askedItems(state).map(({ orderItemId }) => orderItemId);
      return movedOn(
        change(({ active, completedPrescriptionItems, skippedPrescriptionItems }) => {
          const skipped = asked.filter((id) => !completedPrescriptionItems.includes(id));
          return active ? { skippedPrescriptionItems: [...new Set([...skippedPrescriptionItems, ...skipped])] } : {};
        }),
      );
    }
  }
}

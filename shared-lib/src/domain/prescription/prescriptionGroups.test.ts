import * as fc from 'fast-check';

import {
  activeGroup,
  askedItems,
  prescriptionGroups,
  prescriptionGroupsAfter,
  type PrescriptionGroups,
  type PrescriptionGroupsEvent,
} from './prescriptionGroups';
import { GROUP_KINDS, prescriptionItems, type PrescriptionItem } from './prescriptionItems';
import { PRESCRIPTION_STATES } from './prescriptionReview';

const item = (orderItemId: string, changes: Partial<PrescriptionItem> = {}): PrescriptionItem => ({
  orderItemId,
  partNumber: `p-${orderItemId}`,
  name: `Frame ${orderItemId}`,
  kind: 'SV',
  state: 'missing',
  reason: null,
  ...changes,
});

const asked = (state: PrescriptionGroups) => askedItems(state).map(({ orderItemId }) => orderItemId);
const after = (state: PrescriptionGroups, ...events: PrescriptionGroupsEvent[]) =>
  events.reduce(prescriptionGroupsAfter, state);
const skipped = { type: 'skipped' } as const;
const given = (...orderItemIds: string[]) => ({ type: 'given', orderItemIds }) as const;
const wentOn = { type: 'wentOn' } as const;
const sameForAll = { type: 'sameForAllChosen', isSame: true } as const;

const line = (orderItemId: string, changes: object = {}) => ({
  orderItemId,
  partNumber: `p-${orderItemId}`,
  name: `Article ${orderItemId}`,
  groupKey: '',
  quantity: 1,
  extendedAttributes: {} as Record<string, string>,
  prescription: null,
  ...changes,
});
const missing = { state: 'missing', reason: null } as const;

describe('the things of an order that need a prescription', () => {
  it('are its lenses under the names of their frames, by use, and contact lenses; nothing else [RX-01]', () => {
    const review = JSON.stringify({ Type: { code: 'PR', description: 'Progressive' } });
    const lenses = JSON.stringify({ left: { power: '-1.25' } });
    const items = prescriptionItems([
      line('1', { groupKey: 'g', extendedAttributes: { RxLensId: 'L-1', lensesReview: review } }),
      line('2', { groupKey: 'g', prescription: missing }),
      line('3', { groupKey: 'g' }),
      line('4'),
      line('5', { extendedAttributes: { contactLensData: lenses } }),
      line('6', { prescription: { state: 'rejected', reason: 'expired' } }),
    ]);
    expect(items).toEqual([
      { orderItemId: '2', partNumber: 'p-1', name: 'Article 1', kind: 'PR', ...missing },
      {
        orderItemId: '5',
        partNumber: 'p-5',
        name: 'Article 5',
        kind: 'contactLenses',
        state: 'approved',
        reason: null,
      },
      { orderItemId: '6', partNumber: 'p-6', name: 'Article 6', kind: 'glasses', state: 'rejected', reason: 'expired' },
    ]);
  });
});

describe('groups of prescriptions', () => {
  const five = [
    item('1'),
    item('2', { kind: 'PR' }),
    item('3', { state: 'waiting' }),
    item('4'),
    item('5', { kind: 'contactLenses', state: 'approved' }),
  ];

  it('are by kind; what is there is complete, and the first thing without is asked for [RX-01]', () => {
    const state = prescriptionGroups(five);
    expect(state.prescriptionMacroGroups.map(({ kind, active }) => [kind, active])).toEqual([
      ['SV', true],
      ['PR', false],
      ['contactLenses', false],
    ]);
    expect(activeGroup(state)).toMatchObject({ completedPrescriptionItems: ['3'], skippedPrescriptionItems: [] });
    expect(asked(state)).toEqual(['1']);
  });

  it('go on to the next thing, then to the next group, and end when each is given or skipped [RX-01]', () => {
    let state = after(prescriptionGroups(five), given('1'));
    // Another page of the same paper may follow.
    expect(asked(state)).toEqual(['1']);
    state = after(state, wentOn);
    expect(asked(state)).toEqual(['4']);
    state = after(state, skipped);
    expect([state.selectedMacroIndex, asked(state)]).toEqual([1, ['2']]);
    expect(state.prescriptionMacroGroups[0]).toMatchObject({
      completedPrescriptionItems: ['3', '1'],
      skippedPrescriptionItems: ['4'],
    });
    state = after(state, given('2'), wentOn);
    expect([state.selectedMacroIndex, asked(state), activeGroup(state)]).toEqual([-1, [], undefined]);
  });

  it('take one prescription for all of a group, and leave what is there alone [RX-01]', () => {
    const state = after(prescriptionGroups(five), sameForAll);
    expect(asked(state)).toEqual(['1', '4']);
    expect(asked(after(state, given('1', '4'), wentOn))).toEqual(['2']);
    expect(asked(after(state, skipped, { type: 'itemChosen', orderItemId: '3' }))).toEqual(['1', '3', '4']);
  });

  it('let a complete or skipped thing be chosen again: given after all, it is skipped no more [RX-01]', () => {
    const state = after(prescriptionGroups(five), skipped, { type: 'itemChosen', orderItemId: '1' });
    expect(asked(state)).toEqual(['1']);
    expect(after(state, given('1')).prescriptionMacroGroups[0]).toMatchObject({
      completedPrescriptionItems: ['3', '1'],
      skippedPrescriptionItems: [],
    });
    const changing = after(state, { type: 'itemChosen', orderItemId: '3' }, skipped);
    expect(changing.prescriptionMacroGroups[0]).toMatchObject({ completedPrescriptionItems: ['3'] });
  });

  it('say that an order holds more than ten pairs of glasses [RX-01] [CHK-07]', () => {
    const pairs = Array.from({ length: 10 }, (_, index) => item(String(index)));
    const lenses = item('cl', { kind: 'contactLenses', state: 'approved' });
    expect(prescriptionGroups([...pairs, lenses]).isRXProductsLimitExceeded).toBe(false);
    expect(prescriptionGroups([...pairs, item('11')]).isRXProductsLimitExceeded).toBe(true);
  });

  it('have at most one active group, and nothing both complete and skipped, whatever happens [RX-01]', () => {
    const ids = ['0', '1', '2', '3', '4'];
    const items = fc.array(
      fc.record({ kind: fc.constantFrom(...GROUP_KINDS), state: fc.constantFrom(...PRESCRIPTION_STATES) }),
      { maxLength: 5 },
    );
    const events = fc.array(
      fc.oneof(
        fc.constantFrom<PrescriptionGroupsEvent>(skipped, wentOn),
        fc.boolean().map((isSame): PrescriptionGroupsEvent => ({ type: 'sameForAllChosen', isSame })),
        fc.constantFrom(...ids).map((orderItemId): PrescriptionGroupsEvent => ({ type: 'itemChosen', orderItemId })),
        fc.constantFrom(...ids).map((id): PrescriptionGroupsEvent => given(id)),
      ),
    );
    fc.assert(
      fc.property(items, events, (facts, happened) => {
        const state = after(prescriptionGroups(facts.map((one, index) => item(String(index), one))), ...happened);
        const active = state.prescriptionMacroGroups.flatMap((group, index) => (group.active ? [index] : []));
        expect(active).toEqual(state.selectedMacroIndex < 0 ? [] : [state.selectedMacroIndex]);
        for (const group of state.prescriptionMacroGroups) {
          const { completedPrescriptionItems: complete, skippedPrescriptionItems: skips } = group;
          expect(skips.filter((id) => complete.includes(id))).toEqual([]);
          expect(new Set(complete).size).toBe(complete.length);
        }
        expect(asked(state).length > 0).toBe(state.selectedMacroIndex >= 0);
      }),
    );
  });
});

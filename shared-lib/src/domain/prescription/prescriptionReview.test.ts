import * as fc from 'fast-check';

import {
  linePrescription,
  PRESCRIPTION_STATES,
  prescriptionAttributes,
  prescriptionStateAfter,
  REJECTION_REASONS,
  statusByPrescriptions,
  type PrescriptionEvent,
  type PrescriptionState,
} from './prescriptionReview';

const anyState = fc.constantFrom(...PRESCRIPTION_STATES);

describe('the prescription of a line', () => {
  it.each<[PrescriptionState, PrescriptionEvent, PrescriptionState | null]>([
    ['missing', 'give', 'waiting'],
    ['missing', 'approve', null],
    ['missing', 'reject', null],
    ['waiting', 'give', 'waiting'],
    ['waiting', 'approve', 'approved'],
    ['waiting', 'reject', 'rejected'],
    ['approved', 'give', 'waiting'],
    ['approved', 'approve', 'approved'],
    ['approved', 'reject', 'rejected'],
    ['rejected', 'give', 'waiting'],
    ['rejected', 'approve', null],
    ['rejected', 'reject', 'rejected'],
  ])('that is %s becomes, after %s, %s [RX-07]', (state, event, after) => {
    expect(prescriptionStateAfter(state, event)).toBe(after);
  });

  it('is read from a line as it was written there, whatever stood there before [RX-07] [PLAT-06]', () => {
    fc.assert(
      fc.property(anyState, anyState, fc.constantFrom(...REJECTION_REASONS), (before, state, reason) => {
        const kept = { ...prescriptionAttributes(before, reason), ...prescriptionAttributes(state, reason) };
        const read = linePrescription((name) => kept[name] ?? '');
        expect(read).toEqual({ state, reason: state === 'rejected' ? reason : null });
      }),
    );
  });

  it('that was rejected for a reason nobody knows is rejected all the same [RX-07]', () => {
    const kept: Readonly<Record<string, string>> = { prescriptionState: 'rejected', prescriptionReason: 'mood' };
    expect(linePrescription((name) => kept[name] ?? '')).toEqual({ state: 'rejected', reason: null });
  });
});

describe('the status of an order', () => {
  it.each<[string, PrescriptionState[], string]>([
    ['M', [], 'M'],
    ['M', ['missing'], 'E'],
    ['M', ['waiting'], 'W'],
    ['E', ['waiting', 'missing'], 'E'],
    ['E', ['waiting', 'waiting'], 'W'],
    ['V', ['waiting', 'approved'], 'W'],
    ['W', ['approved', 'waiting'], 'W'],
    ['W', ['approved', 'rejected'], 'N'],
    ['W', ['approved', 'approved'], 'R'],
    ['N', ['rejected', 'missing'], 'N'],
    ['N', ['waiting', 'missing'], 'E'],
    ['N', ['waiting', 'approved'], 'W'],
  ])('%s with lenses %j becomes %s [ORD-01] [RX-07]', (letter, states, after) => {
    expect(statusByPrescriptions(letter, states)).toBe(after);
  });

  it('never leaves what was released, sent or cancelled [ORD-01]', () => {
    const gone = fc.constantFrom('P', 'R', 'L', 'S', 'O', 'D', '1', 'X', 'G', 'F', 'H', 'Z');
    fc.assert(
      fc.property(gone, fc.array(anyState), (letter, states) => {
        expect(statusByPrescriptions(letter, states)).toBe(letter);
      }),
    );
  });

  it('is released only when every lens is approved [RX-07]', () => {
    fc.assert(
      fc.property(fc.constantFrom('M', 'E', 'V', 'W', 'N'), fc.array(anyState, { minLength: 1 }), (letter, states) => {
        const isReleased = statusByPrescriptions(letter, states) === 'R';
        expect(isReleased).toBe(states.every((state) => state === 'approved'));
      }),
    );
  });
});

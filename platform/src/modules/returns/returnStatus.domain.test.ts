import { afterStep, isOpen, standingOf, type ReturnStatus, type ReturnStep } from './returnStatus.domain';

const ALL: readonly ReturnStatus[] = ['CRE', 'SHI', 'REC', 'REF', 'CAN'];

describe('the steps of a return [RET-01]', () => {
  it.each<[ReturnStep, readonly (ReturnStatus | null)[]]>([
    ['ship', ['SHI', 'SHI', null, null, null]],
    ['receive', ['REC', 'REC', 'REC', null, null]],
    ['refund', [null, null, 'REF', 'REF', null]],
    ['cancel', ['CAN', null, null, null, 'CAN']],
  ])('%s from created, sent, received, refunded and cancelled, and are made once', (step, after) => {
    expect(ALL.map((status) => afterStep(step, status))).toEqual(after);
  });

  it('hold the lines of a return until it is refunded or cancelled', () => {
    expect(ALL.filter(isOpen)).toEqual(['CRE', 'SHI', 'REC']);
  });

  it('of several returns show the one that asks most, and a cancelled one alone', () => {
    expect(standingOf(['REF', 'SHI', 'CRE', 'CAN'])).toBe('CRE');
    expect(standingOf(['CAN', 'REF', 'SHI'])).toBe('SHI');
    expect(standingOf(['CAN', 'REF'])).toBe('REF');
    expect(standingOf(['CAN'])).toBe('CAN');
    expect(standingOf([])).toBeUndefined();
  });
});

import { decodeClaim } from './claim.domain';

const granted = { insurerName: 'Clearwater Vision', allowanceMinor: 15_000, copayMinor: 2500 };

describe('the answer of the insurance partner', () => {
  it('is a claim when every amount can be one [INS-02]', () => {
    expect(decodeClaim({ ...granted, more: 'ignored' })).toEqual(granted);
    expect(decodeClaim({ ...granted, copayMinor: 0 })).toMatchObject({ copayMinor: 0 });
    const largest = { insurerName: 'x'.repeat(120), allowanceMinor: 10_000_000, copayMinor: 10_000_000 };
    expect(decodeClaim(largest)).toEqual(largest);
  });

  it.each([
    ['copayMinor', { ...granted, copayMinor: -1 }],
    ['copayMinor', { ...granted, copayMinor: '0' }],
    ['allowanceMinor', { ...granted, allowanceMinor: -15_000 }],
    ['allowanceMinor', { ...granted, allowanceMinor: 1.5 }],
    ['allowanceMinor', { ...granted, allowanceMinor: Number.POSITIVE_INFINITY }],
    ['allowanceMinor', { insurerName: 'Clearwater Vision', copayMinor: 0 }],
    ['allowanceMinor', { ...granted, allowanceMinor: 10_000_001 }],
    ['insurerName', { ...granted, insurerName: '' }],
    ['insurerName', { ...granted, insurerName: '  ' }],
    ['insurerName', { ...granted, insurerName: 'x'.repeat(121) }],
    ['insurerName', { ...granted, insurerName: 7 }],
    ['claim', null],
    ['claim', undefined],
    ['claim', 'granted'],
  ])(
    'is refused for its %s that no plan has, so that nothing becomes dearer or is paid out [INS-02] [PLAT-06]',
    (field, answer) => {
      expect(() => decodeClaim(answer)).toThrow(
        expect.objectContaining({
          status: 502,
          errorCode: 'INS502',
          errorKey: 'ERR_INSURANCE_ANSWER_INVALID',
          message: 'The answer of the insurer cannot be used.',
          parameters: [field],
        }),
      );
    },
  );
});

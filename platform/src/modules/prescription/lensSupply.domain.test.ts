import { refusalOf } from '../../testing/refusalOf';
import { requireSupply } from './lensSupply.domain';

const now = new Date('2026-03-02T12:00:00Z');
/** A line of contact lenses whose article does not say how long a box lasts. */
const line = (issuedOn: string, isJudged = true) => ({
  orderItemId: '1',
  partNumber: 'part-1',
  groupKey: '',
  quantity: 99,
  opticalRole: 'contactLens' as const,
  attributes: [
    {
      attributeName: 'contactLensData',
      attributeType: 'STRING',
      attributeValue: JSON.stringify({ right: { power: '-2.25' }, ...(issuedOn ? { issuedOn } : {}) }),
    },
  ],
  isJudged,
});
const refusal = (...given: Parameters<typeof line>) =>
  refusalOf(() => requireSupply([line(...given)], { days: 365, now }));

describe('contact lenses of which nobody knows how long a box lasts', () => {
  it('are bought in any number by a prescription that counts, and not by one that has expired or is of a day to come [RX-05] [RX-20]', () => {
    expect([refusal(''), refusal('2025-03-02')]).toEqual(['', '']);
    expect(refusal('2025-03-01')).toMatch(/^RX_LENS_SUPPLY 0/);
    expect(refusal('2026-03-09')).toMatch(/^_ERR_INVALID_INPUT issuedOn/);
  });

  it('stand in the way of nothing else once they are in the bag [CART-10]', () => {
    expect(refusal('2025-03-01', false)).toBe('');
  });
});

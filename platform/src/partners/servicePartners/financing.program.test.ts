/** @jest-environment jsdom */
import { financingProgram } from './financing.program';

const plans = { en: '{{count}} payments of {{part}} without interest' };
const unevenPlans = { en: '{{count}} payments of about {{part}} without interest' };
const range = { fromMinor: 3500, toMinor: 150_000 };

/** What placements say for amounts in minor units. */
function saidFor(amounts: readonly number[], locale = 'en-US'): (string | null)[] {
  document.body.replaceChildren(
    ...amounts.map((amount) => {
      const place = document.createElement('klarna-placement');
      Object.assign(place.dataset, { locale, purchaseAmount: String(amount) });
      return place;
    }),
  );
  financingProgram({ plans, unevenPlans, range });
  return Array.from(document.body.children, ({ textContent }) => textContent);
}

describe('the financing partner’s script', () => {
  it('promises parts only for amounts that can be paid in parts [FIN-01]', () => {
    expect(saidFor([3499, 3500, 150_000, 150_001])).toEqual([
      '',
      '4 payments of $8.75 without interest',
      '4 payments of $375.00 without interest',
      '',
    ]);
  });

  it('names no part exactly that four times is not the amount [FIN-01]', () => {
    expect(saidFor([77_434, 77_436])).toEqual([
      '4 payments of about $193.59 without interest',
      '4 payments of $193.59 without interest',
    ]);
  });
});

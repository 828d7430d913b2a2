import { addedTaxes, stateOfZip, type TaxRule, taxOn, wireRate } from './tax.domain';

const rule = (rate: number): TaxRule => ({ name: 'State tax', rate, taxesDelivery: false });

describe('tax on an amount [CART-05]', () => {
  it('is rounded half up to the minor unit, and none on nothing or less', () => {
    expect([10_000, 1, 12, 13, 37, 38].map((amount) => taxOn(amount, rule(4000)))).toEqual([400, 0, 0, 1, 1, 2]);
    expect([taxOn(50, rule(5000)), taxOn(49, rule(5000)), taxOn(10, rule(5000))]).toEqual([3, 2, 1]);
    expect([taxOn(0, rule(7250)), taxOn(-1, rule(7250)), taxOn(-10_000, rule(7250))]).toEqual([0, 0, 0]);
    expect(taxOn(99_999_999_900, rule(9975))).toBe(9_974_999_990);
  });

  it('is written as a share of one', () => {
    expect([wireRate(rule(4000)), wireRate(rule(9975)), wireRate(rule(0))]).toEqual(['0.04000', '0.09975', '0.00000']);
  });
});

describe('who taxes an order [CART-05]', () => {
  it('is the state of the postal code, the one that is named where no post office has it', () => {
    const at = (zipCode: string, state: string) => addedTaxes('US', { country: 'US', zipCode, state })[0]?.rate;
    expect([at('06001', ''), at('', 'ct'), at('00000', 'CT'), at('', '')]).toEqual([6350, 6350, 6350, undefined]);
    expect(at('10001', 'CT')).toBe(4000);
  });

  it('is nobody abroad, nor in stores whose prices have the tax in them', () => {
    expect(addedTaxes('US', { country: 'CA', state: 'ON', zipCode: 'M5V 2T6' })).toEqual([]);
    expect(addedTaxes('IT', { country: 'IT', state: 'MI', zipCode: '20121' })).toEqual([]);
    expect(addedTaxes('US', { country: '', state: 'CT', zipCode: '06001' })).toEqual([]);
  });

  it('taxes delivery where the state does, and in Canada everywhere', () => {
    const delivery = (country: string, state: string, zipCode = '') =>
      addedTaxes(country, { country, state, zipCode }).map(({ taxesDelivery }) => taxesDelivery);
    expect([delivery('US', 'NY'), delivery('US', 'CA')]).toEqual([[true], [false]]);
    expect([delivery('CA', 'QC'), delivery('CA', 'on'), delivery('CA', 'AB')]).toEqual([[true, true], [true], [true]]);
  });

  it('is the province of the postal code in Canada, in capitals or not, else the one that is named', () => {
    const names = (zipCode: string, state = '') =>
      addedTaxes('CA', { country: 'CA', state, zipCode }).map(({ name }) => name);
    expect(names(' m5v 2t6 ')).toEqual(['HST']);
    expect(names('M5V 2T6', 'QC')).toEqual(['HST']);
    expect(names('', 'qc')).toEqual(['GST', 'QST']);
    expect([names('', 'ZZ'), names('X0A 0H0'), names('')]).toEqual([['GST'], ['GST'], ['GST']]);
  });
});

describe('the state of a postal code [CART-05]', () => {
  it('is known for five digits, or nine with a dash, and for nothing else', () => {
    expect(['06001', '06001-1234', ' 06001 '].map(stateOfZip)).toEqual(['CT', 'CT', 'CT']);
    expect(['0600', '060011', '06001-123', '06001-12345', '06001 1234', 'x06001', '06001x'].map(stateOfZip)).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });
});

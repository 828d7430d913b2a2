import { namedRows } from './livingTest';

const unreached = [
  { file: 'shared-lib/src/domain/order/index.ts', name: 'oldRule' },
  { file: 'mfe-account/src/gone.ts', name: '*' },
];
const rows = (file: string, source: string) => namedRows(file, source, unreached);
const door = "import { oldRule, rule } from '@sightline/shared-lib/domain/order';\n";

describe('a test that proves a row', () => {
  it('counts when it uses a name that the product reaches', () => {
    expect(rows('platform/src/a.test.ts', `${door}it('adds up [ORD-01]', () => expect(rule()).toBe(1));`)).toEqual({
      proved: ['ORD-01'],
      partsAlone: [],
    });
  });

  it('does not count when all it uses is used by tests alone, whatever its neighbours use', () => {
    const source = `${door}it('adds up [ORD-01]', () => expect(rule()).toBe(1));\nit('was [ORD-02]', () => expect(oldRule()).toBe(1));`;
    expect(rows('platform/src/a.test.ts', source)).toEqual({ proved: ['ORD-01'], partsAlone: ['ORD-02'] });
    const gone = "import { gone } from './gone';\nit('was [ACC-01]', () => expect(gone()).toBe(1));";
    expect(rows('mfe-account/src/gone.test.ts', gone)).toEqual({ proved: [], partsAlone: ['ACC-01'] });
  });

  it('counts when it drives the product through fakes or a browser', () => {
    const fakes = "import { openTradeApp } from '../testing/tradeApp';\nit('sells [CART-01]', () => sell());";
    expect(rows('platform/src/a.test.ts', fakes).proved).toEqual(['CART-01']);
    expect(rows('e2e/journeys/bag.journey.ts', "test('buys [CHK-01]', () => {});").proved).toEqual(['CHK-01']);
  });
});

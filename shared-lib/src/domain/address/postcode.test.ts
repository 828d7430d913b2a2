import { cleanPostcode, postcodeProblem } from './postcode';

/** What people of a country write, what they nearly write, and how many digits are asked for where digits are all there is. */
const COUNTRIES: readonly { country: string; right: string; wrong: string; digits?: number }[] = [
  { country: 'us', right: '06001|06001-1234', wrong: '0600|060011|06001-123|06001-12345|06001 1234|A6001', digits: 5 },
  { country: 'it', right: '20121', wrong: '2012|201211|I-20121|20121 MI', digits: 5 },
  { country: 'fr', right: '75001', wrong: '7500|750011|F75001|75001 cedex', digits: 5 },
  { country: 'de', right: '10115', wrong: '1011|101155|D10115|10115 Berlin', digits: 5 },
  { country: 'es', right: '28001', wrong: '2800|280011|E28001|28001x', digits: 5 },
  { country: 'ch', right: '6900', wrong: '690|69000|CH6900|6900x', digits: 4 },
  { country: 'at', right: '1010', wrong: '101|10100|A1010|1010x', digits: 4 },
  { country: 'au', right: '2000', wrong: '200|20000|NSW2000|2000x', digits: 4 },
  { country: 'be', right: '1000', wrong: '100|10000|B1000|1000x', digits: 4 },
  {
    country: 'pt',
    right: '1100-148',
    wrong: '1100|1100148|110-148|1100-14|11000-148|1100-1488|x1100-148|abcd-148|1100-abc',
  },
  {
    country: 'gb',
    right: 'SW1A 1AA|sw1a1aa|M1 1AE|B33 8TH|DN55 1PT',
    wrong: 'SW1A|SW1A 1A|1SW 1AA|SWX1 1AA|SW1A 11A|SW1A 1AAA|SWA 1AA|!M1 1AE|M1 !AE|M1& 1AE',
  },
  {
    country: 'ca',
    right: 'K1A 0B1|k1a0b1|V5K 0A1',
    wrong: 'D1A 0B1|KAA 0B1|K11 0B1|K1A AB1|K1A 001|K1A 0BB|K1A 0B12|xK1A 0B1',
  },
  {
    country: 'ie',
    right: 'D02 X285|d02x285|D6W F2P8',
    wrong: '102 X285|DD2 X285|D0X X285|D02 X28|D02 X2855|D02 X28!|xD02 X285',
  },
  { country: 'nl', right: '1012 AB|1012ab', wrong: '1012|101 AB|1012 A|1012 ABC|1012 12|11012 AB|ABCD AB' },
];

describe('the postal code of an address', () => {
  it.each(COUNTRIES)(
    'is accepted as people of $country write it, blanks around it too [SITE-07]',
    ({ country, right }) => {
      for (const code of right.split('|')) {
        expect(postcodeProblem(country, code)).toBeNull();
        expect(postcodeProblem(country.toUpperCase(), ` ${code} `)).toBeNull();
      }
    },
  );

  it.each(COUNTRIES)('is refused in $country with an example that is right [SITE-07]', ({ country, wrong, digits }) => {
    for (const code of wrong.split('|')) {
      const problem = postcodeProblem(country, code);
      expect({ code, problem: problem?.kind }).toEqual({
        code,
        problem: digits && /^\d+$/.test(code) ? 'digits' : 'form',
      });
      expect(postcodeProblem(country, problem?.example ?? '')).toBeNull();
    }
  });

  it('counts the digits that are there and that are needed [SITE-07]', () => {
    const inDigits = COUNTRIES.filter(({ digits }) => digits);
    const counted = inDigits.map(({ country }) => postcodeProblem(country, ' 123 '));
    expect(counted).toEqual(
      inDigits.map(({ digits }) => expect.objectContaining({ kind: 'digits', digits: 3, needed: digits })),
    );
  });

  it('is kept without the blanks it was pasted with, but with those that its country writes [SITE-07]', () => {
    const cleaned = [
      cleanPostcode('de', '  10 119\u00a0'),
      cleanPostcode('US', ' 06001 -1234'),
      cleanPostcode('gb', ' SW1A\u00a0 1AA '),
      cleanPostcode('nz', ' 10 10 '),
    ];
    expect(cleaned).toEqual(['10119', '06001-1234', 'SW1A 1AA', '10 10']);
  });

  it('is written as its country writes it, however it was typed, and left alone while it is not whole [SITE-07]', () => {
    expect(
      [
        'gb wc2h9ha',
        'gb m11ae',
        'ca k1a0b1',
        'nl 1012ab',
        'ie d02x285',
        'gb wc2h',
        'gb not one',
        'pt 1200 204',
        'pt 1200204',
        'us 060011234',
      ].map((typed) => cleanPostcode(typed.slice(0, 2), typed.slice(3))),
    ).toEqual([
      'WC2H 9HA',
      'M1 1AE',
      'K1A 0B1',
      '1012 AB',
      'D02 X285',
      'wc2h',
      'not one',
      '1200-204',
      '1200-204',
      '06001-1234',
    ]);
  });

  it('is not judged where the form of the country is not known [SITE-07]', () => {
    expect(postcodeProblem('nz', 'anything')).toBeNull();
  });
});

import { isGeoCountry, looksLikeCode, placeLabel, searchableCode, stateCode } from './geo.countries';
import { foldCode, foldName, otherSaint } from './geo.folding';

describe('a postal code as the files know it [STOR-01]', () => {
  it.each([
    ['gb', 'M11AE', 'M1'],
    ['gb', 'AB101XG', 'AB10'],
    ['gb', 'EC1A1BB', 'EC1A'],
    ['gb', 'AB10', 'AB10'],
    ['gb', 'ABC11AE', 'ABC11AE'],
    ['gb', 'XM11AEX', 'XM11AEX'],
    ['gb', 'M11A', 'M11A'],
    ['pt', '1000205', '1000'],
    ['us', '060011234', '06001'],
    ['it', '20121', '20121'],
  ] as const)('of %s, typed %s, is %s', (country, typed, known) => {
    expect(searchableCode(country, typed)).toBe(known);
  });

  it.each([
    ['gb', 'm1', true],
    ['gb', ' AB10', true],
    ['gb', 'London', false],
    ['gb', '10', false],
    ['gb', 'xab10', false],
    ['us', ' 0', true],
    ['us', 'a0', false],
    ['us', '', false],
  ] as const)('of %s: %p begins like one: %s', (country, typed, is) => {
    expect(looksLikeCode(country, typed)).toBe(is);
  });
});

describe('a place in an address [STOR-01]', () => {
  it.each([
    ['us', '06001 Avon, CT'],
    ['it', '06001 Avon (CT)'],
    ['ch', '06001 Avon (CT)'],
    ['es', '06001 Avon'],
    ['gb', '06001 Avon'],
  ] as const)('is written in %s as %s', (country, label) => {
    expect(placeLabel(country, { postalCode: '06001', city: 'Avon', state: 'CT' })).toBe(label);
  });

  it('is written without a state and without a code where there is none', () => {
    expect(placeLabel('us', { postalCode: '06001', city: 'Avon', state: '' })).toBe('06001 Avon');
    expect(placeLabel('it', { postalCode: '', city: 'Avon', state: '' })).toBe('Avon');
  });

  it('names the province in Italy and Spain, and the first level elsewhere', () => {
    const named = (['it', 'es', 'us', 'ch', 'fr'] as const).map((country) => stateCode(country, 'first', 'second'));
    expect(named).toEqual(['second', 'second', 'first', 'first', 'first']);
  });

  it('lies in a country that is known, in lower case', () => {
    expect(['us', 'gb', 'US', 'xx', ''].map(isGeoCountry)).toEqual([true, true, false, false, false]);
  });
});

describe('names in look-ups [STOR-01]', () => {
  it.each([
    ['München', 'munchen'],
    ['  Straße – Ost  ', 'strasse ost'],
    ['Ærø', 'aero'],
    ["L'Œuvre, 3e", 'l oeuvre 3e'],
    ['Saint-Foy--lès', 'saint foy les'],
    ['!', ''],
  ])('are compared without what people leave out: %s', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  it('have codes in capitals, without spaces and hyphens', () => {
    expect(foldCode(' m1 1-ae ')).toBe('M11AE');
  });

  it.each([
    ['st louis', 'saint louis'],
    ['saint louis', 'st louis'],
    ['ste foy', 'sainte foy'],
    ['sainte foy', 'ste foy'],
    ['saint st', 'st st'],
    ['stuttgart', null],
    ['st', null],
    ['saint ', null],
    ['mont st michel', null],
  ])('are known by the other word for a saint: %s', (name, other) => {
    expect(otherSaint(name)).toBe(other);
  });
});

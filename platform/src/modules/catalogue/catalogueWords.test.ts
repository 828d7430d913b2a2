import { storeById } from '../storeConfig';
import { wireAttributes } from './attribute.domain';
import { categoryRecord } from './category.domain';
import { type Dictionary, localised } from './dictionary';
import { categoryLevels } from './levels.domain';
import { smallDictionary, smallSnapshot } from './smallCatalogue.fixture';
import { pathOf, resolvePath } from './urls.domain';
import { createWordFinder } from './wordFinder';

const store = storeById('10801');
if (!store) throw new Error('There is no store');

let dictionary: Dictionary;
beforeAll(async () => {
  dictionary = await smallDictionary();
});

describe('addresses of the catalogue [CAT-10]', () => {
  const target = (identifier: string) => resolvePath(smallSnapshot(dictionary), identifier);
  const sun = { kind: 'category', id: 'sun', path: '/sunglasses', identifier: 'sunglasses' };
  const ordora = {
    kind: 'product',
    id: 'p1',
    path: '/sunglasses/norvane-ordora-ab1-01',
    partNumber: 'AB1-01',
    name: 'Ordora 1',
  };

  it.each(['sunglasses', '/sunglasses/', '//sunglasses?page=2', 'sunglasses#top', 'occhiali-da-sole'])(
    'lead to a listing: %s',
    (identifier) => {
      expect(target(identifier)).toEqual(sun);
    },
  );

  it('lead to a product by the number at their end, in its own section', () => {
    expect(target('sunglasses/norvane-ordora-ab1-01')).toEqual(ordora);
    expect(target('sunglasses/an-old-name-ab1-01')).toEqual(ordora);
    expect(target('an-old-name-ab1-01')).toEqual(ordora);
    expect(target('eyeglasses/norvane-ordora-ab1-01')).toBeNull();
    expect(target('sunglasses/norvane-ordora-ab99-01')).toBeNull();
    expect(target('sunglasses/norvane-ordora-ab1-011')).toBeNull();
  });

  it('lead to a listing by its last segment alone, and nowhere else', () => {
    expect(target('norvane')).toMatchObject({ kind: 'category', id: 'norvane' });
    expect(target('c/norvane')).toBeNull();
    expect(target('unknown')).toBeNull();
    expect(pathOf('brands//norvane/?a=b')).toBe('/brands/norvane');
  });
});

describe('the way down to a product [CAT-10]', () => {
  const levels = (codes: Readonly<Record<string, string>>, language = 'en') =>
    categoryLevels(codes, dictionary, language);

  it('is its section, what divides it, and its brand, one text a level', () => {
    const codes = { LX_CANONICAL_CATEGORY: 'sunglasses', FRAME_SHAPE: 'ROUND', BRAND: 'Norvane' };
    expect(levels(codes, 'it')).toEqual([
      'Nome di sunglasses',
      'Nome di sunglasses > Tondo',
      'Nome di sunglasses > Tondo > Norvane',
    ]);
    expect(levels({ LX_CANONICAL_CATEGORY: 'gifts', GOODS_KIND: 'CLOTH' })).toEqual(['gifts', 'gifts > CLOTH']);
    expect(levels({ LX_CANONICAL_CATEGORY: 'gifts', BRAND: 'Norvane' })).toEqual(['gifts', 'gifts > Norvane']);
    expect(levels({ FRAME_SHAPE: 'ROUND', BRAND: 'Norvane' })).toEqual([]);
  });
});

describe('the record of a category [CAT-10]', () => {
  const record = (id: string, depth = 1, picture?: { thumbnail: string; fullImage: string }) => {
    const known = dictionary.categories.get(id);
    if (!known) throw new Error(`There is no category ${id}`);
    return categoryRecord(known, depth, {
      store,
      language: 'it',
      childrenOf: (parent) => [...dictionary.categories.values()].filter((one) => one.parent_id === parent),
      parentOf: (one) => dictionary.categories.get(one.parent_id ?? ''),
      pictureOf: () => picture,
    });
  };
  const address = (id: string) => `/search/resources/api/v2/categories?storeId=10801&id=${id}`;

  it('names itself, its parents and its children as the product does', () => {
    expect(record('sun')).toEqual({
      id: 'sun',
      uniqueID: 'sun',
      identifier: 'sunglasses',
      name: 'Nome di sunglasses',
      shortDescription: 'What it is',
      description: 'What it is',
      parentCatalogGroupID: '-1',
      sequence: '1.0',
      storeID: '10801',
      seo: { href: '/sunglasses' },
      thumbnail: '',
      fullImage: '',
      resourceId: address('sun'),
      links: { self: { href: address('sun') }, children: [`href: ${address('round')}`] },
    });
    expect(record('round', 2, { thumbnail: '/t.webp', fullImage: '/f.webp' })).toMatchObject({
      parentCatalogGroupID: '/sun',
      thumbnail: '/t.webp',
      fullImage: '/f.webp',
      links: { self: { href: address('round') }, parent: { href: address('sun') } },
    });
    expect(record('round', 2)).not.toHaveProperty('children');
  });

  it('holds the records of its children as deep as is asked for', () => {
    expect(record('sun', 1)).not.toHaveProperty('children');
    expect(record('sun', 2)).toMatchObject({ children: [{ id: 'round' }] });
  });
});

describe('words and attributes of the catalogue [CAT-10]', () => {
  it('are found where no index is wired, all of them, in the language that is read', async () => {
    const finder = createWordFinder({ snapshot: async () => smallSnapshot(dictionary) });
    const find = (term: string, langId = '-1') => finder.find(store, langId, term);
    expect(await find('ordora round')).toEqual(['p1', 'p2']);
    expect(await find('  ZENNA ')).toEqual(['p3']);
    expect(await find('tondo', '-4')).toEqual(['p1', 'p2']);
    expect(await find('tondo')).toEqual([]);
    expect(await find('ab4-01')).toEqual(['p4']);
  });

  it('read English where a language has no text, and a code without names as itself', () => {
    expect([localised({ en: 'a', it: 'b' }, 'it'), localised({ en: 'a' }, 'en-GB'), localised({}, 'it')]).toEqual([
      'b',
      'a',
      '',
    ]);
    expect([dictionary.valueName('FRAME_SHAPE', 'SQUARE', 'en'), dictionary.valueSequence('X', 'Y')]).toEqual([
      'SQUARE',
      999,
    ]);
  });

  it('are sent in their order, one value after the other or as lists', () => {
    const codes = {
      LENS_WIDTH: '49',
      FRAME_SHAPE: ['ROUND', 'SQUARE'],
      FRONT_COLOR: 'BLACK',
      POLARIZED: 'FALSE',
      X: '1',
    };
    const scalar = wireAttributes(codes, dictionary, 'it', { form: 'scalar', swatch: '/s.webp' });
    expect(scalar.map(({ identifier }) => identifier)).toEqual([
      'POLARIZED',
      'FRAME_SHAPE',
      'FRONT_COLOR',
      'LENS_WIDTH',
    ]);
    expect(scalar[1]).toEqual({
      id: '7',
      identifier: 'FRAME_SHAPE',
      name: 'Shape',
      usage: 'Descriptive',
      displayable: 'true',
      facetable: 'true',
      searchable: 'true',
      comparable: 'true',
      storeDisplay: 'false',
      merchandisable: 'true',
      swatchable: 'false',
      sequence: '7.0',
      key: 'FRAME_SHAPE',
      values: [
        { id: '7-ROUND', identifier: 'ROUND', value: 'Tondo', sequence: '2.0' },
        { id: '7-SQUARE', identifier: 'SQUARE', value: 'SQUARE', sequence: '999.0' },
      ],
    });
    expect(scalar[2]).toMatchObject({ swatchable: 'true', values: [{ image1: '/s.webp', image1path: '/s.webp' }] });
    expect(scalar[3]).toMatchObject({
      usage: 'Defining',
      displayable: 'false',
      facetable: 'false',
      values: [{ unitID: 'MMT', unitOfMeasure: 'mm' }],
    });
    const parallel = wireAttributes(codes, dictionary, 'it', { form: 'parallel', swatch: '' });
    expect(parallel[1]?.values).toEqual([
      {
        id: ['7-ROUND', '7-SQUARE'],
        identifier: ['ROUND', 'SQUARE'],
        value: ['Tondo', 'SQUARE'],
        sequence: ['2.0', '999.0'],
      },
    ]);
    expect(parallel[2]?.values[0]).not.toHaveProperty('image1');
    expect(parallel[3]?.values[0]).toMatchObject({ unitID: ['MMT'], unitOfMeasure: ['mm'] });
  });

  it('are a ribbon where a badge is set', () => {
    const ribbon = (code: string) =>
      wireAttributes({ POLARIZED: code }, dictionary, 'en', { form: 'scalar', swatch: '' })[0]?.storeDisplay;
    expect([ribbon('TRUE'), ribbon('FALSE')]).toEqual(['true', 'false']);
  });
});

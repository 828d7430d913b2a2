import { LANGUAGES } from '@sightline/shared-lib/contracts';

import { goodsDrafts, readGoods } from './goods';
import { readVocabulary } from './vocabulary';

const vocabulary = readVocabulary();
const { accessories, hearing } = readGoods();
const drafts = [...goodsDrafts(accessories, 'accessories', vocabulary), ...goodsDrafts(hearing, 'hearing', vocabulary)];
const named = (partNumber: string) => drafts.find((one) => one.partNumber === partNumber);

describe('names of goods', () => {
  it('are said in each language where they say what something is [PLAT-05]', () => {
    const described = drafts.filter(({ attributes }) => attributes['GOODS_KIND'] !== 'hearing-device');
    expect(described.length).toBeGreaterThan(40);
    for (const { modelName } of described)
      expect([modelName, Object.keys(vocabulary['MODEL_NAME']?.values[modelName] ?? {}).toSorted()]).toEqual([
        modelName,
        [...LANGUAGES].toSorted(),
      ]);
    expect(named('0AC2018-01')?.names).toMatchObject({ en: 'Sightline Lens Wipes', de: 'Sightline Brillenputztücher' });
    expect(named('0AC2020-01')?.names['it']).toBe('Sightline Portaocchiali da comodino – Portaocchiali da tavolo');
  });

  it('are one name in all languages where they are a line of the brand [PLAT-05]', () => {
    expect(named('0HR3002-01')?.names).toMatchObject({
      en: 'Auriden Clara 5 – Hearing device',
      fr: 'Auriden Clara 5 – Aide auditive',
    });
  });

  it('name the house once, before them [PLP-07]', () => {
    for (const { brand, modelName } of drafts) {
      const [house = ''] = brand.split(' ');
      const own = vocabulary['MODEL_NAME']?.values[modelName];
      expect([modelName, Object.values(own ?? {}).filter((text) => text.startsWith(house))]).toEqual([modelName, []]);
    }
    expect(named('0AC2010-01')?.names['en']).toBe('Ondine & Fils Curb Chain – Glasses chain');
  });

  it('leave addresses as they are [SITE-11]', () => {
    expect(named('0AC2010-01')?.slug).toBe('Ondine Curb Chain Gold');
    expect(named('0AC2001-01')?.attributes['MODEL_NAME']).toBe('Sightline Hard Case');
  });
});

import { mapTexts, projectRecord } from './recordView';

const record = { objectID: '1', url: '/p', attributes: { BRAND: 'Norvane', COLORS: ['Black', 'Gold'] }, price: 3 };

describe('record views', () => {
  it('keep the named parts, all but the excluded ones, or everything, and always the id', () => {
    expect(projectRecord(record, ['attributes.BRAND', 'missing'])).toEqual({
      objectID: '1',
      attributes: { BRAND: 'Norvane' },
    });
    expect(projectRecord(record, ['*', '-attributes.BRAND', '-price'])).toEqual({
      objectID: '1',
      url: '/p',
      attributes: { COLORS: ['Black', 'Gold'] },
    });
    expect(projectRecord(record, ['*'])).toEqual(record);
    expect(projectRecord(record, [])).toEqual({ objectID: '1' });
  });

  it('change texts in place and leave out what has none', () => {
    const upper = (text: string) => text.toUpperCase();
    expect(mapTexts(record, ['attributes.COLORS', 'attributes.BRAND', 'price'], upper)).toEqual({
      attributes: { COLORS: ['BLACK', 'GOLD'], BRAND: 'NORVANE' },
    });
  });
});

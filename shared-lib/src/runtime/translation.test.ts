import { addMessages, createTranslator } from './translation';

const english = {
  'Bag.Title': 'Your bag',
  'Bag.Pieces_one': '{{count}} piece',
  'Bag.Pieces_other': '{{count}} pieces in {{ place }}',
  'Bag.Greeting': 'Hello {{name}}, {{name}}!',
  'Bag.Empty': '',
};

describe('the translation function', () => {
  const t = createTranslator('en', 'test', english);

  it('answers the words of a key, and the key itself when there are none [SITE-09]', () => {
    expect(t('Bag.Title')).toBe('Your bag');
    expect(t('Bag.Empty')).toBe('');
    expect(t('Bag.Nothing')).toBe('Bag.Nothing');
  });

  it('takes what is opened later in, also where a key was asked for before', () => {
    const later = createTranslator('en', 'later', { 'Bag.Title': 'Your bag' });
    expect(later('Trial.Title')).toBe('Trial.Title');
    addMessages(later, { 'Trial.Title': 'Try it on' });
    expect(later('Trial.Title')).toBe('Try it on');
    expect(later('Bag.Title')).toBe('Your bag');
  });

  it('puts values in their places, as they are [SITE-09]', () => {
    expect(t('Bag.Greeting', { name: '<b>$1 {{count}}' })).toBe('Hello <b>$1 {{count}}, <b>$1 {{count}}!');
  });

  it('takes the plural form of the language [SITE-09]', () => {
    expect(t('Bag.Pieces', { count: 1 })).toBe('1 piece');
    expect(t('Bag.Pieces', { count: 0, place: 'all' })).toBe('0 pieces in all');
    const french = createTranslator('fr', 'test', {
      A_one: '{{count}} pièce',
      A_many: 'beaucoup',
      A_other: '{{count}} pièces',
    });
    expect(french('A', { count: 0 })).toBe('0 pièce');
    expect(french('A', { count: 2 })).toBe('2 pièces');
    expect(french('A', { count: 1_000_000 })).toBe('beaucoup');
  });

  it('takes the plain key where a catalogue has no plural forms [SITE-09]', () => {
    expect(t('Bag.Title', { count: 2 })).toBe('Your bag');
  });

  it('is the same function for the same catalogue, and follows a new one [SITE-09]', () => {
    expect(createTranslator('en', 'test', english)).toBe(t);
    expect(createTranslator('en', 'test', { 'Bag.Title': 'Bag' })('Bag.Title')).toBe('Bag');
    expect(t('Bag.Title')).toBe('Your bag');
  });
});

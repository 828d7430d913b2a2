import { hyphenated, lookUpOverride } from './localeFacts';

describe('site facts', () => {
  it('look up Portuguese and Dutch content in English where a text is missing [SITE-04]', () => {
    expect(lookUpOverride('pt', 'pt')).toBe('en_PT');
    expect(lookUpOverride('nl', 'nl')).toBe('en_GB');
    expect(lookUpOverride('it', 'it')).toBeUndefined();
    expect(lookUpOverride('fr', 'ch')).toBeUndefined();
  });

  it('hyphenate platform locales [FIN-01]', () => {
    expect(hyphenated('en_US')).toBe('en-US');
  });
});

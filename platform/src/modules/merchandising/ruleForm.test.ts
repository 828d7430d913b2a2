import { readRule, typedRule } from './ruleForm.domain';
import type { KnownGoods, TypedRule } from './ruleForm.domain';
import type { RuleKind } from './ruleContent.domain';

const known: KnownGoods = {
  listings: [{ path: '/brands/halden', name: 'Halden', filters: '' }],
  values: { 'attributes.BRAND': ['Halden & Co: Paris'] },
  hasArticle: (partNumber) => partNumber === 'SKU1',
};
const read = (kind: RuleKind, typed: TypedRule) => readRule(kind, typed, known);
const problems = (kind: RuleKind, typed: TypedRule): string[] => {
  const reading = read(kind, typed);
  return reading.ok ? [] : Object.keys(reading.problems);
};
const words = { words: 'round', how: 'contains' };

describe('the form of a rule', () => {
  it.each<[RuleKind, TypedRule, object]>([
    [
      'pin',
      { ...words, partNumber: ' sku1 ', place: '3' },
      {
        when: { words: { text: 'round', how: 'contains' } },
        consequence: { kind: 'pin', partNumber: 'SKU1', place: 3 },
      },
    ],
    [
      'hide',
      { listing: '/brands/halden', partNumber: 'SKU1' },
      { when: { context: 'brands_halden' }, consequence: { kind: 'hide', partNumber: 'SKU1' } },
    ],
    [
      'boost',
      { ...words, value: 'attributes.BRAND:Halden & Co: Paris' },
      { consequence: { attribute: 'attributes.BRAND', value: 'Halden & Co: Paris' } },
    ],
    [
      'banner',
      { ...words, title: 'T', text: 'x', label: 'See', url: '/sunglasses?BRAND=a' },
      { consequence: { title: 'T', text: 'x', label: 'See', url: '/sunglasses?BRAND=a' } },
    ],
    ['banner', { ...words, title: 'T' }, { consequence: { title: 'T', text: '', label: '', url: '' } }],
    [
      'redirect',
      { words: 'gift', url: '/gift-cards' },
      { when: { words: { text: 'gift', how: 'is' } }, consequence: { kind: 'redirect', url: '/gift-cards' } },
    ],
    [
      'synonyms',
      { phrases: 'specs\n glasses, specs ; \n' },
      { kind: 'synonyms', phrases: ['specs', 'glasses'], from: null },
    ],
    ['synonyms', { phrases: 'cat eye', from: 'fifties' }, { phrases: ['cat eye'], from: 'fifties' }],
  ])('is read as a %s, and shows again what it said: %j [SRCH-07]', (kind, typed, content) => {
    const reading = read(kind, typed);
    expect(reading).toMatchObject({ ok: true, content });
    expect(read(kind, reading.ok ? typedRule(reading.content) : {})).toEqual(reading);
  });

  it.each<[RuleKind, TypedRule, string[]]>([
    ['pin', { partNumber: 'SKU1', place: '1' }, ['words']],
    ['pin', { words: '!?', partNumber: 'SKU1', place: '1' }, ['words']],
    ['pin', { words: 'x'.repeat(81), partNumber: 'SKU1', place: '1' }, ['words']],
    ['pin', { ...words, partNumber: '', place: '1' }, ['partNumber']],
    ['pin', { ...words, partNumber: 'SKU2', place: '101' }, ['partNumber', 'place']],
    ['pin', { ...words, partNumber: 'SKU1', place: '1.5' }, ['place']],
    ['pin', { ...words, listing: '/brands/halden', partNumber: 'SKU1', place: '1' }, ['listing']],
    ['hide', { listing: '/brands/none', partNumber: 'SKU1' }, ['listing']],
    ['boost', { ...words, value: 'attributes.BRAND:Nobody' }, ['value']],
    ['boost', { ...words, value: 'secret:x' }, ['value']],
    ['banner', { ...words, title: '', url: '//evil.example', label: 'See' }, ['title', 'url']],
    ['banner', { ...words, title: 'T', url: '/faq' }, ['label']],
    ['banner', { ...words, title: 'T', text: 'x'.repeat(241) }, ['text']],
    ['redirect', { words: 'x', url: 'https://evil.example' }, ['url']],
    ['redirect', { words: 'x', url: '/\\evil.example' }, ['url']],
    ['redirect', { words: 'x', url: 'javascript:alert(1)' }, ['url']],
    ['redirect', { words: 'x', url: '/search?q=x' }, ['url']],
    ['redirect', { listing: '/brands/halden', url: '/faq' }, ['listing']],
    ['synonyms', { phrases: 'one' }, ['phrases']],
    ['synonyms', { phrases: '', from: 'x' }, ['phrases']],
    ['synonyms', { phrases: Array.from({ length: 21 }, (_, at) => `p${at}`).join('\n') }, ['phrases']],
    ['synonyms', { phrases: `a\n${'x'.repeat(61)}` }, ['phrases']],
  ])('takes no %s of %j: %j [SRCH-07]', (kind, typed, fields) => {
    expect(problems(kind, typed)).toEqual(fields);
  });
});

import { readRule, typedRule } from './ruleForm.domain';
import type { KnownGoods, TypedRule } from './ruleForm.domain';
import type { RuleKind } from './ruleContent.domain';

const known: KnownGoods = {
  listings: [{ path: '/brands/halden', name: 'Halden', filters: '' }],
  values: { 'attributes.BRAND': ['Halden & Co: Paris'] },
  hasArticle: (partNumber) => partNumber === 'SKU1',
};
const read = (kind: RuleKind, typed: TypedRule) => readRule(kind, typed, known);
const problems = (kind: RuleKind, typed: TypedRule): object => {
  const reading = read(kind, typed);
  return reading.ok ? {} : reading.problems;
};
const words = { words: 'round', how: 'contains' };
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`).join('\n');

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
    [
      'data',
      { ...words, data: '{"look":"summer","deep":{"a":1}}' },
      { consequence: { kind: 'data', data: { look: 'summer', deep: { a: 1 } } } },
    ],
    ['synonyms', { phrases: 'cat eye', from: 'fifties' }, { phrases: ['cat eye'], from: 'fifties' }],
  ])('is read as a %s, and shows again what it said: %j [SRCH-07]', (kind, typed, content) => {
    const reading = read(kind, typed);
    expect(reading).toMatchObject({ ok: true, content });
    expect(read(kind, reading.ok ? typedRule(reading.content) : {})).toEqual(reading);
  });

  const unsearched = 'Write the words that are searched, or choose a list.';
  const ownAddress = 'An address in the shop, without the locale, such as /sunglasses.';
  const toItself = 'A search cannot lead to the search page: let words stand for others instead.';
  const object = 'An object in JSON, such as { "look": "summer" }.';
  const place = 'A place from 1 to 100.';

  it.each<[RuleKind, TypedRule, object]>([
    ['pin', { partNumber: 'SKU1', place: '1' }, { words: unsearched }],
    ['redirect', { url: '/faq' }, { words: 'Write the words that are searched.' }],
    ['pin', { words: '!?', partNumber: 'SKU1', place: '1' }, { words: 'Write words or numbers.' }],
    ['pin', { words: 'x'.repeat(81), partNumber: 'SKU1', place: '1' }, { words: 'At most 80 characters.' }],
    ['pin', { ...words, partNumber: '', place: '1' }, { partNumber: 'Write the article number.' }],
    [
      'pin',
      { ...words, partNumber: 'SKU2', place: '101' },
      { partNumber: 'The shop of this locale has no such article.', place },
    ],
    ['pin', { ...words, partNumber: 'SKU1', place: '1.5' }, { place }],
    ['pin', { ...words, partNumber: 'SKU1', place: '0' }, { place }],
    ['pin', { ...words, partNumber: 'SKU1' }, { place }],
    [
      'pin',
      { ...words, listing: '/brands/halden', partNumber: 'SKU1', place: '1' },
      { listing: 'A list is not searched by words: choose one of both.' },
    ],
    ['hide', { listing: '/brands/none', partNumber: 'SKU1' }, { listing: 'There is no such list.' }],
    ['boost', { ...words, value: 'attributes.BRAND:Nobody' }, { value: 'Choose what comes first.' }],
    ['boost', { ...words, value: 'secret:x' }, { value: 'Choose what comes first.' }],
    ['boost', { ...words, value: 'xattributes.BRAND:Halden & Co: Paris' }, { value: 'Choose what comes first.' }],
    [
      'banner',
      { ...words, title: '', url: '//evil.example', label: 'See' },
      { title: 'A banner has a title.', url: ownAddress },
    ],
    ['banner', { ...words, title: 'T', url: '/faq' }, { label: 'Say what the link is called.' }],
    ['banner', { ...words, title: 'T', label: 'See' }, { url: ownAddress }],
    ['banner', { ...words, title: 'x'.repeat(81) }, { title: 'At most 80 characters.' }],
    ['banner', { ...words, title: 'T', text: 'x'.repeat(241) }, { text: 'At most 240 characters.' }],
    ['banner', { ...words, title: 'T', label: 'x'.repeat(41), url: '/faq' }, { label: 'At most 40 characters.' }],
    ['redirect', { words: 'x', url: 'https://evil.example' }, { url: ownAddress }],
    ['redirect', { words: 'x', url: '/\\evil.example' }, { url: ownAddress }],
    ['redirect', { words: 'x', url: 'javascript:alert(1)' }, { url: ownAddress }],
    ['redirect', { words: 'x', url: `/${'x'.repeat(201)}` }, { url: ownAddress }],
    ['redirect', { words: 'x', url: '/search?q=x' }, { url: toItself }],
    ['redirect', { words: 'x', url: '/search' }, { url: toItself }],
    ['redirect', { words: 'x', url: '/search/x' }, { url: toItself }],
    ['redirect', { listing: '/brands/halden', url: '/faq' }, { listing: 'Only searches lead elsewhere.' }],
    ['data', { ...words, data: '' }, { data: object }],
    ['data', { ...words, data: '[1]' }, { data: object }],
    ['data', { ...words, data: 'null' }, { data: object }],
    ['data', { ...words, data: '7' }, { data: object }],
    ['data', { ...words, data: '{' }, { data: object }],
    ['data', { ...words, data: `{"a":"${'x'.repeat(1994)}"}` }, { data: 'At most 2000 characters.' }],
    ['data', { ...words, data: 'x'.repeat(2001) }, { data: 'At most 2000 characters.' }],
    ['synonyms', { phrases: 'one' }, { phrases: 'Name two phrases at least.' }],
    ['synonyms', { phrases: '', from: 'x' }, { phrases: 'Name a phrase to find as well.' }],
    ['synonyms', { phrases: numbered(21) }, { phrases: 'At most 20 phrases.' }],
    ['synonyms', { phrases: `a\n${'x'.repeat(61)}` }, { phrases: 'At most 60 characters in a phrase.' }],
    ['synonyms', { phrases: 'a', from: 'x'.repeat(61) }, { from: 'At most 60 characters.' }],
  ])('takes no %s of %j: %j [SRCH-07]', (kind, typed, said) => {
    expect(problems(kind, typed)).toEqual(said);
  });

  it.each<[RuleKind, TypedRule]>([
    ['pin', { words: 'x'.repeat(80), partNumber: 'SKU1', place: '100' }],
    ['pin', { words: '7', partNumber: 'SKU1', place: '1' }],
    ['banner', { ...words, title: 'x'.repeat(80), text: 'x'.repeat(240), label: 'x'.repeat(40), url: '/search' }],
    ['redirect', { words: 'x', url: `/${'x'.repeat(200)}` }],
    ['redirect', { words: 'x', url: '/' }],
    ['redirect', { words: 'x', url: '/searches' }],
    ['data', { ...words, data: `{"a":"${'x'.repeat(1992)}"}` }],
    ['synonyms', { phrases: numbered(20) }],
    ['synonyms', { phrases: `a\n${'x'.repeat(60)}` }],
    ['synonyms', { phrases: 'a', from: 'x'.repeat(60) }],
  ])('takes a %s up to its limits: %j [SRCH-07]', (kind, typed) => {
    expect(problems(kind, typed)).toEqual({});
  });
});

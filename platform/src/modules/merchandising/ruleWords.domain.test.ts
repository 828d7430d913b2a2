import type { RuleConsequence } from '../../search';
import { bookOf, kindOf, type RuleContent } from './ruleContent.domain';
import { articleOf, conditionSentence, ruleSentence } from './ruleWords.domain';

const steering = (consequence: RuleConsequence, when: object = {}): RuleContent => ({
  kind: 'steering',
  when,
  consequence,
});
const pin = steering({ kind: 'pin', partNumber: 'SKU1', place: 3 });
const hide = steering({ kind: 'hide', partNumber: 'SKU2' });
const boost = steering({ kind: 'boost', attribute: 'attributes.BRAND', value: 'Halden' });
const banner = steering({ kind: 'banner', title: 'Sun', text: '', label: '', url: '' });
const redirect = steering({ kind: 'redirect', url: '/gift-cards' });
const data = steering({ kind: 'data', data: { look: 'x'.repeat(100) } });
const both: RuleContent = { kind: 'synonyms', phrases: ['specs', 'glasses'], from: null };
const oneWay: RuleContent = { kind: 'synonyms', phrases: ['cat eye', 'butterfly'], from: 'fifties' };

describe('a rule in words [SRCH-07]', () => {
  const names = new Map([['SKU1', 'Marlowe']]);

  it.each([
    [pin, 'Marlowe (SKU1) at place 3'],
    [hide, 'Without SKU2 (not in this shop), in all colours'],
    [boost, 'Halden first'],
    [banner, '“Sun”'],
    [redirect, 'Leads to /gift-cards'],
    [data, `Hands on {"look":"${'x'.repeat(71)}`],
    [both, '“specs”, “glasses” stand for each other'],
    [oneWay, '“fifties” finds “cat eye”, “butterfly” as well'],
  ])('says what it does: %#', (content, sentence) => {
    expect(ruleSentence(content, names)).toBe(sentence);
  });

  it.each([
    [both, 'in every search'],
    [steering({ kind: 'redirect', url: '/' }, { words: { text: 'gift', how: 'is' } }), 'when the search is “gift”'],
    [
      steering({ kind: 'redirect', url: '/' }, { words: { text: 'gift', how: 'contains' } }),
      'when the search holds “gift”',
    ],
    [steering({ kind: 'redirect', url: '/' }, { context: 'brands_halden' }), 'in the list /brands/halden'],
    [redirect, 'always'],
  ])('says when it applies: %#', (content, sentence) => {
    expect(conditionSentence(content)).toBe(sentence);
  });

  it('names the article that it pins or hides', () => {
    expect([pin, hide, boost, banner, both].map(articleOf)).toEqual(['SKU1', 'SKU2', undefined, undefined, undefined]);
    expect([pin, hide, data, oneWay].map(kindOf)).toEqual(['pin', 'hide', 'data', 'synonyms']);
  });
});

it('rules answer searches as steering and as synonyms, each by its id and locale [SRCH-07]', () => {
  const standing = [pin, both, oneWay].map((content, at) => ({ id: String(at), locale: 'en-us' as const, content }));
  expect(bookOf(standing)).toEqual({
    rules: [{ id: '0', locale: 'en-us', when: {}, consequence: { kind: 'pin', partNumber: 'SKU1', place: 3 } }],
    synonyms: [
      { id: '1', locale: 'en-us', phrases: ['specs', 'glasses'], from: undefined },
      { id: '2', locale: 'en-us', phrases: ['cat eye', 'butterfly'], from: 'fifties' },
    ],
  });
});

import { highlightParts } from './highlight';
import { knownPhrases, matchPhrases } from './matchPhrases';

const KNOWN = [
  'round sunglasses',
  'ondine & fils',
  'black sunglasses',
  'lunettes œil de chat',
  'écaille',
  'große brillen',
];

const shown = (term: string) =>
  matchPhrases(knownPhrases(KNOWN), term).map(({ parts }) =>
    parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join(''),
  );

describe('phrases known before the index answers', () => {
  it('hold every typed word, each as a beginning, in any order [SRCH-01]', () => {
    expect(shown('sun')).toEqual(['round [sun]glasses', 'black [sun]glasses']);
    expect(shown('sung ro')).toEqual(['[ro]und [sung]lasses']);
    expect(shown('sun x')).toEqual([]);
  });

  it('are found whatever the accents and capitals, and marked in place [SRCH-01]', () => {
    expect(shown('ECA')).toEqual(['[éca]ille']);
    expect(shown('Große')).toEqual(['[große] brillen']);
    expect(shown('fils ond')).toEqual(['[ond]ine & [fils]']);
  });

  it('are at most as many as the keyword limit, each once, and none without words [SRCH-01]', () => {
    const many = ['a1', 'a2', 'a3', 'a3', 'a4', 'a5'];
    expect(matchPhrases(knownPhrases(many), 'a').map(({ phrase }) => phrase)).toEqual(['a1', 'a2', 'a3', 'a4']);
    expect(matchPhrases(knownPhrases(KNOWN), ' <> ')).toEqual([]);
  });
});

describe('marks of the index', () => {
  it('become parts, and markup in a phrase stays text [SRCH-01]', () => {
    expect(highlightParts('<em>ond</em>ine &amp; fils')).toEqual([
      { text: 'ond', isMatch: true },
      { text: 'ine & fils', isMatch: false },
    ]);
    expect(highlightParts('&lt;b&gt; <b>x</b>')).toEqual([{ text: '<b> <b>x</b>', isMatch: false }]);
  });
});

import { find, frameIndex } from '../testing/recordIndexFixture';
import { highlight } from './highlight';
import { snippet } from './snippet';

const TAGS = { pre: '<em>', post: '</em>' };
const index = frameIndex([{ id: 'a', brand: 'Norvane', name: 'Éclat <b>', code: '0NO4001S', colour: 'dark lenses' }]);
const mark = (text: string, query: string) => highlight(text, find(index, { query }).match, 'en', TAGS);

describe('highlighting', () => {
  it('marks beginnings, whole words, plurals and accents [SRCH-02]', () => {
    expect(mark('Norvane', 'norv')).toEqual({
      value: '<em>Norv</em>ane',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['norv'],
    });
    expect(mark('Norvane', 'norvane')).toMatchObject({ value: '<em>Norvane</em>', fullyHighlighted: true });
    expect(mark('dark lens', 'lenses')).toMatchObject({ value: 'dark <em>lens</em>' });
    expect(mark('Éclat', 'eclat')).toMatchObject({ value: '<em>Éclat</em>' });
  });

  it('escapes everything but the tags', () => {
    expect(mark('Éclat <b> & "co"', 'eclat').value).toBe('<em>Éclat</em> &lt;b&gt; &amp; &quot;co&quot;');
    expect(mark('<i>', 'eclat').value).toBe('&lt;i&gt;');
  });

  it('says how much of the query matched', () => {
    expect(mark('Norvane', 'norvane dark')).toMatchObject({ matchLevel: 'partial', matchedWords: ['norvane'] });
    expect(mark('something', 'norvane')).toEqual({ value: 'something', matchLevel: 'none', matchedWords: [] });
    expect(mark('Norvane', '')).toMatchObject({ matchLevel: 'none' });
  });

  it('marks misspelt words and codes in another notation', () => {
    expect(mark('Norvane', 'norvnae').value).toBe('<em>Norvane</em>');
    expect(mark('0NO4001S', 'no4001s').value).toBe('<em>0NO4001S</em>');
  });

  it('cuts a snippet around the first match', () => {
    const text = 'One two three four five dark six seven eight';
    const { match } = find(index, { query: 'dark' });
    expect(snippet(text, match, 'en', TAGS, 4).value).toBe('… four five <em>dark</em> six …');
    expect(snippet('dark', match, 'en', TAGS, 4).value).toBe('<em>dark</em>');
  });
});

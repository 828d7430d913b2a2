import { readJson } from './json';

const CANNOT_BE_KEPT = 'The body holds a character that cannot be kept.';
const messageOf = (text: string) => {
  const reading = readJson(text);
  return reading.ok ? reading.value : reading.message;
};

describe('JSON of clients', () => {
  it('is read as it is, with every character that can be kept [PLAT-08]', () => {
    const value = { a: ['\\u0000', '\u{1f453}', 'é', '"['], b: { c: null } };
    expect(messageOf(JSON.stringify(value))).toEqual(value);
    expect(messageOf('"\\ud83d\\udc53 \\n \\\\u0000"')).toBe('\u{1f453} \n \\u0000');
  });

  it('is refused with NUL or half a character in it [PLAT-08]', () => {
    const halves = ['"\\u0000"', '"\\\\\\u0000"', '"\\ud83d"', '"\\ud83d \\udc53"', '"\\udc53"', '"\\ud83d\\ud83d"'];
    for (const text of halves) expect([text, messageOf(text)]).toEqual([text, CANNOT_BE_KEPT]);
  });

  it('is refused beyond 32 levels, however deep it goes, and brackets in texts are none [PLAT-08]', () => {
    const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(Array.isArray(messageOf(lists(32)))).toBe(true);
    expect(messageOf(lists(33))).toBe('The body is nested more than 32 levels deep.');
    expect(messageOf('{"a":'.repeat(100_000))).toBe('The body is nested more than 32 levels deep.');
    expect(messageOf(`"${'['.repeat(100)}"`)).toBe('['.repeat(100));
  });

  it('is refused when it would change the prototype of an object [PLAT-08]', () => {
    for (const text of ['{"__proto__":{"a":1}}', '{"a":{"constructor":{"prototype":{"a":1}}}}', '{"a":'])
      expect([text, messageOf(text)]).toEqual([text, 'The body is not valid JSON.']);
  });
});

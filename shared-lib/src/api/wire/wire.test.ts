import * as v from 'valibot';

import { decode } from './decode';
import { count, flag, instant, list, numberOrNull, text } from './wire';

describe('wire values', () => {
  const schema = v.object({ text, flag, count, maybe: numberOrNull, at: instant, list: list(text) });

  it('may be texts, padded, missing or null [API-02]', () => {
    const answer = { text: ' 10001    ', flag: 'TRUE', count: '3', maybe: '', at: '2026-01-01', list: 'one', extra: 1 };
    expect(decode(schema, answer, 'x')).toEqual({
      text: '10001',
      flag: true,
      count: 3,
      maybe: null,
      at: Date.UTC(2026, 0, 1),
      list: ['one'],
    });
    const nothing = { text: '', flag: false, count: 0, maybe: null, at: null, list: [] };
    expect(decode(schema, {}, 'x')).toEqual(nothing);
    const nulls = { text: null, flag: null, count: null, maybe: null, at: null, list: null };
    expect(decode(schema, nulls, 'x')).toEqual(nothing);
    expect(decode(schema, { text: {}, flag: [], count: 'x' }, 'x')).toEqual(nothing);
  });

  it('name the field that is wrong [API-02]', () => {
    expect(() => decode(v.object({ a: v.object({ b: v.string() }) }), { a: { b: 1 } }, 'readX')).toThrow(
      /readX: a\.b: /,
    );
    expect(() => decode(v.object({ a: v.string() }), null, 'readX')).toThrow(/readX: answer: /);
  });
});

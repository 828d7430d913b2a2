import { parseFilters } from './filterGrammar';
import { parseFacetFilters, parseNumericFilters } from './filterLists';

const BOUNDS = { conditions: 3, depth: 20 };
const value = (attribute: string, text: string) => ({ kind: 'value', attribute, value: text });

describe('the filters notation', () => {
  it('binds AND closer than OR [PLP-03]', () => {
    expect(parseFilters('a:1 OR b:2 AND c:3', BOUNDS)).toEqual({
      ok: true,
      node: { kind: 'or', nodes: [value('a', '1'), { kind: 'and', nodes: [value('b', '2'), value('c', '3')] }] },
    });
  });

  it('follows parentheses and NOT', () => {
    expect(parseFilters('NOT (a:1 OR b:2) AND c:3', BOUNDS)).toEqual({
      ok: true,
      node: {
        kind: 'and',
        nodes: [{ kind: 'not', node: { kind: 'or', nodes: [value('a', '1'), value('b', '2')] } }, value('c', '3')],
      },
    });
  });

  it('reads quoted attributes and values, with either quote and escapes', () => {
    expect(parseFilters(`"attributes.BRAND":"Ambra \\"&\\" Figli"`, BOUNDS)).toEqual({
      ok: true,
      node: value('attributes.BRAND', 'Ambra "&" Figli'),
    });
    expect(parseFilters(`brand:'AND'`, BOUNDS)).toEqual({ ok: true, node: value('brand', 'AND') });
  });

  it('reads ranges and comparisons, with or without spaces', () => {
    const range = { kind: 'range', attribute: 'sort.price.guest', from: 50, to: 100.5 };
    expect(parseFilters('sort.price.guest:50 TO 100.5', BOUNDS)).toEqual({ ok: true, node: range });
    for (const text of ['price>=-5', 'price >= -5']) {
      expect(parseFilters(text, BOUNDS)).toEqual({
        ok: true,
        node: { kind: 'compare', attribute: 'price', operator: '>=', limit: -5 },
      });
    }
  });

  it('finds nothing to restrict in an empty text', () => {
    expect(parseFilters('  ', BOUNDS)).toEqual({ ok: true, node: { kind: 'and', nodes: [] } });
  });

  it.each([
    ['a:1 AND', 'filters: expected an attribute name at position 7 (end of the text)'],
    ['(a:1', 'filters: expected ) at position 4 (end of the text)'],
    ['a:1 b:2', 'filters: expected AND, OR or the end at position 4, found b'],
    ['a:"open', 'filters: Missing closing " for the text that starts at position 2'],
    ['price > cheap', 'filters: cheap is not a number at position 13 (end of the text)'],
    ['a:x TO 5', 'filters: x is not a number to start a range with at position 7, found 5'],
    ['a:', 'filters: expected a value at position 2 (end of the text)'],
    ['a:b)', 'filters: expected AND, OR or the end at position 3, found )'],
  ])('says what is wrong with %s', (text, message) => {
    expect(parseFilters(text, BOUNDS)).toEqual({ ok: false, message });
  });

  it('refuses endless nesting instead of running out of stack', () => {
    expect(parseFilters(`${'('.repeat(10_000)}a:1`, BOUNDS)).toMatchObject({ ok: false });
  });
});

describe('filter lists', () => {
  it('joins the outer level by AND and the inner by OR [PLP-03]', () => {
    expect(parseFacetFilters([['a:1', 'a:2'], 'b:x'])).toEqual({
      ok: true,
      node: {
        kind: 'and',
        nodes: [
          { kind: 'or', nodes: [value('a', '1'), value('a', '2')] },
          { kind: 'or', nodes: [value('b', 'x')] },
        ],
      },
    });
  });

  it('negates by a dash before the condition or the value, unless it is escaped', () => {
    const only = (text: string) => parseFacetFilters([text]);
    const list = (node: unknown) => ({ ok: true, node: { kind: 'and', nodes: [{ kind: 'or', nodes: [node] }] } });
    expect(only('-a:b')).toEqual(list({ kind: 'not', node: value('a', 'b') }));
    expect(only('a:-b')).toEqual(list({ kind: 'not', node: value('a', 'b') }));
    expect(only('a:\\-b')).toEqual(list(value('a', '-b')));
    expect(only('url:https://x')).toEqual(list(value('url', 'https://x')));
  });

  it('reads numeric conditions and refuses others', () => {
    expect(parseNumericFilters(['p>=50', ['q:1 TO 5', 'r!=3']])).toMatchObject({ ok: true });
    expect(parseNumericFilters(['p is 50'])).toEqual({ ok: false, message: 'numericFilters: cannot read "p is 50"' });
    expect(parseFacetFilters(['brand'])).toEqual({ ok: false, message: 'facetFilters: cannot read "brand"' });
  });
});

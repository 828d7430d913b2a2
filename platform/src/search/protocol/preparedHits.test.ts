import { answerJson, hitMaker } from './preparedHits';

const record = { objectID: 'a', name: 'Ordora', attributes: { BRAND: 'Norvane', CODE: '1' }, missing: undefined };
const hits = [
  hitMaker(['name'])(record, {}),
  hitMaker(['attributes.BRAND', 'missing'])(record, { _highlightResult: { name: { value: '"x"' } } }),
  hitMaker(['name'])(record, { _rankingInfo: { words: 1 } }),
];

describe('answers', () => {
  it.each([
    { hits, nbHits: 3, nothing: undefined },
    { hits },
    { results: [{ hits, nbHits: 3 }, { facetHits: [] }, { hits: [], query: 'x' }] },
    { results: [null, { objectID: 'a' }] },
    { results: [] },
    { results: [{ hits: [{ objectID: 'unprepared' }] }], message: 'more' },
    { message: 'refused', status: 400 },
  ])('are written as if nothing of them had been prepared: %j', (body) => {
    expect(answerJson(body)).toBe(JSON.stringify(body));
  });

  it('tell attributes apart whatever stands in their names', () => {
    expect(
      [['name', 'attributes'], ['name\nattributes'], ['name,attributes'], ['name","attributes']].map((asked) =>
        Object.keys(hitMaker(asked)(record, {})),
      ),
    ).toEqual([['name', 'attributes', 'objectID'], ['objectID'], ['objectID'], ['objectID']]);
  });

  it('say of a hit what one query asks, and not what another one did', () => {
    expect(hitMaker(['name'])(record, {})).toEqual({ objectID: 'a', name: 'Ordora' });
    expect(answerJson({ hits: [hitMaker(['-name', '-attributes'])(record, {})] })).toBe('{"hits":[{"objectID":"a"}]}');
  });
});

import type { ContentComponent } from '@sightline/shared-lib/domain/content';

import { teasersOf } from './teasersOf';

const component = (title: string, position?: number, type = 'Teaser') =>
  ({ id: title, type, fields: { title, text: '', cta: null, position, items: [] } }) as unknown as ContentComponent;

describe('placements inside the grid', () => {
  it('stand after whole rows, in order, one a place [PLP-07]', () => {
    const teasers = teasersOf([component('B', 13), component('A', 1), component('C', 18), component('D')]);
    expect(teasers.map(({ title, after }) => [title, after])).toEqual([
      ['A', 6],
      ['D', 12],
      ['B', 18],
    ]);
  });

  it('are none without a page, of another type, or without words [PLP-07] [CMS-05]', () => {
    expect(teasersOf(undefined)).toEqual([]);
    expect(teasersOf([component('Film', 6, 'Film'), component('', 6)])).toEqual([]);
  });
});

import { aListingProduct, aSite, attributesOf } from '@sightline/shared-lib/testing';

import { tileFacts } from '../tiles/tileFacts';
import { inAskedSize } from './askedSize';

const t = (key: string) => key;
const measured = attributesOf({ PRODUCT_TYPE: 'Sun', LENS_WIDTH: '52', BRIDGE_WIDTH: '18', FRAME_WIDTH: '136' });
/** Measured in M, made in XXL too. */
const product = aListingProduct({
  attributes: { ...measured, codes: { ...measured.codes, FRAME_SIZE: ['M', 'XXL'] } },
});
const tile = tileFacts(product, { site: aSite(), segments: [], now: Date.parse('2026-05-01'), t });

describe('a tile in a list that is narrowed to sizes', () => {
  if (!tile) throw new Error('no tile');

  it('says and opens the size that was asked for, without measurements of another [PLP-02] [PDP-02]', () => {
    const shown = inAskedSize(tile, product, ['XL', 'XXL'], t);
    expect(shown).toMatchObject({ size: undefined, detail: 'Facet.Size.From' });
    expect(shown.colours.map(({ path }) => path)).toEqual(tile.colours.map(({ path }) => `${path}?size=XXL`));
  });

  it('stays as it is where its own size was asked for, another that it has not, or none [PLP-02]', () => {
    for (const asked of [['M', 'XXL'], ['XS'], []]) expect(inAskedSize(tile, product, asked, t)).toBe(tile);
  });
});

import type { Translate } from '@sightline/shared-lib/contracts';
import { sizeOfWidth, type Attributes } from '@sightline/shared-lib/domain/product';

import { SIZE_PARAMETER } from '../tiles/sizeParameter';
import type { TileFacts } from '../tiles/tileFacts';
import { facetLabel } from './facetWords';

const FACET = 'FRAME_SIZE';

/**
 * A tile in a list that is narrowed to sizes: where the product is measured in another size and has one of these too, the tile says that one
 * and opens it, and leaves out measurements that are not its own (PLP-02, PDP-02).
 */
export function inAskedSize(
  tile: TileFacts,
  source: { readonly attributes: Attributes },
  asked: readonly string[],
  t: Translate,
): TileFacts {
  if (tile.mm === undefined || asked.includes(sizeOfWidth(tile.mm))) return tile;
  const letter = source.attributes.codes[FACET]?.find((one) => asked.includes(one));
  if (!letter) return tile;
  // A letter of the catalogue's own: nothing in it needs to be escaped.
  const query = `${SIZE_PARAMETER}=${letter}`;
  return {
    ...tile,
    colours: tile.colours.map((colour) => ({ ...colour, path: `${colour.path}?${query}` })),
    size: undefined,
    detail: facetLabel(FACET, letter, t),
  };
}

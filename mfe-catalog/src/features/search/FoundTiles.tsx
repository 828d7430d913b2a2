import { memo } from 'react';

import { Tile } from '../../catalogue/tiles/Tile';
import type { TileFacts } from '../../catalogue/tiles/tileFacts';

interface FoundTilesProps {
  readonly tiles: readonly TileFacts[];
  readonly onOpen: (tile: TileFacts, position: number) => void;
}

/** Goods of the last answer: a key that the index has not answered yet draws none of them again. */
export const FoundTiles = memo(function FoundTiles({ tiles, onOpen }: FoundTilesProps) {
  return tiles.map((tile, index) => (
    <Tile key={tile.objectId} tile={tile} eager onOpen={() => onOpen(tile, index + 1)} />
  ));
});

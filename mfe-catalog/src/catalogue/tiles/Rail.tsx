import { Section, TileRail } from '@sightline/shared-lib/ui';
import type { ReactNode } from 'react';

import { useCompared } from '../compared/useCompared';
import { openedLater } from '../../loading/openedLater';
import { LateTileView, Tile } from './Tile';
import type { TileFacts } from './tileFacts';

const CompareTray = openedLater(() => import('../compared/CompareTray'));

export interface RailProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly tiles: readonly TileFacts[];
}

/** Code of the tiles of a rail, for the `load` of a page that draws one. */
export const preloadTiles = (): Promise<void> => LateTileView.preload();

/** A title and up to four products on one line; nothing when there are none. */
export function Rail({ title, action, tiles }: RailProps) {
  const { partNumbers } = useCompared();
  if (tiles.length === 0) return null;
  const isCompared = tiles.some(({ colours }) => colours.some(({ partNumber }) => partNumbers.includes(partNumber)));
  return (
    <Section title={title} action={action}>
      <TileRail aria-label={title}>
        {tiles.map((tile) => (
          <Tile key={tile.objectId} tile={tile} />
        ))}
      </TileRail>
      {isCompared ? <CompareTray inline /> : null}
    </Section>
  );
}

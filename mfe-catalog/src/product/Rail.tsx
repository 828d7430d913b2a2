import { Section, TileRail } from '@sightline/shared-lib/ui';
import type { ReactNode } from 'react';

import { Tile } from './Tile';
import type { TileFacts } from './tileFacts';

interface RailProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly tiles: readonly TileFacts[];
}

/** A title and up to four products on one line; nothing when there are none. */
export function Rail({ title, action, tiles }: RailProps) {
  if (tiles.length === 0) return null;
  return (
    <Section title={title} action={action}>
      <TileRail aria-label={title}>
        {tiles.map((tile) => (
          <Tile key={tile.objectId} tile={tile} />
        ))}
      </TileRail>
    </Section>
  );
}

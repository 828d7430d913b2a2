import { useServices } from '@sightline/shared-lib/runtime';
import { Heading, TextLink, TileGrid } from '@sightline/shared-lib/ui';
import { Fragment as Group } from 'react';

import { Tile } from '../../catalogue/tiles/Tile';
import type { TileFacts } from '../../catalogue/tiles/tileFacts';
import type { GridTeaser } from '../../catalogue/query/listingData';
import { TeaserRow } from './listingStyle';

interface TileListProps {
  readonly tiles: readonly TileFacts[];
  readonly teasers: readonly GridTeaser[];
  readonly layout: 'compact' | 'comfortable';
  readonly busy: boolean;
  readonly label: string;
  readonly onOpen: (tile: TileFacts, position: number) => void;
}

/** Tiles of the first screen on the widest layout. */
const EAGER = 3;

function Teaser({ teaser }: { readonly teaser: GridTeaser }) {
  const { navigation } = useServices();
  return (
    <TeaserRow className="tile-wide">
      <Heading level={2} size="d3">
        {teaser.title}
      </Heading>
      <p>{teaser.text}</p>
      {teaser.href ? <TextLink href={navigation.localise(teaser.href)}>{teaser.label}</TextLink> : null}
    </TeaserRow>
  );
}

/** The list on the line, with the content service's teasers between its rows (PLP-07). */
export function TileList({ tiles, teasers, layout, busy, label, onOpen }: TileListProps) {
  return (
    <TileGrid layout={layout} busy={busy} aria-label={label}>
      {tiles.map((tile, index) => {
        const teaser = index + 1 < tiles.length && teasers.find(({ after }) => after === index + 1);
        return (
          <Group key={tile.objectId}>
            <Tile
              tile={tile}
              headingLevel={2}
              eager={index < EAGER}
              priority={index === 0}
              onOpen={(opened) => onOpen(opened, index + 1)}
            />
            {teaser ? (
              <>
                <Teaser teaser={teaser} />
                {/* Tiles know their column by their place among all children: the pair keeps it even. */}
                <li hidden />
              </>
            ) : null}
          </Group>
        );
      })}
    </TileGrid>
  );
}

import { Fragment, latePart, useUser, whenCalm } from '@sightline/shared-lib/runtime';
import { TilePlace } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';

import { useIsCompared } from '../compared/useCompared';
import type { TileFacts } from './tileFacts';
import type { TileViewProps } from './TileView';

interface TileProps {
  readonly tile: TileFacts;
  readonly headingLevel?: 2 | 3 | 4;
  /** Above the fold: its picture is not deferred. */
  readonly eager?: boolean;
  readonly priority?: boolean;
  /** Told when the shopper opens it, for search analytics (SRCH-03). */
  readonly onOpen?: (tile: TileFacts) => void;
}

/**
 * The code lies in the same file and runs at the first touch of a tile: what the server drew stands until then. A page that draws tiles
 * preloads it.
 */
export const LateTileView = latePart<TileViewProps>(
  () => import(/* webpackMode: "eager" */ './TileView').then((file) => file.TileView),
  { trigger: 'touched', placeOf: ({ place }) => place.current },
);

/** A product in a list: choosing a swatch changes its picture and where it leads (PLP-07). */
export function Tile({ tile, priority, ...rest }: TileProps) {
  const place = useRef<HTMLLIElement>(null);
  const user = useUser(tile.memberPrice !== undefined);
  const [chosen, setChosen] = useState(tile.colours[0]?.partNumber);
  // Rules that are new to the page cost a phone more than drawing does: the first tile's glimpse brings them before a press.
  const [isForeseen, setForeseen] = useState(false);
  useEffect(() => (priority ? whenCalm(() => setForeseen(true)) : undefined), [priority]);
  const colour = tile.colours.find(({ partNumber }) => partNumber === chosen) ?? tile.colours[0];
  // A product that this device compares, or a member's price, looks other than the server drew it: such a tile is taken over.
  const isCompared = useIsCompared(colour?.partNumber);
  if (!colour) return null;
  return (
    <TilePlace
      ref={place}
      heart={<Fragment name="account.wishlistHeart" props={{ partNumber: colour.partNumber, name: tile.name }} />}
    >
      <LateTileView
        {...rest}
        {...{ place, tile, colour, priority, isCompared, isForeseen }}
        isMember={user?.userLoggedIn === true}
        onPickColour={setChosen}
      />
    </TilePlace>
  );
}

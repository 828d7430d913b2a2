import type { ComponentPropsWithRef } from 'react';

import { screenFrom } from '../tokens/tokens';
import { Root } from './tileGridStyle';

/** How wide a tile's frame is drawn: its share of the row at the shop's scale. */
export const TILE_SIZES = `${screenFrom.md} 20vw, ${screenFrom.sm} 28vw, 38vw`;

export interface TileGridProps extends ComponentPropsWithRef<'ul'> {
  /** Compact is the mobile default (PLP-06); from 1024 px both are three beside each other. */
  readonly layout?: 'compact' | 'comfortable' | undefined;
  /** Four only for a rail of four. */
  readonly columns?: 3 | 4 | undefined;
  /** The list is being replaced: it stays, at half opacity. */
  readonly busy?: boolean | undefined;
}

/** Product tiles on the line; a tile is a list item already, other content comes in an `<li>`. */
export function TileGrid({ layout = 'compact', columns = 3, busy, ...rest }: TileGridProps) {
  return <Root {...rest} data-layout={layout} data-columns={columns} aria-busy={busy ? true : undefined} />;
}

/** One row of four new or related frames. */
export function TileRail(props: Omit<TileGridProps, 'layout' | 'columns'>) {
  return <TileGrid {...props} layout="compact" columns={4} />;
}

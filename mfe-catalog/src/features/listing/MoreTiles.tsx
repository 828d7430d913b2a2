import { LoadMore } from '@sightline/shared-lib/ui';
import { useEffect, useRef } from 'react';

import type { ListingAnswer } from '../../catalogue/query/listingData';

export interface MoreTilesProps {
  readonly answer: Pick<ListingAnswer, 'lastPage' | 'pageSize' | 'productListTotal'>;
  readonly href: string;
  readonly onMore: () => void;
}

/** Names of the tiles above. */
const linksOf = (more: HTMLElement | null) =>
  more?.previousElementSibling?.querySelectorAll<HTMLElement>('.tile-name > a') ?? [];

/** How much of the list is on screen, and the way to more (PLP-05). */
export function MoreTiles({ answer: { lastPage, pageSize, productListTotal: total }, href, onMore }: MoreTilesProps) {
  const root = useRef<HTMLDivElement>(null);
  /** Tiles that were there when more were asked for. */
  const before = useRef(0);
  // Whoever reads by keyboard continues with the first new one, and not below them.
  useEffect(() => {
    const added = linksOf(root.current)[before.current];
    if (before.current === 0 || !added) return;
    before.current = 0;
    added.focus();
  });
  return (
    <div className="more" ref={root}>
      <LoadMore
        shown={Math.min(total, lastPage * pageSize)}
        total={total}
        step={pageSize}
        href={href}
        onMore={() => {
          before.current = linksOf(root.current).length;
          onMore();
        }}
      />
    </div>
  );
}

import { LoadMore } from '@sightline/shared-lib/ui';
import { useEffect, useRef } from 'react';

import type { ListingAnswer } from '../../catalogue/query/listingData';

export interface MoreTilesProps {
  readonly answer: Pick<ListingAnswer, 'lastPage' | 'pageSize' | 'productListTotal'>;
  readonly href: string;
  readonly onMore: () => void;
}

/** How much of the list is on screen, and the way to more (PLP-05). */
export function MoreTiles({ answer: { lastPage, pageSize, productListTotal: total }, href, onMore }: MoreTilesProps) {
  const root = useRef<HTMLDivElement>(null);
  /** Tiles that were there when more were asked for. */
  const before = useRef(0);
  const links = () => root.current?.previousElementSibling?.querySelectorAll<HTMLElement>('.tile-name > a') ?? [];
  // Whoever reads by keyboard continues with what is new, and not below it.
  useEffect(() => {
    if (before.current > 0) links()[before.current]?.focus();
    before.current = 0;
  }, [lastPage]);
  return (
    <div className="more" ref={root}>
      <LoadMore
        shown={Math.min(total, lastPage * pageSize)}
        total={total}
        step={pageSize}
        href={href}
        onMore={() => {
          before.current = links().length;
          onMore();
        }}
      />
    </div>
  );
}

import { LoadMore } from '@sightline/shared-lib/ui';

import type { ListingAnswer } from '../../catalogue/query/listingData';

export interface MoreTilesProps {
  readonly answer: Pick<ListingAnswer, 'lastPage' | 'pageSize' | 'productListTotal'>;
  readonly href: string;
  readonly onMore: () => void;
}

/** How much of the list is on screen, and the way to more (PLP-05). */
export function MoreTiles({ answer: { lastPage, pageSize, productListTotal: total }, href, onMore }: MoreTilesProps) {
  return (
    <div className="more">
      <LoadMore
        shown={Math.min(total, lastPage * pageSize)}
        total={total}
        step={pageSize}
        href={href}
        onMore={onMore}
      />
    </div>
  );
}

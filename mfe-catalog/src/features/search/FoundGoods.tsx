import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink, TileGrid } from '@sightline/shared-lib/ui';
import { memo } from 'react';

import { searchPath } from '../../catalogue/links/searchPath';
import type { TileFacts } from '../../catalogue/tiles/tileFacts';
import type { Suggested } from './findSuggestions';
import { FoundTiles } from './FoundTiles';
import { MeantChips } from './MeantChips';

interface FoundGoodsProps {
  readonly suggested: Suggested;
  /** What it was found for: the field may be further by now. */
  readonly term: string;
  /** The next answer is late. */
  readonly busy: boolean;
  readonly onOpen: (tile: TileFacts, position: number) => void;
}

/** What the words are read as, the first goods and the way to all of them. A key that the index has not answered yet draws none of it again. */
export const FoundGoods = memo(function FoundGoods({ suggested, term, busy, onOpen }: FoundGoodsProps) {
  const { navigation } = useServices();
  const { t, tag } = useTranslation();
  const { meant, tiles, total } = suggested;
  return (
    <>
      {meant ? <MeantChips meant={meant} /> : null}
      {tiles.length > 0 ? (
        <>
          <p className="small strong soft">{t('Search.Products')}</p>
          <TileGrid busy={busy} aria-label={t('Search.Products')}>
            <FoundTiles tiles={tiles} onOpen={onOpen} />
          </TileGrid>
          <ButtonLink variant="outlined" icon="arrow" href={navigation.localise(searchPath(term))}>
            {t('Search.All', { count: total, total: total.toLocaleString(tag) })}
          </ButtonLink>
        </>
      ) : null}
    </>
  );
});

import { PAGE_SIZES } from '@sightline/shared-lib/domain/listing';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { LoadMore, Skeleton, TileGrid, media, screenBelow } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { Failed } from '../../account/parts/Failed';
import { products } from '../../account/reading/accountApi';
import { WishTile, type WishHeart } from './WishTile';

/** Buttons of a row are equally wide. */
const Tiles = styled(TileGrid)`
  @media ${screenBelow.sm} {
    & > li:nth-child(odd) > .tile-text {
      padding-inline-end: 10px;
    }
    & > li:nth-child(even) {
      --edge: 10px;
    }
  }
  /* Pictures join on the line; what stands below them keeps the columns and gutters of the grid. */
  ${media.md} {
    & > li > .tile-text {
      padding-inline: calc(var(--gutter) / 3);
    }
    & > li:nth-child(3n + 1) > .tile-text {
      padding-inline: 0 calc(var(--gutter) * 2 / 3);
    }
    & > li:nth-child(3n) > .tile-text {
      padding-inline: calc(var(--gutter) * 2 / 3) 0;
    }
  }
`;

interface WishTilesProps {
  /** The newest first. */
  readonly partNumbers: readonly string[];
  /** Address of the list without script. */
  readonly href: string;
  readonly Heart: WishHeart;
}

/** Saved products as tiles; fifty are read a call, twenty shown (ACC-05, CAT-10). */
export function WishTiles({ partNumbers, href, Heart }: WishTilesProps) {
  const { site } = useServices();
  const { t } = useTranslation();
  // What was saved when the page opened stays readable: taking one away asks the catalogue nothing.
  const [first] = useState(partNumbers);
  const wanted = partNumbers.every((one) => first.includes(one)) ? first : partNumbers;
  const [most, setMost] = useState<number>(PAGE_SIZES.wishlist);
  const { catalogId, currency } = site;
  const { reading, again } = useReading(products, { partNumbers: wanted, catalogId, currency }, { isPublic: true });
  if (reading.state === 'loading') return <Skeleton fills="tile" slowText={t('Wishlist.Slow')} />;
  if (reading.state === 'failed') return <Failed what={t('Wishlist.Failed')} onAgain={again} />;
  const kept = partNumbers.flatMap((one) => reading.value.find(({ partNumber }) => partNumber === one) ?? []);
  const gone = partNumbers.length - kept.length;
  const shown = kept.slice(0, most);
  return (
    <>
      <output className="soft">
        {t('Wishlist.Count', { count: kept.length })}
        {gone > 0 ? ` ${t('Wishlist.Gone', { count: gone })}` : ''}
      </output>
      <Tiles>
        {shown.map((product) => (
          <WishTile key={product.partNumber} product={product} Heart={Heart} />
        ))}
      </Tiles>
      {kept.length > PAGE_SIZES.wishlist ? (
        <LoadMore
          shown={shown.length}
          total={kept.length}
          step={PAGE_SIZES.wishlist}
          href={href}
          onMore={() => setMost(most + PAGE_SIZES.wishlist)}
        />
      ) : null}
    </>
  );
}

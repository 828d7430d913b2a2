import { listProducts } from '@sightline/shared-lib/api/product';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Section, TextLink } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { DETAIL_PROFILE } from '../../catalogue/facts/detailProfile';
import { Rail } from '../../catalogue/tiles/Rail';
import type { TileFacts } from '../../catalogue/tiles/tileFacts';
import { goesWith } from './related';

const Root = styled.div`
  /* The place of one row of tiles while they are read; without script there is the link alone. */
  &[data-reading] {
    min-height: 480px;
  }
  @media (scripting: none) {
    &[data-reading] {
      min-height: 0;
    }
  }
`;

/** What contact lenses are cleaned and kept with (PDP-07), read when the part is hydrated; the way to all of it is there before. */
export function LensCare({ partNumber }: { readonly partNumber: string }) {
  const services = useServices();
  const { t } = useTranslation();
  const [tiles, setTiles] = useState<readonly TileFacts[] | null>(null);
  useEffect(() => {
    let current = true;
    const { client, site } = services;
    setTiles(null);
    listProducts(
      client,
      {
        partNumber: [partNumber],
        profileName: DETAIL_PROFILE,
        catalogId: site.catalogId,
        currency: site.currency,
        associationType: 'X-SELL FAMILY',
      },
      { skipErrorMessage: true },
    )
      .then(({ products: [product] }) => (product ? goesWith(product, { ...services, t, segments: [] }) : []))
      .then(
        (found) => current && setTiles(found),
        () => current && setTiles([]),
      );
    return () => {
      current = false;
    };
  }, [services, t, partNumber]);
  const title = t('Product.LensCare');
  const all = <TextLink href={services.navigation.localise('/lens-care')}>{t('Product.AllLensCare')}</TextLink>;
  return (
    <Root data-reading={tiles === null ? '' : undefined}>
      {tiles && tiles.length > 0 ? (
        <Rail title={title} action={all} tiles={tiles} />
      ) : (
        <Section title={title} action={all} />
      )}
    </Root>
  );
}

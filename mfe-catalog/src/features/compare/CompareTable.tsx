import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Price, TextLink, TrueScalePicture, VisuallyHidden, screenFrom } from '@sightline/shared-lib/ui';
import { Fragment } from 'react';

import { pictureSource, TILE_WIDTHS } from '../../catalogue/pictures/pictureSource';
import { ownPrice } from '../../catalogue/prices/whosePrices';
import { productHeading } from '../../catalogue/facts/productHeading';
import { differs } from './compareView';
import type { ComparedGroup, ComparedProduct } from './compareView';
import { Scroller, Table } from './compareStyle';

interface CompareTableProps {
  readonly products: readonly ComparedProduct[];
  readonly groups: readonly ComparedGroup[];
  /** Address of the comparison without a product. */
  readonly hrefWithout: (partNumber: string) => string;
  readonly onRemove: (partNumber: string) => void;
  /** Leaves out what all products share. */
  readonly onlyDifferences: boolean;
}

function ColumnHead({ product }: { readonly product: ComparedProduct }) {
  const { navigation } = useServices();
  const { tile, path } = product;
  const [colour] = tile.colours;
  return (
    <th scope="col">
      <div className="product">
        <div className="picture">
          <TrueScalePicture
            picture={colour?.picture ? pictureSource(colour.picture, '', TILE_WIDTHS) : null}
            mm={tile.mm ?? 120}
            outline={tile.outline}
            front={colour?.front}
            line={tile.mm === undefined ? 'none' : 'hair'}
            sizes={`${screenFrom.md} 20vw, 45vw`}
            eager
          />
        </div>
        <span className="small soft">{tile.brand}</span>
        <a className="name" href={navigation.localise(path)}>
          {tile.name}
        </a>
        {colour?.name ? <span className="small soft">{colour.name}</span> : null}
      </div>
    </th>
  );
}

/** In a row of its own: prices begin on one line, however long the names above and the prices themselves. */
function Offer({
  product,
  hrefWithout,
  onRemove,
}: { readonly product: ComparedProduct } & Pick<CompareTableProps, 'hrefWithout' | 'onRemove'>) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const user = useUser();
  const { tile, path, partNumber } = product;
  return (
    <td>
      <span className="price">
        <Price {...ownPrice(tile, user?.userLoggedIn)} />
      </span>
      <span className="ways">
        <TextLink small href={navigation.localise(path)}>
          {t('TryOn.See', { name: tile.name })}
        </TextLink>
        <TextLink
          small
          rel="nofollow"
          href={hrefWithout(partNumber)}
          onClick={(event) => {
            event.preventDefault();
            onRemove(partNumber);
          }}
        >
          {t('Compare.Remove')}
          <VisuallyHidden>: {productHeading(tile)}</VisuallyHidden>
        </TextLink>
      </span>
    </td>
  );
}

/** Products as columns, facts as rows. */
export function CompareTable({ products, groups, onlyDifferences, ...change }: CompareTableProps) {
  const { t } = useTranslation();
  const shown = groups
    .map((group) => ({ ...group, rows: onlyDifferences ? group.rows.filter(differs) : group.rows }))
    .filter(({ rows }) => rows.length > 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard (WCAG 2.1.1)
    <Scroller aria-label={t('Compare.Title')} tabIndex={0}>
      <Table data-columns={products.length}>
        <caption className="vh">{t('Compare.Title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('Compare.First')}</VisuallyHidden>
            </th>
            {products.map((product) => (
              <ColumnHead key={product.partNumber} product={product} />
            ))}
          </tr>
          <tr>
            <th scope="row">
              <VisuallyHidden>{t('Listing.Group.Price')}</VisuallyHidden>
            </th>
            {products.map((product) => (
              <Offer key={product.partNumber} product={product} {...change} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ titleKey, rows }, index) => (
            <Fragment key={titleKey}>
              {index > 0 ? (
                <tr className="group">
                  <th scope="rowgroup" colSpan={products.length + 1}>
                    {t(titleKey)}
                  </th>
                </tr>
              ) : null}
              {rows.map(({ term, values }) => (
                <tr key={term}>
                  <th scope="row">{term}</th>
                  {products.map(({ partNumber }, column) => (
                    <td key={partNumber}>
                      {values[column] || (
                        <>
                          <span aria-hidden="true">–</span>
                          <VisuallyHidden>{t('Compare.Nothing')}</VisuallyHidden>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

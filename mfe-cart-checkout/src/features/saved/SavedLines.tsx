import type { CartEntry } from '@sightline/shared-lib/domain/cart';
import { cartEntries } from '@sightline/shared-lib/domain/cart';
import { lensWords, readContactLens } from '@sightline/shared-lib/domain/lens';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { dynamicKey, useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Button, EyeRows, Heading, Icon, LensSize, media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { LineAlert } from '../../parts/LineAlert';
import { LinePicture } from '../../parts/LinePicture';
import { useSavedLinesQuery } from '../../state/api';
import { useLineProducts } from '../../state/useLineProducts';
import { lineStyle, linesRoom } from '../../parts/lineStyle';
import { useSavedActions } from './useSavedActions';

/** As wide as the bag's own lines beside their summary. */
const Root = styled.section`
  ${linesRoom}
  margin-top: 24px;
  ${media.md} {
    max-width: calc(100% - 512px);
  }
  & > ul {
    margin-top: 16px;
  }
`;

const Line = styled.li`
  ${lineStyle}
`;

/** What the shopper keeps for later, below the bag; nothing while there is nothing (CART-03). */
export function SavedLines() {
  const { t, tag } = useTranslation();
  const { navigation } = useServices();
  const user = useUser();
  const { data: lines = [] } = useSavedLinesQuery(undefined, { skip: !user?.userId });
  const { products } = useLineProducts(lines);
  const nameOf = ({ line }: CartEntry) => {
    const product = products.get(line.partNumber);
    return product ? `${product.brand} ${product.name}`.trim() : line.name;
  };
  const actions = useSavedActions(nameOf);
  const shown = user?.userId ? cartEntries(lines, () => null) : [];
  if (shown.length === 0) return null;

  const lineOf = (entry: CartEntry) => {
    const { line, rx } = entry;
    const product = products.get(line.partNumber);
    const name = nameOf(entry);
    const available = line.inventoryStatus === 'Available';
    const eyes = readContactLens(line);
    const made = Boolean(rx) || eyes !== null;
    const problem = actions.problemOf(entry);
    return (
      <Line key={line.orderItemId} aria-busy={actions.isBusy(entry) || undefined}>
        <div className="line-picture">
          <LinePicture product={product} place="cart" />
        </div>
        <div className="line-words">
          {product?.brand ? <p className="line-brand">{product.brand}</p> : null}
          <h3 className="line-name">
            {product?.url ? <a href={navigation.localise(product.url)}>{product.name}</a> : name}
          </h3>
          <p className="line-facts">
            {product?.colour}
            {product?.colour && product.measures ? ', ' : null}
            {product?.measures ? <LensSize {...product.measures} /> : null}
            {line.quantity > 1 && !eyes ? ` ${t('Cart.Times', { quantity: line.quantity })}` : null}
          </p>
          {rx ? <p className="line-facts">{t('Cart.WithLenses')}</p> : null}
          {eyes ? (
            <EyeRows eyes={lensWords(eyes, tag, (key, values) => t(dynamicKey(`Cart.Lenses.${key}`), values))} />
          ) : null}
          {available ? null : (
            <p className="line-stock" data-tone="bad">
              <Icon name="warning" size={16} />
              {t('Cart.Later.SoldOut')}
            </p>
          )}
        </div>
        <div className="line-amount">{formatMoney(rx?.rxDiscountedPrice ?? line.orderItemPrice, tag)}</div>
        <div className="line-more">
          <div className="line-actions">
            <Button
              variant="text"
              onClick={() => void actions.toBag(entry)}
              aria-label={t('Cart.Later.ToBagNamed', { name })}
            >
              {t('Cart.Later.ToBag')}
            </Button>
            {made ? null : (
              <Button
                variant="text"
                onClick={() => void actions.toWishlist(entry, product?.modelPartNumber ?? line.partNumber)}
                aria-label={t('Cart.Later.ToWishlistNamed', { name })}
              >
                {t('Cart.Later.ToWishlist')}
              </Button>
            )}
            <Button
              variant="text"
              onClick={() => void actions.remove(entry)}
              aria-label={t('Cart.RemoveNamed', { name })}
            >
              {t('Cart.Remove')}
            </Button>
          </div>
          <LineAlert problem={problem} />
        </div>
      </Line>
    );
  };
  return (
    <Root aria-label={t('Cart.Later.Title')}>
      <Heading level={2} size="t1">
        {t('Cart.Later.Title')}
      </Heading>
      <ul>{shown.map(lineOf)}</ul>
    </Root>
  );
}

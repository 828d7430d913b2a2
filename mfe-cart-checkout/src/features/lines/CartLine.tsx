import type { CartEntry } from '@sightline/shared-lib/domain/cart';
import { eyesOf, lineDiscount, oneEyeOf } from '@sightline/shared-lib/domain/cart';
import { lensLookOf } from '@sightline/shared-lib/domain/lens';
import type { Money } from '@sightline/shared-lib/domain/money';
import { add, formatMoney, money, multiply } from '@sightline/shared-lib/domain/money';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { EyeMark, Icon, LensSize } from '@sightline/shared-lib/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

import type { LineProduct } from '../../state/lineProduct';
import { ContactLensTable } from './ContactLensTable';
import { LensPart } from './LensPart';
import { LineAlert } from '../../parts/LineAlert';
import { LinePicture } from '../../parts/LinePicture';
import { lineStyle } from '../../parts/lineStyle';
import { ReducedPrice } from '../../parts/ReducedPrice';
import { LineActionRow } from './LineActionRow';
import type { WriteQuantity } from './useQuantity';

const Root = styled.li`
  ${lineStyle}
`;

/** Stock from which the number left is no longer said. */
const FEW = 5;

export interface CartLineProps {
  readonly entry: CartEntry;
  readonly product: LineProduct | undefined;
  /** Pieces in stock; null when not counted, undefined when unknown. */
  readonly stock: number | null | undefined;
  /** Pieces that this line may have beside others of the same article. */
  readonly left: number | null | undefined;
  /** Something about this line is being written. */
  readonly busy: boolean;
  /** Why the last change of this line failed, in words. */
  readonly problem: string | undefined;
  readonly onQuantity: WriteQuantity;
  readonly onRemove: () => void;
  readonly onSave: () => void;
  readonly onChangeLenses: () => void;
  /** Missing for what has no values of an eye, and while its product is not known. */
  readonly onChangeValues: (() => void) | undefined;
}

interface CartItemProps {
  /** One line, or the lines of the right and the left eye for one article. */
  readonly lines: readonly [CartLineProps] | readonly [CartLineProps, CartLineProps];
}

/** One thing in the bag with everything that belongs to it (CART-02, CART-03, CART-04). */
export function CartLine({ lines }: CartItemProps) {
  const { t, tag } = useTranslation();
  const { navigation } = useServices();
  const [{ entry, product, stock }] = lines;
  const { line, rx } = entry;
  const eyes = eyesOf(lines.map((one) => one.entry));
  const name = product ? product.name : line.name;
  const article = product ? `${product.brand} ${product.name}`.trim() : line.name;
  const href = product?.url ? navigation.localise(product.url) : null;
  const available = line.inventoryStatus === 'Available' || line.inventoryStatus === 'Allocated';
  const now = lines.map(nowOf).reduce(add);
  const before = lines.map(beforeOf).reduce(add);
  return (
    <Root aria-busy={lines.some(({ busy }) => busy) || undefined}>
      <div className="line-picture">
        <LinePicture product={product} place="cart" lenses={lensLookOf(rx?.lensesReview ?? null)} />
      </div>
      <div className="line-words">
        {product?.brand ? <p className="line-brand">{product.brand}</p> : null}
        <h3 className="line-name">{href ? <a href={href}>{name}</a> : name}</h3>
        <p className="line-facts">
          {product?.colour}
          {product?.colour && product.measures ? ', ' : null}
          {product?.measures ? <LensSize {...product.measures} /> : null}
        </p>
        {available && typeof stock === 'number' && stock > 0 && stock <= FEW ? (
          <p className="line-stock">{t('Cart.Stock.Left', { count: stock })}</p>
        ) : null}
        {line.freeGift ? <p className="line-facts">{t('Cart.Gift')}</p> : null}
        {available ? null : (
          <p className="line-stock" data-tone="bad">
            <Icon name="warning" size={16} />
            {t(line.inventoryStatus === 'Backordered' ? 'Cart.Stock.Fewer' : 'Cart.Stock.None', { count: stock ?? 0 })}
          </p>
        )}
      </div>
      <div className="line-amount">
        {now.minor < before.minor ? (
          <ReducedPrice
            now={now.minor === 0 ? t('Cart.Free') : formatMoney(now, tag)}
            before={formatMoney(before, tag)}
          />
        ) : (
          formatMoney(now, tag)
        )}
      </div>
      <div className="line-more">
        {rx ? <LensPart rx={rx} /> : null}
        {eyes ? (
          <div className="line-eyes">
            <ContactLensTable eyes={eyes} />
          </div>
        ) : null}
        {lines.map((one) => {
          const side = oneEyeOf(one.entry);
          // Both eyes may wear the same article: the buttons of each are named by its own.
          const fullName = side ? `${article}, ${t(`Cart.Lenses.Word.${side}`)}` : article;
          return (
            <Fragment key={one.entry.line.orderItemId}>
              {one.entry.line.freeGift ? null : (
                <LineActionRow
                  {...one}
                  fullName={fullName}
                  mark={side && lines.length > 1 ? <EyeMark side={side} bare /> : null}
                  isPairOfLenses={Boolean(eyes) && !side}
                />
              )}
              <LineAlert problem={one.problem} />
            </Fragment>
          );
        })}
      </div>
    </Root>
  );
}

function nowOf({ entry: { line } }: CartLineProps): Money {
  return add(line.orderItemPrice, lineDiscount(line));
}

function beforeOf({ entry: { line, rx }, product }: CartLineProps): Money {
  return rx || !product || product.listMinor <= line.unitPrice.minor
    ? line.orderItemPrice
    : multiply(money(product.listMinor, line.unitPrice.currency), line.quantity);
}

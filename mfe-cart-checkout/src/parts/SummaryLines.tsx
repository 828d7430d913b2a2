import type { CartEntry } from '@sightline/shared-lib/domain/cart';
import { eyesOf, joinEyes } from '@sightline/shared-lib/domain/cart';
import { lensLookOf, lensWords } from '@sightline/shared-lib/domain/lens';
import { add, formatMoney } from '@sightline/shared-lib/domain/money';
import { dynamicKey, useTranslation } from '@sightline/shared-lib/runtime';
import { EyeRows } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { LineProduct } from '../state/lineProduct';
import { lensTitle } from './lensNames';
import { LinePicture } from './LinePicture';
import { ReducedPrice } from './ReducedPrice';
import { catalogueSaving } from './totalsRows';

const Root = styled.ul`
  container-type: inline-size;
  display: grid;
  gap: 20px;
  & > li {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr) auto;
    gap: 0 14px;
  }
  /* In the drawer what was put in has no form beside it: it is seen larger, at one scale all the same. */
  &[data-drawer] {
    --picture: clamp(84px, 24vw, 128px);
  }
  &[data-drawer] > li {
    grid-template-columns: var(--picture) minmax(0, 1fr) auto;
  }
  &[data-drawer] [data-place='summary'] {
    --mm: calc(var(--picture) / 162);
    --height: calc(var(--picture) * 2 / 3);
    width: auto;
  }
  /* Values of lenses need a line of their own. */
  & .summary-values {
    grid-column: 1 / -1;
    margin-top: 8px;
  }
  & .summary-words {
    overflow-wrap: anywhere;
  }
  & .summary-amount {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & .line-prices {
    display: grid;
    justify-items: end;
  }
  & .line-prices > s {
    color: var(--ink-2);
  }
  /* Beside picture and amount, names of brands would be cut in two. */
  @container (max-width: 259px) {
    & > li {
      grid-template-columns: 84px minmax(0, 1fr);
    }
    & .summary-amount {
      grid-column: 2;
    }
    & .line-prices {
      justify-items: start;
    }
  }
`;

interface SummaryLinesProps {
  readonly entries: readonly CartEntry[];
  readonly products: ReadonlyMap<string, LineProduct>;
  /** In the drawer of the bag: at the reduced prices, with which its total begins, and with larger pictures. */
  readonly inDrawer?: boolean;
}

/** Things of an order in short: picture, name, one fact, amount. */
export function SummaryLines({ entries, products, inDrawer = false }: SummaryLinesProps) {
  const { t, tag } = useTranslation();
  const fact = (entry: CartEntry, product: LineProduct | undefined): string => {
    if (entry.rx) {
      const lens = lensTitle(entry.rx.lensesReview, t, tag);
      return lens ? t('Cart.With', { lens }) : t('Cart.WithLenses');
    }
    const gift = entry.line.freeGift ? t('Cart.GiftPlaced') : '';
    const words = [gift, product?.colour, product?.size].filter(Boolean).join(', ');
    const { quantity } = entry.line;
    if (quantity === 1) return words;
    return [words, t('Cart.Times', { quantity })].filter(Boolean).join(', ');
  };
  return (
    <Root data-drawer={inDrawer ? '' : undefined}>
      {joinEyes(entries).map((item) => {
        const [entry] = item;
        const { line, rx } = entry;
        const product = products.get(line.partNumber);
        const eyes = eyesOf(item);
        const now = item.map((one) => one.rx?.rxPrice ?? one.line.orderItemPrice).reduce(add);
        const saved = item.map((one) => catalogueSaving(one.line, products.get(one.line.partNumber))).reduce(add);
        // Without discounts: the totals below begin with the sum of these, and take off each of them.
        const amount = inDrawer ? now : add(now, saved);
        const shown = amount.minor === 0 ? t('Cart.Free') : formatMoney(amount, tag);
        return (
          <li key={line.orderItemId}>
            <LinePicture
              product={product}
              place={inDrawer ? 'drawer' : 'summary'}
              lenses={lensLookOf(rx?.lensesReview ?? null)}
            />
            <div className="summary-words">
              <p className="strong">{product ? `${product.brand} ${product.name}`.trim() : line.name}</p>
              {eyes ? null : <p className="small soft">{fact(entry, product)}</p>}
            </div>
            <span className="summary-amount">
              {line.freeGift && amount.minor > 0 ? (
                <>
                  {t('Cart.Free')} <s className="soft">{shown}</s>
                </>
              ) : now.minor < amount.minor ? (
                <ReducedPrice now={formatMoney(now, tag)} before={shown} />
              ) : (
                shown
              )}
            </span>
            {eyes ? (
              <div className="summary-values">
                <EyeRows eyes={lensWords(eyes, tag, (key, values) => t(dynamicKey(`Cart.Lenses.${key}`), values))} />
              </div>
            ) : null}
          </li>
        );
      })}
    </Root>
  );
}

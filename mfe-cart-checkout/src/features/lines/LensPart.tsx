import type { OrderLine, RxPart } from '@sightline/shared-lib/domain/cart';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Icon } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { SpectacleTable } from './EyeTables';
import { lensStyle } from '../../parts/lineStyle';

const Root = styled.div`
  ${lensStyle}
`;

function isLens(line: OrderLine): boolean {
  return line.extendedAttributes.IsRoxLens?.toLowerCase() === 'true';
}

/** The lens in words: design and thickness, then tint; the line's own name when nothing else is known. */
function lensWords(
  rx: RxPart,
  line: OrderLine,
): { readonly title: string; readonly tint: string; readonly coat: string } {
  const review = rx.lensesReview;
  const title = [review?.type?.description, review?.thickness?.description].filter(Boolean).join(' ');
  return {
    title: title || line.name,
    tint: review?.color?.description ?? '',
    coat: [review?.treatmentsFamily?.description, ...(review?.addOns ?? []).map((one) => one.description)]
      .filter(Boolean)
      .join('. '),
  };
}

/** What was ordered to go into a frame: lenses, coatings, the prescription (CART-02). */
export function LensPart({ rx }: { readonly rx: RxPart }) {
  const { t, tag } = useTranslation();
  const known = rx.prescriptionUploaded || rx.prescriptionDetails !== null;
  return (
    <Root>
      {rx.roxableServices.map((line) => {
        const lens = isLens(line) ? lensWords(rx, line) : null;
        return (
          <div className="lens-row" key={line.orderItemId}>
            <div>
              {lens ? (
                <>
                  <p>
                    <strong>{lens.title}</strong>
                    {lens.tint ? `, ${lens.tint}` : null}
                  </p>
                  {lens.coat ? <p className="small soft">{lens.coat}</p> : null}
                </>
              ) : (
                <p>{line.name}</p>
              )}
            </div>
            <span>{line.orderItemPrice.minor === 0 ? t('Cart.Included') : formatMoney(line.orderItemPrice, tag)}</span>
          </div>
        );
      })}
      {rx.prescriptionDetails ? (
        <div className="lens-values">
          <SpectacleTable values={rx.prescriptionDetails} />
        </div>
      ) : null}
      <p className="lens-done" data-tone={known ? undefined : 'warn'}>
        <Icon name={known ? 'check' : 'eye'} size={16} />
        {t(known ? 'Cart.Rx.Known' : 'Cart.Rx.Later')}
      </p>
    </Root>
  );
}

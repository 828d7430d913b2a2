import type { OrderLine, RxPart } from '@sightline/shared-lib/domain/cart';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Icon } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { SpectacleTable } from './EyeTables';
import { lensCoat, lensTint, lensTitle } from '../../parts/lensNames';
import { lensStyle } from '../../parts/lineStyle';

const Root = styled.div`
  ${lensStyle}
`;

function isLens(line: OrderLine): boolean {
  return line.extendedAttributes.IsRoxLens?.toLowerCase() === 'true';
}

/** What was ordered to go into a frame: lenses, coatings, the prescription (CART-02). */
export function LensPart({ rx }: { readonly rx: RxPart }) {
  const { t, tag } = useTranslation();
  const review = rx.lensesReview;
  // Coats that are paid for stand in lines of their own.
  const coat = rx.roxableServices.length > 1 ? '' : lensCoat(review, t);
  const tint = lensTint(review, t);
  const known = rx.prescriptionUploaded;
  const expired = rx.roxableServices.some(({ prescription }) => prescription?.reason === 'expired');
  return (
    <Root>
      {rx.roxableServices.map((line) => {
        return (
          <div className="lens-row" key={line.orderItemId}>
            <div>
              {isLens(line) ? (
                <>
                  <p>
                    <strong>{lensTitle(review, t, tag) || line.name}</strong>
                    {tint ? `, ${tint}` : null}
                  </p>
                  {coat ? <p className="small soft">{coat}</p> : null}
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
      {known || rx.prescriptionNeeded ? (
        <p className="lens-done" data-tone={known ? undefined : 'warn'}>
          <Icon name={known ? 'check' : 'eye'} size={16} />
          {t(known ? 'Cart.Rx.Known' : expired ? 'Cart.Rx.Expired' : 'Cart.Rx.Later')}
        </p>
      ) : null}
    </Root>
  );
}

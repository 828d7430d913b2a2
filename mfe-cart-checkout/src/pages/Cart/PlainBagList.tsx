import type { Cart as CartRecord } from '@sightline/shared-lib/domain/cart';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Columns, Surface } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { BESIDE_PICTURE_FROM, linesRoom } from '../../parts/lineStyle';

/** A line has the height that it has with its picture and its buttons, so that nothing below moves when they come. */
const Lines = styled.div`
  ${linesRoom}
  & li {
    min-height: 207px;
    padding-top: 20px;
    border-top: 1px solid var(--line);
  }
  @container (min-width: ${BESIDE_PICTURE_FROM}px) {
    & li {
      min-height: 231px;
    }
  }
`;

/** About as high as the summary that comes in its place: the end of the page stays out of sight meanwhile. */
const Total = styled(Surface)`
  @media (scripting: enabled) {
    min-height: 600px;
  }
`;

/** What is in the bag, as the server wrote it: at once for everybody, and all there is without script. */
export function PlainBagList({ cart }: { readonly cart: CartRecord }) {
  const { t, tag } = useTranslation();
  return (
    <Columns layout="summary">
      <Lines>
        <ul>
          {cart.lines.map(({ orderItemId, quantity, name, partNumber, orderItemPrice }) => (
            <li key={orderItemId}>{`${quantity} × ${name || partNumber}, ${formatMoney(orderItemPrice, tag)}`}</li>
          ))}
        </ul>
      </Lines>
      <Total>
        <p>{`${t('Cart.Totals.Total')} ${formatMoney(cart.grandTotal, tag)}`}</p>
        {/* Where the code does not come, the shell says so here (FED-03). */}
        <div data-fills="rest" hidden />
      </Total>
    </Columns>
  );
}

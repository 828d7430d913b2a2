import type { Fragments } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { useSelector } from '@sightline/shared-lib/store';
import { styled } from 'styled-components';

import { selectOrder } from '../../state/store';
import { useCart } from '../../state/useCart';
import { withStore } from '../../state/withStore';

const Count = styled.span`
  position: absolute;
  top: 6px;
  inset-inline-start: 24px;
  display: grid;
  place-items: center;
  min-width: 18px;
  height: 18px;
  padding-inline: 4px;
  border-radius: 9px;
  background: var(--sight);
  color: var(--on-ink);
  forced-color-adjust: none;
  /* Of the sign's size, which larger text does not change: it has no room to grow. */
  font: 700 13px/18px var(--font);
  pointer-events: none;
`;

/** Counts above this are shown as this and a plus: the sign has room for two digits. */
const MOST_SHOWN = 99;

function Badge(_props: Fragments['cart.badge']) {
  const { t } = useTranslation();
  useCart();
  const { count } = useSelector(selectOrder);
  if (count <= 0) return null;
  return (
    <Count>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <output className="vh">{t('Cart.Pieces', { count })}</output>
    </Count>
  );
}

/** Number of pieces over the bag sign, in step with every tab (CART-07). */
export const CartBadge = withStore(Badge);

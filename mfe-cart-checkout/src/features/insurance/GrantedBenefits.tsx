import type { Cart } from '@sightline/shared-lib/domain/cart';
import { formatMoney, negate } from '@sightline/shared-lib/domain/money';
import { lineAttributes, type OrderAttributes } from '@sightline/shared-lib/domain/order';
import { tellInsurer } from '@sightline/shared-lib/partners';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';

import { useDropInsuranceMutation } from '../../state/api';

interface GrantedBenefitsProps {
  readonly cart: Cart;
  readonly insurance: NonNullable<OrderAttributes['insurance']>;
}

/** What the insurer pays for each thing and what is left to the shopper; a grant for which nothing is in the bag waits (INS-02). */
export function GrantedBenefits({ cart, insurance: { claimApplied, insurerName } }: GrantedBenefitsProps) {
  const { reportFailure } = useServices();
  const { t, tag } = useTranslation();
  const [drop, dropping] = useDropInsuranceMutation();
  const remove = async () => {
    const answer = await drop();
    if (answer.error) reportFailure(answer.error);
    else tellInsurer('removeInsuranceBenefits');
  };
  return (
    <>
      <p className="strong">
        {t(claimApplied ? 'Cart.Insurance.Pays' : 'Cart.Insurance.Waits', { insurer: insurerName })}
      </p>
      <ul>
        {cart.lines.map((line) => {
          const { covered, plainDiscount, copay } = lineAttributes(line.extendedAttributes, cart.currency).insurance;
          if (!covered || !copay) return null;
          const words = { name: line.name, covered: formatMoney(covered, tag), copay: formatMoney(copay, tag) };
          return (
            <li key={line.orderItemId} className="small">
              {plainDiscount?.minor
                ? t('Cart.Insurance.LineReduced', { ...words, discount: formatMoney(negate(plainDiscount), tag) })
                : t('Cart.Insurance.Line', words)}
            </li>
          );
        })}
      </ul>
      <Button variant="text" busy={dropping.isLoading} onClick={() => void remove()}>
        {t('Cart.Insurance.Remove')}
      </Button>
    </>
  );
}

import type { CartEntry } from '@sightline/shared-lib/domain/cart';
import { formatMoney, negate } from '@sightline/shared-lib/domain/money';
import { lineAttributes, type Order } from '@sightline/shared-lib/domain/order';
import { useTranslation } from '@sightline/shared-lib/runtime';

interface InsuredLinesProps {
  readonly entry: CartEntry;
  readonly currency: Order['currency'];
}

/** What the insurer paid of a thing, and of its lenses by their name, with what was left to the shopper (ORD-02, INS-02). */
export function InsuredLines({ entry: { line, rx }, currency }: InsuredLinesProps) {
  const { t, tag } = useTranslation();
  return [line, ...(rx?.roxableServices ?? [])].map(({ orderItemId, name, extendedAttributes }) => {
    const { covered, plainDiscount, copay } = lineAttributes(extendedAttributes, currency).insurance;
    if (!covered?.minor || !copay) return null;
    const paid = { covered: formatMoney(covered, tag), copay: formatMoney(copay, tag) };
    const reduced = plainDiscount?.minor ? { ...paid, discount: formatMoney(negate(plainDiscount), tag) } : null;
    const whole = reduced ? t('Orders.InsuredReduced', reduced) : t('Orders.Insured', paid);
    const part = reduced
      ? t('Orders.InsuredPartReduced', { ...reduced, name })
      : t('Orders.InsuredPart', { ...paid, name });
    return (
      <p className="small" key={orderItemId}>
        {rx ? part : whole}
      </p>
    );
  });
}

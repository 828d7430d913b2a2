import { useTranslation } from '@sightline/shared-lib/runtime';

import type { PlainBag } from './load';

/** What is in the bag, as the server wrote it: at once for everybody, and all there is without script. */
export function PlainBagList({ bag }: { readonly bag: PlainBag }) {
  const { t } = useTranslation();
  return (
    <>
      <ul>
        {bag.lines.map((line) => (
          <li key={line.id}>{`${line.quantity} × ${line.name}, ${line.price}`}</li>
        ))}
      </ul>
      <p>{`${t('Cart.Totals.Total')} ${bag.total}`}</p>
    </>
  );
}

import { useTranslation } from '@sightline/shared-lib/runtime';

import type { PlainBag } from './load';

/** What is in the bag, for a browser without script; others never show it. */
export function NoScriptBag({ bag }: { readonly bag: PlainBag }) {
  const { t } = useTranslation();
  return (
    <noscript>
      <ul>
        {bag.lines.map((line) => (
          <li key={line.id}>{`${line.quantity} × ${line.name}, ${line.price}`}</li>
        ))}
      </ul>
      <p>
        {t('Cart.Totals.Total')} {bag.total}
      </p>
    </noscript>
  );
}

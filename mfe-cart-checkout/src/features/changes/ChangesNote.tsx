import type { Translate } from '@sightline/shared-lib/contracts';
import type { CartChange } from '@sightline/shared-lib/domain/cart';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Note } from '@sightline/shared-lib/ui';

function sentence(change: CartChange, t: Translate, tag: string): string {
  const { name } = change.line;
  if (change.kind === 'unavailable')
    return t(change.line.quantity > 1 ? 'Cart.Changed.Unavailable' : 'Cart.Changed.Gone', { name });
  return t('Cart.Changed.Price', {
    name,
    before: formatMoney(change.before, tag),
    after: formatMoney(change.after, tag),
  });
}

/** Says what became different before anything is paid (CART-10). */
export function ChangesNote({ changes }: { readonly changes: readonly CartChange[] }) {
  const { t, tag } = useTranslation();
  if (changes.length === 0) return null;
  return (
    <Note tone="warn" title={t('Cart.Changed.Title')} live="status">
      <ul>
        {changes.map((change) => (
          <li key={`${change.kind}-${change.line.orderItemId}`}>{sentence(change, t, tag)}</li>
        ))}
      </ul>
    </Note>
  );
}

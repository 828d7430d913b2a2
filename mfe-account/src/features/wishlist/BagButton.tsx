import { labelled } from '@sightline/shared-lib/domain/typography';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import { useState } from 'react';

interface BagButtonProps {
  /** The one article that a tile stands for. */
  readonly partNumber: string;
  readonly name: string;
  readonly label: string;
  /** It is the one thing to do with the article, not the second. */
  readonly isFirst: boolean;
}

/** Puts a saved article into the bag as it is, without lenses (ACC-05, CART-01). */
export function BagButton({ partNumber, name, label, isFirst }: BagButtonProps) {
  const { commands, toasts, reportFailure } = useServices();
  const { t, tag } = useTranslation();
  const [busy, setBusy] = useState(false);
  const add = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const outcome = await commands.run('cart.add', { items: [{ partNumber, quantity: 1 }], preview: { name } });
      if (!outcome.ok) toasts.show({ tone: 'bad', message: outcome.message || t('Wishlist.BagFailed') });
    } catch (error) {
      reportFailure(error);
      toasts.show({ tone: 'bad', message: t('Wishlist.BagFailed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      {...(isFirst ? { variant: 'outlined', size: 'small', wide: true } : { variant: 'text' })}
      busy={busy}
      aria-label={labelled(label, name, tag)}
      onClick={() => void add()}
    >
      {label}
    </Button>
  );
}

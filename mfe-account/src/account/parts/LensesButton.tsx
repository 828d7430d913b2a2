import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import { useState } from 'react';

interface SavedLensesProps {
  readonly partNumber: string;
  /** Name of the frame. */
  readonly name: string;
}

/** The way from a saved frame to its lenses (RX-10). */
export function SavedLenses({ partNumber, name }: SavedLensesProps) {
  const { commands, toasts, reportFailure } = useServices();
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await commands.run('lenses.configure', { partNumber });
    } catch (error) {
      reportFailure(error);
      toasts.show({ tone: 'bad', message: t('Wishlist.LensesFailed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      busy={busy}
      aria-haspopup="dialog"
      aria-label={`${t('Wishlist.Lenses')}: ${name}`}
      onClick={() => void open()}
    >
      {t('Wishlist.Lenses')}
    </Button>
  );
}

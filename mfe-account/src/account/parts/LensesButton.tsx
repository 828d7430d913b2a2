import { labelled } from '@sightline/shared-lib/domain/typography';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import { useState } from 'react';

interface LensesButtonProps {
  readonly partNumber: string;
  /** Name of the frame. */
  readonly name: string;
  readonly label: string;
  /** Below a tile: as wide as it, and as low as the other buttons there. */
  readonly inTile?: boolean;
}

/** The way from a frame of the account to its lenses (RX-10). */
export function LensesButton({ partNumber, name, label, inTile }: LensesButtonProps) {
  const { commands, toasts, reportFailure } = useServices();
  const { t, tag } = useTranslation();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await commands.run('lenses.configure', { partNumber, onOpened: () => setBusy(false) });
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
      size={inTile ? 'small' : undefined}
      wide={inTile}
      busy={busy}
      aria-haspopup="dialog"
      aria-label={labelled(label, name, tag)}
      onClick={() => void open()}
    >
      {label}
    </Button>
  );
}

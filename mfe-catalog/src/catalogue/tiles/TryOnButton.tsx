import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { isTryOnOffered } from './trialFrame';
import type { TrialFrame } from './trialFrame';
import { useTryOnDialog } from './tryOnDialog';

interface TryOnButtonProps {
  readonly frames: readonly TrialFrame[];
  /** Locale-less path of the listing that advice leads to. */
  readonly section: string;
  /** What is tried on, for whoever does not see where the button stands. */
  readonly name: string;
  readonly variant?: 'outlined' | 'text';
  readonly wide?: boolean;
}

/** The way into try-on; everything behind it is loaded at the press (ADV-02, PLP-07). */
export function TryOnButton({ frames, section, name, variant = 'outlined', wide }: TryOnButtonProps) {
  const { site } = useServices();
  const { t } = useTranslation();
  const drawTryOn = useTryOnDialog();
  const [open, setOpen] = useState(false);
  if (!drawTryOn || !isTryOnOffered(site) || frames.length === 0) return null;
  return (
    <>
      <Button variant={variant} wide={wide} aria-label={`${t('TryOn.Open')}: ${name}`} onClick={() => setOpen(true)}>
        {t('TryOn.Open')}
      </Button>
      {open ? drawTryOn({ frames, section, onClose: () => setOpen(false) }) : null}
    </>
  );
}

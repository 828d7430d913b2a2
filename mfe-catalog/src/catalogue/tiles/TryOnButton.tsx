import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { tileAction } from './tileAction';
import { isTryOnOffered } from './trialFrame';
import type { TrialFrame } from './trialFrame';
import { useTryOnDialog } from './tryOnDialog';

/** Above the link that covers a tile. */
const Place = styled.div`
  position: relative;
  z-index: 1;
  & > [data-variant='text'] {
    ${tileAction}
  }
`;

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
      <Place>
        <Button variant={variant} size="small" wide={wide} onClick={() => setOpen(true)}>
          {t('TryOn.Open')}
          <span className="vh">{`: ${name}`}</span>
        </Button>
      </Place>
      {open ? drawTryOn({ frames, section, onClose: () => setOpen(false) }) : null}
    </>
  );
}

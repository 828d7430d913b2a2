import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note } from '@sightline/shared-lib/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import { StickyBuy } from './StickyBuy';
import type { Choice } from './productView';

const Root = styled.div`
  display: grid;
  gap: 12px;
`;

interface ChooseLensesProps {
  readonly choice: Choice;
  /** Formatted price of the frame. */
  readonly amount: string;
}

/** In place of the bag while lenses are wanted: the configurator puts both into it (PDP-06, RX-10). */
export function ChooseLenses({ choice, amount }: ChooseLensesProps) {
  const { commands, reportFailure } = useServices();
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const open = () => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    commands
      // Nobody sees the button under the configurator: its line moves until that is open.
      .run('lenses.configure', { partNumber: choice.partNumber, onOpened: () => setBusy(false) })
      .catch((error: unknown) => {
        setFailed(true);
        reportFailure(error);
      })
      .finally(() => setBusy(false));
  };
  const button = (wide: boolean) => (
    <Button wide={wide} icon="arrow" busy={busy} aria-haspopup="dialog" onClick={open}>
      {t('Product.Lenses.Choose')}
    </Button>
  );
  return (
    <Root ref={root}>
      {button(true)}
      {failed ? (
        <Note tone="bad" live="alert">
          {t('Product.Lenses.Failed')}
        </Note>
      ) : null}
      <StickyBuy watch={root} amount={amount} detail={t('Product.Lenses.FrameOnly')}>
        {button(false)}
      </StickyBuy>
    </Root>
  );
}

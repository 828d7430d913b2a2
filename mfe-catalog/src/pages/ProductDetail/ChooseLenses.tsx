import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note } from '@sightline/shared-lib/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';

import { StickyBuy } from './StickyBuy';
import type { Choice } from './productView';

const Root = styled.form`
  display: grid;
  gap: 12px;
`;

interface ChooseLensesProps {
  readonly choice: Choice;
  /** Formatted price of the frame. */
  readonly amount: string;
  /** Formatted price of the frame with the cheapest lenses, where it is known. */
  readonly together: string | undefined;
}

/**
 * In place of the bag while lenses are wanted: the configurator puts both into it (PDP-06, RX-10). Without script, which it cannot do without, it
 * leads to the guide that explains a prescription.
 */
export function ChooseLenses({ choice, amount, together }: ChooseLensesProps) {
  const { commands, navigation, reportFailure } = useServices();
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
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
  const from = together && t('Product.Lenses.From', { amount: together });
  const button = (wide: boolean) => (
    <Button type="submit" {...(wide ? { wide, icon: 'arrow', amount: from } : {})} busy={busy} aria-haspopup="dialog">
      {t('Product.Lenses.Choose')}
    </Button>
  );
  return (
    <Root ref={root} action={navigation.localise('/c/prescription-guide')} data-enhanced="" onSubmit={open}>
      {button(true)}
      {failed ? (
        <Note tone="bad" live="alert">
          {t('Product.Lenses.Failed')}
        </Note>
      ) : null}
      <StickyBuy
        watch={root}
        amount={from ?? amount}
        detail={t(from ? 'Product.Lenses.Mine' : 'Product.Lenses.FrameOnly')}
      >
        {button(false)}
      </StickyBuy>
    </Root>
  );
}

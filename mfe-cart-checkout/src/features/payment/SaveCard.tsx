import { addWalletCard } from '@sightline/shared-lib/api/wallet';
import type { Fragments } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note, Row, Stack } from '@sightline/shared-lib/ui';
import { useRef, useState } from 'react';

import { withStore } from '../../state/withStore';
import { CardFields } from './CardFields';
import type { CardFieldsHandle } from './CardFields';

function CardForWallet({ holder, onSaved, onCancel }: Fragments['checkout.saveCard']) {
  const { t } = useTranslation();
  const { client, reportFailure } = useServices();
  const fields = useRef<CardFieldsHandle>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const save = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      const card = await fields.current?.tokenise(true);
      if (card?.ok) {
        const { token, brand, expireMonth, expireYear, lastFour = '' } = card;
        await addWalletCard(
          client,
          { token, brand, expireMonth, expireYear, maskedNumber: `************${lastFour}`, holder },
          { skipErrorMessage: true },
        );
        onSaved();
      } else setFailed(card?.reason !== 'invalid');
    } catch (error) {
      setFailed(true);
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack>
      {failed ? (
        <Note tone="bad" live="alert">
          {t('Pay.SaveFailed')}
        </Note>
      ) : null}
      <CardFields ref={fields} onSubmit={() => void save()} />
      <Row>
        <Button busy={busy} onClick={() => void save()}>
          {t('Pay.SaveCard')}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t('Pay.SaveCancel')}
        </Button>
      </Row>
    </Stack>
  );
}

/** A card for the wallet, typed into the payment service's own fields (ACC-04, PAY-09). */
export const SaveCard = withStore(CardForWallet);

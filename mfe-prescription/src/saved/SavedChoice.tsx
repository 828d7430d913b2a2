import { takeSavedPrescription, type KeptPrescription } from '@sightline/shared-lib/api/prescription';
import { shownOrderNumber } from '@sightline/shared-lib/domain/order';
import type { PrescriptionValues } from '@sightline/shared-lib/domain/prescription';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Heading, Note, Row, Skeleton, Stack } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { prescriptionWords } from './prescriptionWords';
import { SavedList } from './savedStyle';
import type { SavedReading } from './useSavedPrescriptions';

interface SavedChoiceProps {
  readonly reading: SavedReading;
  readonly onAgain: () => void;
  /** The one that is chosen now; empty for none. */
  readonly chosenId: string;
  readonly onTaken: (values: PrescriptionValues, taken: KeptPrescription) => Promise<void> | void;
}

/** Prescriptions the shopper has, the last used on top; one is enough for any number of glasses (RX-04, RX-05). */
export function SavedChoice({ reading, onAgain, chosenId, onTaken }: SavedChoiceProps) {
  const { client, reportFailure } = useServices();
  const { t } = useTranslation();
  const [busy, setBusy] = useState('');
  const [failed, setFailed] = useState(false);
  if (reading.state === 'loading') return <Skeleton />;
  if (reading.state === 'failed') {
    return (
      <Note
        action={
          <Button variant="text" onClick={onAgain}>
            {t('Prescription.TryAgain')}
          </Button>
        }
      >
        {t('Lenses.Saved.Failed')}
      </Note>
    );
  }
  if (reading.prescriptions.length === 0) return null;
  const take = async ({ prescriptionId }: KeptPrescription, confirmed: boolean) => {
    setBusy(prescriptionId);
    setFailed(false);
    try {
      const taken = await takeSavedPrescription(client, { prescriptionId, confirmed }, { skipErrorMessage: true });
      await onTaken(taken.values, taken);
    } catch (error) {
      reportFailure(error);
      setFailed(true);
    } finally {
      setBusy('');
    }
  };
  return (
    <Stack gap={3}>
      <Heading level={3} size="t2">
        {t('Lenses.Saved')}
      </Heading>
      {failed ? (
        <Note tone="bad" live="alert">
          {t('Lenses.Saved.TakeFailed')}
        </Note>
      ) : null}
      <SavedList>
        {reading.prescriptions.map((one) => (
          <SavedEntry
            key={one.prescriptionId}
            kept={one}
            chosen={one.prescriptionId === chosenId}
            busy={busy === one.prescriptionId}
            onTake={(confirmed) => void take(one, confirmed)}
          />
        ))}
      </SavedList>
    </Stack>
  );
}

interface SavedEntryProps {
  readonly kept: KeptPrescription;
  readonly chosen: boolean;
  readonly busy: boolean;
  readonly onTake: (confirmed: boolean) => void;
}

function SavedEntry({ kept, chosen, busy, onTake }: SavedEntryProps) {
  const { t, tag } = useTranslation();
  const [asking, setAsking] = useState(false);
  const shownDay = (day: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
  const wearer = `${kept.firstName} ${kept.lastName}`.trim();
  const order = kept.orderId ? t('Lenses.Saved.FromOrder', { number: shownOrderNumber(kept.orderId) }) : '';
  const name = kept.nickName || wearer || order || t('Lenses.Saved.Unnamed');
  const age = kept.issuedOn
    ? t('Lenses.Saved.Issued', { date: shownDay(kept.issuedOn) })
    : t('Lenses.Saved.Given', { date: shownDay(kept.lastUpdate) });
  const until = { date: shownDay(kept.validUntil) };
  const facts = [...(wearer && name !== wearer ? [wearer] : []), ...(order && name !== order ? [order] : []), age];
  return (
    <li aria-current={chosen || undefined}>
      <p className="name">{name}</p>
      <p className="small soft">{facts.join(' · ')}</p>
      {prescriptionWords(kept.values, { t, tag }).map((line) => (
        <p key={line} className="small num">
          {line}
        </p>
      ))}
      <p className={kept.expired ? 'small ended' : 'small soft'}>
        {t(kept.expired ? 'Lenses.Saved.Expired' : 'Lenses.Saved.Until', until)}
      </p>
      {asking ? (
        <Note tone="warn" live="alert">
          <p>{t('Lenses.Saved.Sure', until)}</p>
          <Row>
            <Button variant="outlined" busy={busy} onClick={() => onTake(true)}>
              {t('Lenses.Saved.SureYes')}
            </Button>
            <Button variant="text" onClick={() => setAsking(false)}>
              {t('Lenses.Saved.SureNo')}
            </Button>
          </Row>
        </Note>
      ) : (
        <div>
          <Button
            variant="outlined"
            busy={busy}
            aria-label={`${t('Lenses.Saved.Use')}: ${name}`}
            onClick={() => (kept.expired ? setAsking(true) : onTake(false))}
          >
            {t('Lenses.Saved.Use')}
          </Button>
        </div>
      )}
    </li>
  );
}

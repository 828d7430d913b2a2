import { takeSavedPrescription, type KeptPrescription } from '@sightline/shared-lib/api/prescription';
import { shownDate } from '@sightline/shared-lib/domain/day';
import { shownOrderNumber } from '@sightline/shared-lib/domain/order';
import type { PrescriptionValues } from '@sightline/shared-lib/domain/prescription';
import { labelled } from '@sightline/shared-lib/domain/typography';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Heading, Note, Skeleton, Stack, TextLink } from '@sightline/shared-lib/ui';
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

/** Prescriptions the shopper has, the last used on top; one is enough for any number of glasses until it expires (RX-04, RX-05). */
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
  const take = async ({ prescriptionId }: KeptPrescription) => {
    setBusy(prescriptionId);
    setFailed(false);
    try {
      const taken = await takeSavedPrescription(client, { prescriptionId }, { skipErrorMessage: true });
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
            onTake={() => void take(one)}
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
  readonly onTake: () => void;
}

function SavedEntry({ kept, chosen, busy, onTake }: SavedEntryProps) {
  const { t, tag } = useTranslation();
  const shownDay = (day: string) => shownDate(new Date(day), tag, 'UTC');
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
      {kept.expired ? (
        <Renewal />
      ) : (
        <div>
          <Button
            variant="outlined"
            busy={busy}
            aria-label={labelled(t('Lenses.Saved.Use'), name, tag)}
            onClick={onTake}
          >
            {t('Lenses.Saved.Use')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What an expired prescription leaves to do, where eyes are tested: in the stores of a shop that has any. */
function Renewal() {
  const { t } = useTranslation();
  const { navigation, site } = useServices();
  return (
    <p className="small">
      {t('Lenses.Saved.Renew')}{' '}
      {site.config.isStoreLocatorEnabled ? (
        <TextLink href={navigation.href({ page: 'appointment', query: { service: 'eye-test' } })}>
          {t('Lenses.Saved.EyeTest')}
        </TextLink>
      ) : null}
    </p>
  );
}

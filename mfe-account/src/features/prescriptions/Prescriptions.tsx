import {
  changeSavedPrescription,
  removeSavedPrescription,
  type KeptPrescription,
} from '@sightline/shared-lib/api/prescription';
import { EMPTY_LISTING, listingSearch } from '@sightline/shared-lib/domain/listing';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { ButtonLink, EmptyState, Heading, Skeleton, Stack } from '@sightline/shared-lib/ui';

import { Failed } from '../../account/parts/Failed';
import { KeptList } from '../../account/parts/KeptEntry';
import { useChanges } from '../../account/parts/useChanges';
import { prescriptions } from '../../account/reading/accountApi';
import { Papers } from './Papers';
import { PrescriptionEntry } from './PrescriptionEntry';
import { Readings } from './Readings';

const QUIET = { skipErrorMessage: true } as const;

/** Frames that lenses with a prescription can be made for. */
const MADE_FOR = { ...EMPTY_LISTING, facets: { ROXABLE: ['True'] } };

/** Prescriptions by wearer, in the order they came; those of nobody in particular are one group. */
function byWearer(kept: readonly KeptPrescription[]): readonly (readonly [string, readonly KeptPrescription[]])[] {
  const groups = new Map<string, KeptPrescription[]>();
  for (const one of kept) {
    const wearer = `${one.firstName} ${one.lastName}`.trim();
    groups.set(wearer, [...(groups.get(wearer) ?? []), one]);
  }
  return [...groups];
}

/** Prescriptions kept for next time, those of earlier orders, and the papers that were sent (RX-04, RX-05). */
export function Prescriptions() {
  const { client, navigation } = useServices();
  const { t } = useTranslation();
  const { reading, again } = useReading(prescriptions, undefined);
  const { change, failed, forget } = useChanges(again);
  if (reading.state === 'loading') return <Skeleton fills="panel" />;
  if (reading.state === 'failed') return <Failed what={t('Rx.Failed')} onAgain={again} />;
  const { prescriptions: kept, papers } = reading.value;
  const framesHref = `${navigation.localise('/eyeglasses')}${listingSearch(MADE_FOR)}`;
  if (kept.length === 0 && papers.length === 0) {
    return (
      <EmptyState
        sign="round"
        title={t('Rx.None')}
        actions={<ButtonLink href={framesHref}>{t('Rx.Frames')}</ButtonLink>}
      >
        {t('Rx.NoneText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={10}>
      <p className="soft">{t('Rx.Privacy')}</p>
      {failed ? <Failed what={t('Rx.ChangeFailed')} onAgain={forget} /> : null}
      {byWearer(kept).map(([wearer, own]) => (
        <section key={wearer}>
          <Stack gap={3}>
            <Heading level={2} size="t1">
              {wearer || t('Rx.Nobody')}
            </Heading>
            <KeptList>
              {own.map((one) => (
                <PrescriptionEntry
                  key={one.prescriptionId}
                  kept={one}
                  framesHref={framesHref}
                  onChange={(said) =>
                    change(
                      () => changeSavedPrescription(client, { prescriptionId: one.prescriptionId, ...said }, QUIET),
                      'Rx.Changed',
                    )
                  }
                  onRemove={() =>
                    change(
                      () => removeSavedPrescription(client, { prescriptionId: one.prescriptionId }, QUIET),
                      'Rx.Removed',
                    )
                  }
                />
              ))}
            </KeptList>
          </Stack>
        </section>
      ))}
      {papers.length > 0 ? <Papers papers={papers} /> : null}
      <Readings />
    </Stack>
  );
}

import type { PageProps } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { ButtonLink, EmptyState, Heading, Page, RetryNote, Skeleton } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { order } from '../../state/prescriptionApi';
import { GivePrescriptions } from './GivePrescriptions';

export interface UploadPrescriptionData {
  readonly orderId: string;
}

const Head = styled.div`
  display: grid;
  gap: 8px;
  max-width: 34em;
  margin-bottom: 32px;
`;

/** The checkout step after the order: a prescription for its glasses, now or later (CHK-01, RX-07). */
export function UploadPrescription({ data: { orderId } }: PageProps<UploadPrescriptionData>) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const user = useUser();
  const { reading, again } = useReading(order, { orderId }, { skip: orderId === '', quiet: true });
  // Who is nobody yet has no order either.
  const isMissing = orderId === '' || user?.userId === '' || (reading.state === 'ready' && !reading.value);
  const orders = navigation.href({ page: 'account', params: { section: 'my-orders' } });

  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Head>
        <Heading level={1}>{t('Prescription.Title')}</Heading>
        <p className="soft">{t('Prescription.Intro')}</p>
      </Head>
      {!isMissing && reading.state === 'loading' ? (
        <Skeleton fills="panel" slowText={t('Prescription.Loading')} />
      ) : null}
      {isMissing ? (
        <EmptyState
          title={t('Prescription.NoOrder')}
          actions={<ButtonLink href={orders}>{t('Prescription.ToOrders')}</ButtonLink>}
        />
      ) : null}
      {reading.state === 'failed' ? (
        <RetryNote retryText={t('Prescription.TryAgain')} onRetry={again}>
          {t('Prescription.OrderFailed')}
        </RetryNote>
      ) : null}
      {!isMissing && reading.state === 'ready' && reading.value ? (
        <GivePrescriptions key={`${reading.value.orderId} ${reading.value.lastUpdateDate}`} order={reading.value} />
      ) : null}
    </Page>
  );
}

import type { PageProps } from '@sightline/shared-lib/contracts';
import { shownOrderNumber, type Order } from '@sightline/shared-lib/domain/order';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import {
  Button,
  ButtonLink,
  Checkbox,
  Columns,
  EmptyState,
  Heading,
  Note,
  Page,
  Skeleton,
  Stack,
  Surface,
} from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { order } from '../../state/prescriptionApi';
import { PrescriptionPanel } from '../parts/PrescriptionPanel';

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
  const { navigation, site } = useServices();
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
        <Note
          tone="bad"
          live="alert"
          action={
            <Button variant="text" onClick={again}>
              {t('Prescription.TryAgain')}
            </Button>
          }
        >
          {t('Prescription.OrderFailed')}
        </Note>
      ) : null}
      {!isMissing && reading.state === 'ready' && reading.value ? (
        <Columns layout="summary">
          <LinesAndPanel order={reading.value} />
          <Surface>
            <Stack gap={3}>
              <h2 className="t2">{t('Prescription.Unsure')}</h2>
              <p>{t('Prescription.UnsureText', { phone: site.config.servicePhone })}</p>
              <ButtonLink variant="outlined" href={orders}>
                {t('Prescription.Later')}
              </ButtonLink>
            </Stack>
          </Surface>
        </Columns>
      ) : null}
    </Page>
  );
}

function LinesAndPanel({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const lines = order.lines;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(lines.map((line) => line.orderItemId)));
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <Stack gap={6}>
      <p className="strong">{t('Prescription.Order', { order: shownOrderNumber(order.orderId) })}</p>
      {lines.length > 1 ? (
        <fieldset>
          <legend className="strong">{t('Prescription.ForWhich')}</legend>
          {lines.map((line) => (
            <Checkbox
              key={line.orderItemId}
              label={line.name || line.partNumber}
              checked={chosen.has(line.orderItemId)}
              onChange={(event) => toggle(line.orderItemId, event.target.checked)}
            />
          ))}
        </fieldset>
      ) : null}
      {chosen.size > 0 ? (
        <PrescriptionPanel orderId={order.orderId} orderItemIds={[...chosen]} />
      ) : (
        <Note>{t('Prescription.ChooseOne')}</Note>
      )}
    </Stack>
  );
}

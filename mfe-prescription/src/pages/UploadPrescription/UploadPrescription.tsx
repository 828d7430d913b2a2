import { failureOf } from '@sightline/shared-lib/api/client';
import { readOrder } from '@sightline/shared-lib/api/order';
import type { PageProps } from '@sightline/shared-lib/contracts';
import { shownOrderNumber, type Order } from '@sightline/shared-lib/domain/order';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
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
import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';

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

type Reading =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly order: Order };

function useOrder(orderId: string) {
  const { client, identity } = useServices();
  const [reading, setReading] = useState<Reading>({ state: 'loading' });
  const read = useCallback(async () => {
    if (!orderId) return setReading({ state: 'missing' });
    setReading({ state: 'loading' });
    try {
      await identity.ensureIdentity();
      setReading({ state: 'ready', order: await readOrder(client, { orderId }, { skipErrorMessage: true }) });
    } catch (error) {
      const status = failureOf(error)?.status ?? 0;
      setReading({ state: status === 404 || status === 403 ? 'missing' : 'failed' });
    }
  }, [client, identity, orderId]);
  useEffect(() => void read(), [read]);
  return { reading, again: () => void read() };
}

/** The checkout step after the order: a prescription for its glasses, now or later (CHK-01, RX-07). */
export function UploadPrescription({ data: { orderId } }: PageProps<UploadPrescriptionData>) {
  const { navigation, site } = useServices();
  const { t } = useTranslation();
  const { reading, again } = useOrder(orderId);
  const orders = navigation.href({ page: 'account', params: { section: 'my-orders' } });

  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Head>
        <Heading level={1}>{t('Prescription.Title')}</Heading>
        <p className="soft">{t('Prescription.Intro')}</p>
      </Head>
      {reading.state === 'loading' ? <Skeleton fills="panel" slowText={t('Prescription.Loading')} /> : null}
      {reading.state === 'missing' ? (
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
      {reading.state === 'ready' ? (
        <Columns layout="summary">
          <LinesAndPanel order={reading.order} />
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

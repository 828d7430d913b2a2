import type { Order } from '@sightline/shared-lib/domain/order';
import { Fragment, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, ButtonLink, Icon, Note } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { waitingGlasses } from './prescriptionLines';

const Root = styled.section`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 12px;
  padding-block: 16px;
  padding-inline: 18px 20px;
  border-inline-start: 3px solid var(--warn);
  background: var(--warn-soft);
  & > .icon {
    color: var(--warn);
  }
  & .left-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 20px;
    margin-top: 14px;
  }
`;

interface PrescriptionLeftProps {
  readonly order: Order;
  readonly onAttached: () => void;
}

/** What is left for the shopper to do: the prescription, typed or as a photo (CHK-06). */
export function PrescriptionLeft({ order, onAttached }: PrescriptionLeftProps) {
  const { t } = useTranslation();
  const { site, navigation } = useServices();
  const [uploads, setUploads] = useState(false);
  const [sent, setSent] = useState(false);
  const waiting = waitingGlasses(order);
  if (sent) {
    return (
      <Note tone="good" live="status">
        {t('Confirm.Rx.Received')}
      </Note>
    );
  }
  if (waiting.length === 0 || !site.config.uploadRXFileOnOrderConfirm) return null;
  const name = [...new Set(waiting.map((item) => item.name))].join(', ');
  const isForLenses = waiting.every(({ kind }) => kind === 'contactLenses');
  const asked = isForLenses ? 'Confirm.Rx.Prescriber' : 'Confirm.Rx.Title';
  const title = t(waiting.some(({ state }) => state === 'rejected') ? 'Confirm.Rx.Back' : asked);
  // One photo is of one person's prescription: for several pairs the page asks whose is whose.
  const takesPhoto = waiting.length === 1;
  const page = navigation.href({ page: 'checkout-upload-prescription', params: { orderId: order.orderId } });
  return (
    <Root aria-label={title}>
      <Icon name="eye" />
      <div>
        <p className="strong">{title}</p>
        <p className="soft">
          {isForLenses ? t('Confirm.Rx.PrescriberText', { name }) : t('Confirm.Rx.Text', { name })}
        </p>
        <div className="left-actions">
          <ButtonLink size="small" icon="arrow" href={page}>
            {t(isForLenses ? 'Confirm.Rx.NamePrescriber' : 'Confirm.Rx.Enter')}
          </ButtonLink>
          {uploads || !takesPhoto ? null : (
            <Button size="small" variant="outlined" onClick={() => setUploads(true)}>
              {t('Confirm.Rx.Photo')}
            </Button>
          )}
        </div>
        {uploads ? (
          <div className="left-actions">
            <Fragment
              name="prescription.upload"
              props={{
                orderId: order.orderId,
                orderItemIds: waiting.map(({ orderItemId }) => orderItemId),
                onAttached: () => {
                  setSent(true);
                  onAttached();
                },
              }}
              fallback={
                <ButtonLink size="small" variant="outlined" href={page}>
                  {t('Confirm.Rx.Photo')}
                </ButtonLink>
              }
            />
          </div>
        ) : null}
      </div>
    </Root>
  );
}

import { townLine } from '@sightline/shared-lib/domain/address';
import { orderAttributes, type Order } from '@sightline/shared-lib/domain/order';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Dialog, Skeleton } from '@sightline/shared-lib/ui';
import { lazy, Suspense, useState } from 'react';

/** The form comes when somebody wants to write in it. */
const AddressChange = lazy(() => import('./AddressChange').then((file) => ({ default: file.AddressChange })));

interface DeliveredToProps {
  readonly order: Order;
  readonly onChanged: () => void;
}

/** Where an order goes, who collects it in a store, and the way to send it elsewhere while that can be (ORD-01, ORD-02). */
export function DeliveredTo({ order, onChanged }: DeliveredToProps) {
  const { orderId, lines, canChangeAddress } = order;
  const { t } = useTranslation();
  const { site } = useServices();
  const [isOpen, setOpen] = useState(false);
  const line = lines.find(({ address }) => address);
  const address = line?.address;
  if (!address) return null;
  const town = townLine({ ...address, country: address.country || site.country });
  const store = line.physicalStoreId ? address.firstName : '';
  const place = [store, [...address.addressLine].filter(Boolean).join(' '), town].filter(Boolean).join(', ');
  const { recipient } = orderAttributes(order.extendedAttributes, order.currency);
  const collector = line.physicalStoreId && recipient ? `${recipient.name} ${recipient.surname}`.trim() : '';
  return (
    <>
      {place ? <p>{t('Orders.To', { place })}</p> : null}
      {collector ? <p>{t('Orders.CollectedBy', { name: collector })}</p> : null}
      {canChangeAddress ? (
        <div className="screen-only">
          <Button variant="text" onClick={() => setOpen(true)}>
            {t('Orders.Address.Change')}
          </Button>
        </div>
      ) : null}
      <Dialog open={isOpen} title={t('Orders.Address.Title')} onDismiss={() => setOpen(false)}>
        {isOpen ? (
          <Suspense fallback={<Skeleton fills="panel" />}>
            <AddressChange
              orderId={orderId}
              address={address}
              onChanged={() => {
                setOpen(false);
                onChanged();
              }}
              onCancel={() => setOpen(false)}
            />
          </Suspense>
        ) : null}
      </Dialog>
    </>
  );
}

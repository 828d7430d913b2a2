import { townLine } from '@sightline/shared-lib/domain/address';
import { displayStoreName } from '@sightline/shared-lib/domain/store';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { SummaryList, TextLink } from '@sightline/shared-lib/ui';
import type { SummaryAnswer } from '@sightline/shared-lib/ui';

import type { DeliveryMode } from '../state/delivery';
import { useArrival } from './useArrival';

interface DeliveryAnswersProps {
  readonly cart: Cart;
  /** The way it travels; null while or when it is not known. */
  readonly mode: DeliveryMode | null;
  /** What else was answered once the order is placed, when nothing can be changed any more. */
  readonly placed?: readonly SummaryAnswer[];
}

/** Answers given so far, each with the way back to its question until the order is placed. */
export function DeliveryAnswers({ cart, mode, placed }: DeliveryAnswersProps) {
  const { t } = useTranslation();
  const { navigation, site } = useServices();
  const { arrival } = useArrival(cart);
  const [line] = cart.lines;
  const address = line?.address;
  if (!line || !address) return null;
  const collects = line.physicalStoreId !== '';
  const country = address.country || site.country;
  const name = `${address.firstName} ${address.lastName}`.trim();
  const place = [
    collects ? displayStoreName(name, country) : name,
    ...address.addressLine,
    townLine({ ...address, country }),
  ];
  const change = (term: string) =>
    placed ? null : (
      <TextLink className="reach" href={navigation.href({ page: 'checkout-shipping' })}>
        {t('Checkout.Change')}
        <span className="vh">, {term}</span>
      </TextLink>
    );
  const { recipientName = '', recipientSurname = '' } = cart.extendedAttributes;
  const promised = mode?.arrives ?? (placed ? cart.deliveryPromise : null);
  const day = promised ? arrival(promised) : (mode?.promise ?? '');
  const speedName = mode?.name || line.shipModeDescription || line.shipModeCode;
  const where = t(collects ? 'Checkout.CollectFrom' : 'Checkout.DeliverTo');
  const speed = t(collects ? 'Checkout.CollectedBy' : 'Checkout.Speed');
  return (
    <SummaryList
      answers={[
        { term: where, value: place.filter(Boolean).join(', '), action: change(where) },
        {
          term: speed,
          value: collects
            ? [`${recipientName} ${recipientSurname}`.trim(), day].filter(Boolean).join(', ')
            : [speedName, day].filter(Boolean).join(', '),
          action: change(speed),
        },
        ...(placed ?? []),
      ]}
    />
  );
}

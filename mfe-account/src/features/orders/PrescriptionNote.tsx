import type { TextKey } from '@sightline/shared-lib/contracts';
import { isOpenForPrescriptions, isStillNeeded, prescriptionItems } from '@sightline/shared-lib/domain/prescription';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink, Note } from '@sightline/shared-lib/ui';

import type { WholeOrder } from '../../account/reading/wholeOrder';
import { goodsNames } from '../../account/words/goodsNames';

/** What an order's lenses wait for: the shopper's prescription, another one, or the optician; and the way to give it (RX-07). */
export function PrescriptionNote({ order, goods }: Pick<WholeOrder, 'order' | 'goods'>) {
  const { navigation } = useServices();
  const { t, tag } = useTranslation();
  const glasses = prescriptionItems(order.lines).filter(({ kind }) => kind !== 'contactLenses');
  if (glasses.every(({ state }) => state === 'approved') || !isOpenForPrescriptions(order.orderStatus)) return null;
  const needed = glasses.filter(isStillNeeded);
  const unread = glasses.filter(({ state }) => state !== 'approved');
  const names = goodsNames(needed.length > 0 ? needed : unread, goods);
  const reasons = [...new Set(needed.flatMap(({ reason }) => reason ?? []))];
  const isRejected = needed.some(({ state }) => state === 'rejected');
  const title: TextKey = isRejected
    ? 'Orders.Prescription.Back'
    : needed.length > 0
      ? 'Orders.Prescription.Title'
      : 'Orders.Prescription.Reading';
  return (
    <section id="prescription" aria-label={t('Orders.Prescription.Label')}>
      <Note
        tone={isRejected ? 'bad' : needed.length > 0 ? 'warn' : 'plain'}
        title={t(title, { names: new Intl.ListFormat(tag).format(names) })}
        action={
          order.lookedUp ? null : (
            <ButtonLink
              icon="arrow"
              size="small"
              variant={needed.length > 0 ? 'filled' : 'outlined'}
              href={navigation.href({ page: 'checkout-upload-prescription', params: { orderId: order.orderId } })}
            >
              {t(needed.length > 0 ? 'Orders.Prescription.Open' : 'Orders.Prescription.Change')}
            </ButtonLink>
          )
        }
      >
        {reasons.map((reason) => (
          <p key={reason}>{t(`Orders.Reason.${reason}`)}</p>
        ))}
        <p>{t(needed.length > 0 ? 'Orders.Prescription.Text' : 'Orders.Prescription.ReadingText')}</p>
        {order.lookedUp && needed.length > 0 ? <p>{t('Orders.Prescription.Elsewhere')}</p> : null}
      </Note>
    </section>
  );
}

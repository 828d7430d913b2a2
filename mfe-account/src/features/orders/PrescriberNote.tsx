import type { TextKey } from '@sightline/shared-lib/contracts';
import {
  isOpenForPrescriptions,
  isStillNeeded,
  prescriberRequest,
  prescriptionItems,
} from '@sightline/shared-lib/domain/prescription';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink, Note } from '@sightline/shared-lib/ui';

import type { WholeOrder } from '../../account/reading/wholeOrder';
import { goodsNames } from '../../account/words/goodsNames';

/** Where the question stands for the shopper; `reading` where a document was sent instead of a name. */
type Stage = 'needed' | 'back' | 'named' | 'asked' | 'reading';

const SAID: Readonly<Record<Stage, { readonly tone: 'warn' | 'bad' | 'plain'; readonly title: TextKey }>> = {
  needed: { tone: 'warn', title: 'Orders.Prescriber.Title' },
  back: { tone: 'bad', title: 'Orders.Prescriber.Back' },
  named: { tone: 'plain', title: 'Orders.Prescriber.Named' },
  asked: { tone: 'plain', title: 'Orders.Prescriber.Asked' },
  reading: { tone: 'plain', title: 'Orders.Prescription.Reading' },
};

/** What an order's contact lenses wait for where the law has the shop ask their prescriber, and until when (RX-20). */
export function PrescriberNote({ order, goods }: Pick<WholeOrder, 'order' | 'goods'>) {
  const { navigation } = useServices();
  const { t, tag } = useTranslation();
  const items = prescriptionItems(order.lines).filter(
    ({ kind, state }) => kind === 'contactLenses' && state !== 'approved',
  );
  const [first] = items;
  if (!first || !isOpenForPrescriptions(order.orderStatus)) return null;
  const attributes = order.lines.find(({ orderItemId }) => orderItemId === first.orderItemId)?.extendedAttributes ?? {};
  const request = prescriberRequest((name) => attributes[name] ?? '');
  const isNeeded = isStillNeeded(first);
  const waiting: Stage = request?.state === 'named' || request?.state === 'asked' ? request.state : 'reading';
  const stage: Stage = first.state === 'rejected' ? 'back' : isNeeded ? 'needed' : waiting;
  const names = goodsNames(items, goods);
  const texts: Readonly<Record<Stage, () => string>> = {
    needed: () => t('Orders.Prescriber.Text'),
    back: () => t(first.reason ? `Orders.Reason.${first.reason}` : 'Orders.Prescriber.Text'),
    named: () => t('Orders.Prescriber.NamedText'),
    asked: () => {
      const time = new Date(request?.dueAt ?? '').toLocaleString(tag, { dateStyle: 'full', timeStyle: 'short' });
      return t('Orders.Prescriber.AskedText', { time });
    },
    reading: () => t('Orders.Prescription.ReadingText'),
  };
  return (
    <section id="prescriber" aria-label={t('Orders.Prescriber.Label')}>
      <Note
        tone={SAID[stage].tone}
        title={t(SAID[stage].title, { names: new Intl.ListFormat(tag).format(names) })}
        action={
          order.lookedUp ? null : (
            <ButtonLink
              icon="arrow"
              size="small"
              variant={isNeeded ? 'filled' : 'outlined'}
              href={navigation.href({ page: 'checkout-upload-prescription', params: { orderId: order.orderId } })}
            >
              {t(isNeeded ? 'Orders.Prescriber.Open' : 'Orders.Prescription.Change')}
            </ButtonLink>
          )
        }
      >
        <p>{texts[stage]()}</p>
        {order.lookedUp && isNeeded ? <p>{t('Orders.Prescription.Elsewhere')}</p> : null}
      </Note>
    </section>
  );
}

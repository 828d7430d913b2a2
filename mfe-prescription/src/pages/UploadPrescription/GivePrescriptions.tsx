import { RX_ITEM_LIMIT } from '@sightline/shared-lib/domain/cart';
import { shownOrderNumber, type Order } from '@sightline/shared-lib/domain/order';
import { activeGroup, isOpenForPrescriptions } from '@sightline/shared-lib/domain/prescription';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, ButtonLink, Checkbox, Note, Row, Stack } from '@sightline/shared-lib/ui';

import { AskedHeading } from '../../features/groups/AskedHeading';
import { GroupList } from '../../features/groups/GroupList';
import { itemNames } from '../../features/groups/itemNames';
import { usePrescriptionGroups } from '../../features/groups/usePrescriptionGroups';
import { FormWidth } from '../parts/formWidth';
import { PrescriberPanel } from '../parts/PrescriberPanel';
import { PrescriptionPanel } from '../parts/PrescriptionPanel';
import { WhoHelps } from './WhoHelps';

/** What an order is made to, and the prescription that is asked for now (RX-01, RX-07). */
export function GivePrescriptions({ order }: { readonly order: Order }) {
  const { navigation, site } = useServices();
  const { t, tag } = useTranslation();
  const { groups, target, isGiven, hasMoved, choose, setSame, skip, next, attached } = usePrescriptionGroups(order);
  const all = groups.prescriptionMacroGroups.flatMap(({ orderItems }) => orderItems);
  const names = itemNames(all, order.lines, t, tag);
  const isOpen = isOpenForPrescriptions(order.orderStatus);
  const active = isOpen ? activeGroup(groups) : undefined;
  const selected = active?.orderItems[active.selectedItemIndex];
  const skipped = groups.prescriptionMacroGroups.flatMap((group) => group.skippedPrescriptionItems);
  const listOf = (ids: readonly string[]) => new Intl.ListFormat(tag).format(ids.map((id) => names.get(id) ?? id));

  const current = selected?.orderItemId ?? '';
  const isForLenses = active?.kind === 'contactLenses';
  const Panel = isForLenses ? PrescriberPanel : PrescriptionPanel;

  const toOrder = (
    <ButtonLink
      variant="outlined"
      href={navigation.href({ page: 'checkout-order-confirmation', params: { orderId: order.orderId } })}
    >
      {t('Prescription.ToOrder')}
    </ButtonLink>
  );
  if (all.length === 0) {
    return (
      <Stack>
        <Note>{t('Prescription.NothingNeeded')}</Note>
        <div>{toOrder}</div>
      </Stack>
    );
  }
  const others = active?.orderItems.filter(
    ({ orderItemId }) => !active.completedPrescriptionItems.includes(orderItemId) && orderItemId !== current,
  );
  return (
    <Stack gap={8}>
      <p className="strong">{t('Prescription.Order', { order: shownOrderNumber(order.orderId) })}</p>
      {groups.isRXProductsLimitExceeded ? (
        <Note tone="warn">{t('Prescription.TooMany', { limit: RX_ITEM_LIMIT })}</Note>
      ) : null}
      <FormWidth>
        <Stack gap={8}>
          <GroupList groups={groups} names={names} onChoose={isOpen ? choose : undefined} />
        </Stack>
      </FormWidth>
      {selected && active ? (
        <Stack gap={6}>
          <AskedHeading key={`asked ${current}`} focused={hasMoved}>
            {t('Prescription.For', { names: listOf(target) })}
          </AskedHeading>
          {!isGiven && !isForLenses && others && others.length > 0 ? (
            <Checkbox
              label={t('Prescription.SameForAll')}
              checked={active.isSamePrescriptionSelected}
              onChange={(event) => setSame(event.target.checked)}
            />
          ) : null}
          <Panel
            key={current}
            orderId={order.orderId}
            orderItemIds={target}
            onAttached={attached}
            otherwise={
              <Row>
                {isGiven ? (
                  <Button icon="arrow" onClick={next}>
                    {t('Prescription.Next')}
                  </Button>
                ) : (
                  <Button variant="outlined" onClick={skip}>
                    {t('Prescription.Skip')}
                  </Button>
                )}
              </Row>
            }
          />
          <WhoHelps />
        </Stack>
      ) : (
        <FormWidth>
          <Stack>
            <AskedHeading focused={hasMoved}>
              {t(skipped.length > 0 ? 'Prescription.DoneForNow' : 'Prescription.Done')}
            </AskedHeading>
            <Note tone={skipped.length > 0 ? 'warn' : 'good'} live="status">
              {isOpen
                ? skipped.length > 0
                  ? t('Prescription.DoneForNowText', { names: listOf(skipped) })
                  : t('Prescription.DoneText')
                : t('Prescription.Closed', { phone: site.config.servicePhone })}
            </Note>
            <div>{toOrder}</div>
          </Stack>
        </FormWidth>
      )}
    </Stack>
  );
}

import { failureOf } from '@sightline/shared-lib/api/client';
import type { PageProps } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { EmptyState, Heading, Page, Row, Skeleton, Stack, TextLink } from '@sightline/shared-lib/ui';

import { CartFailure } from '../../parts/CartFailure';
import { CheckoutSteps } from '../../parts/CheckoutSteps';
import { useOrderQuery } from '../../state/api';
import { PlacedOrder } from './PlacedOrder';

/** Thanks, the number, what is left to do, what happens when (CHK-06). */
export function Confirmation({ request }: PageProps<null>) {
  const { t } = useTranslation();
  const { navigation } = useServices();
  const user = useUser();
  const orderId = request.params.orderId ?? '';
  // A prescription that was given meanwhile on its page is not in what was read before.
  const skip = !user?.userId || orderId === '';
  const order = useOrderQuery({ orderId }, { skip, refetchOnMountOrArgChange: true });
  const failure = failureOf(order.error);
  const nowhere = user !== null && (orderId === '' || !user.userId || failure?.status === 404);
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Stack gap={8}>
        <CheckoutSteps current={2} />
        {order.data && order.data.orderStatus !== 'P' ? (
          <PlacedOrder order={order.data} onAttached={() => void order.refetch()} />
        ) : (
          <Stack>
            <Heading level={1} size="d3">
              {t('Confirm.Title')}
            </Heading>
            {nowhere || order.data ? (
              <EmptyState
                title={t('Confirm.Nowhere')}
                actions={
                  <Row>
                    <TextLink href={navigation.href({ page: 'order-lookup', params: { orderId } })}>
                      {t('Confirm.Track')}
                    </TextLink>
                    <TextLink href={navigation.href({ page: 'account', params: { section: 'my-orders' } })}>
                      {t('Confirm.ToOrders')}
                    </TextLink>
                  </Row>
                }
              >
                {t('Confirm.NowhereText')}
              </EmptyState>
            ) : null}
            {order.isError && !nowhere ? <CartFailure failure={failure} onRetry={() => void order.refetch()} /> : null}
            {!nowhere && !order.isError && !order.data ? <Skeleton fills="panel" /> : null}
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

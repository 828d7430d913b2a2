import type { PageKind, PageProps } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Breadcrumb, ButtonLink, EmptyState, Heading, Page, Skeleton } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { Failed } from '../../account/parts/Failed';
import { order } from '../../account/reading/accountApi';
import { ReturnDone } from '../../features/returns/ReturnDone';
import { ReturnSelect } from '../../features/returns/ReturnSelect';

export interface OrderReturnData {
  readonly kind: PageKind;
  readonly orderId: string;
}

const Body = styled.div`
  max-width: 44em;
  &:has(> [data-layout]) {
    max-width: none;
  }
  & > h1 {
    margin-bottom: 24px;
  }
`;

/** The pages of a return: what comes back, and afterwards its number and label (RET-02). */
export function OrderReturn({ data: { kind, orderId } }: PageProps<OrderReturnData>) {
  const { navigation, site, reportFailure } = useServices();
  const { t } = useTranslation();
  const user = useUser();
  const { catalogId, currency } = site;
  const { reading, again } = useReading(order, { orderId, catalogId, currency }, { skip: orderId === '' });
  const found = reading.state === 'ready' ? reading.value : null;
  // Who is nobody yet has no order either.
  const isMissing = user?.userId === '' || (reading.state === 'ready' && !found);
  const isGuest = user !== null && !user.userLoggedIn;
  const orders = isGuest
    ? navigation.href({ page: 'order-lookup', params: { orderId } })
    : navigation.href({ page: 'account', params: { section: 'my-orders' } });
  const isSelect = kind === 'order-return-select';
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Breadcrumb
        items={[
          { label: t(isGuest ? 'Lookup.Title' : 'Account.Title.My-orders'), href: orders },
          { label: t(isSelect ? 'Returns.Title' : 'Returns.Done') },
        ]}
      />
      <Body>
        <Heading level={1}>{t(isSelect ? 'Returns.Title' : 'Returns.Done')}</Heading>
        {isMissing ? (
          <EmptyState
            title={t(isGuest ? 'Orders.UnknownHere' : 'Orders.Unknown')}
            actions={<ButtonLink href={orders}>{t(isGuest ? 'Orders.UnknownHereOpen' : 'Orders.ToAll')}</ButtonLink>}
          >
            {t(isGuest ? 'Orders.UnknownHereText' : 'Orders.UnknownText')}
          </EmptyState>
        ) : reading.state === 'loading' ? (
          <Skeleton fills="panel" slowText={t('Orders.SlowOne')} />
        ) : null}
        {!isMissing && reading.state === 'failed' ? <Failed what={t('Orders.FailedOne')} onAgain={again} /> : null}
        {!isMissing && found && isSelect ? (
          <ReturnSelect
            {...found}
            onAnnounced={() => {
              again();
              navigation
                .navigate(navigation.href({ page: 'order-return-confirm', params: { orderId } }))
                .catch(reportFailure);
            }}
          />
        ) : null}
        {!isMissing && found && !isSelect ? <ReturnDone {...found} onChanged={again} /> : null}
      </Body>
    </Page>
  );
}

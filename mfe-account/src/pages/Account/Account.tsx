import type { PageProps } from '@sightline/shared-lib/contracts';
import { shownOrderNumber } from '@sightline/shared-lib/domain/order';
import { Fragment, useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Breadcrumb, ButtonLink, Columns, EmptyState, Heading, Page, Skeleton } from '@sightline/shared-lib/ui';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { AccountNav } from './AccountNav';
import type { ShownSection } from './sections';
import { LoginForm } from '../../features/signIn/LoginForm';
import { NewHere } from '../../features/signIn/NewHere';
import { ProviderLinks } from '../../features/signIn/ProviderLinks';
import { keyPart } from '../../account/words/keyPart';

export interface AccountData {
  readonly section: ShownSection;
  /** Order asked for; empty for the list. */
  readonly id: string;
  /** This page's own address, to come back to after signing in. */
  readonly address: string;
}

const Dashboard = lazy(() =>
  import(/* webpackChunkName: "account-own" */ './Dashboard').then((file) => ({ default: file.Dashboard })),
);
const Orders = lazy(() =>
  import(/* webpackChunkName: "account-my-orders" */ '../../features/orders/Orders').then((file) => ({
    default: file.Orders,
  })),
);
const OrderDetail = lazy(() =>
  import('../../features/orders/OrderDetail').then((file) => ({ default: file.OrderDetail })),
);
const Profile = lazy(() =>
  import(/* webpackChunkName: "account-my-profile" */ '../../features/profile/Profile').then((file) => ({
    default: file.Profile,
  })),
);
const Password = lazy(() =>
  import(/* webpackChunkName: "account-password" */ '../../features/profile/Password').then((file) => ({
    default: file.Password,
  })),
);
const AddressBook = lazy(() =>
  import(/* webpackChunkName: "account-address-book" */ '../../features/profile/AddressBook').then((file) => ({
    default: file.AddressBook,
  })),
);
const PaymentMethods = lazy(() =>
  import(/* webpackChunkName: "account-payment-methods" */ '../../features/wallet/PaymentMethods').then((file) => ({
    default: file.PaymentMethods,
  })),
);
const PersonalData = lazy(() =>
  import(/* webpackChunkName: "account-personal-data-collection" */ '../../features/profile/PersonalData').then(
    (file) => ({ default: file.PersonalData }),
  ),
);
const Prescriptions = lazy(() =>
  import(/* webpackChunkName: "account-prescriptions" */ '../../features/prescriptions/Prescriptions').then((file) => ({
    default: file.Prescriptions,
  })),
);
const MyEyewear = lazy(() =>
  import(/* webpackChunkName: "account-my-eyewear" */ '../../features/eyewear/MyEyewear').then((file) => ({
    default: file.MyEyewear,
  })),
);
const Reminders = lazy(() =>
  import(/* webpackChunkName: "account-order-reminder" */ '../../features/reminders/Reminders').then((file) => ({
    default: file.Reminders,
  })),
);
const Newsletter = lazy(() =>
  import(/* webpackChunkName: "account-newsletter-preference" */ '../../features/profile/Newsletter').then((file) => ({
    default: file.Newsletter,
  })),
);
const BuyerOrganizations = lazy(() =>
  import(/* webpackChunkName: "account-organization" */ '../../features/organization/BuyerOrganizations').then(
    (file) => ({ default: file.BuyerOrganizations }),
  ),
);
const Saved = lazy(() =>
  import(/* webpackChunkName: "account-wishlist" */ '../../features/wishlist/SavedFrames').then((file) => ({
    default: file.SavedFrames,
  })),
);

const Body = styled.div`
  & > h1 {
    margin-bottom: 24px;
  }
  /* A greeting belongs to the title. */
  & > h1:has(+ * > .greeting) {
    margin-bottom: 8px;
  }
  & > .account-lead {
    margin: -12px 0 24px;
  }
  /* On paper nothing stands beside it. */
  @media print {
    grid-column: 1 / -1;
  }
`;

/** The account area: sections left, the one asked for right; signing in happens in its place (ACC-01, ROUTE-03). */
export function Account({ data }: PageProps<AccountData>) {
  const { section, id, address } = data;
  const { navigation } = useServices();
  const { t } = useTranslation();
  const user = useUser();
  const [about, setAbout] = useState({ id: '', title: '', isNews: false });
  const tell = useCallback((words: string, isNews: boolean) => setAbout({ id, title: words, isNews }), [id]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (about.isNews) heading.current?.focus();
  }, [about]);
  const guarded = section !== 'missing';
  const closed = guarded && user !== null && !user.userLoggedIn;
  const fixed = id ? t('Orders.Named', { number: shownOrderNumber(id) }) : t(`Account.Title.${keyPart(section)}`);
  const title = closed ? t('SignIn.Title') : id && about.id === id ? about.title : fixed;
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Columns layout="account">
        <AccountNav current={section} signedIn={Boolean(user?.userLoggedIn)} />
        <Body>
          {id && !closed ? (
            <Breadcrumb
              items={[
                {
                  label: t('Account.Title.My-orders'),
                  href: navigation.href({ page: 'account', params: { section: 'my-orders' } }),
                },
                { label: shownOrderNumber(id) },
              ]}
            />
          ) : null}
          <Heading level={1} ref={heading}>
            {title}
          </Heading>
          {closed ? (
            <Gate address={address} />
          ) : guarded && !user ? (
            <Skeleton fills="panel" />
          ) : (
            <Suspense fallback={<Skeleton fills="panel" />}>
              <SectionBody section={section} id={id} onTitle={tell} />
            </Suspense>
          )}
        </Body>
      </Columns>
    </Page>
  );
}

/** Signing in where the section would be; the page then shows what was asked for (ACC-01). */
function Gate({ address }: { readonly address: string }) {
  const { navigation } = useServices();
  return (
    <>
      <div className="account-lead">
        <NewHere href={navigation.href({ page: 'sign-in', params: { step: 'register' }, query: { next: address } })} />
      </div>
      <LoginForm onSignedIn={() => undefined} />
      <ProviderLinks next={address} />
    </>
  );
}

interface SectionBodyProps {
  readonly section: ShownSection;
  readonly id: string;
  readonly onTitle: (title: string, isNews: boolean) => void;
}

function SectionBody({ section, id, onTitle }: SectionBodyProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  if (section === 'dashboard') return <Dashboard />;
  if (section === 'my-orders') return id ? <OrderDetail key={id} orderId={id} onTitle={onTitle} /> : <Orders />;
  if (section === 'my-profile') return <Profile />;
  if (section === 'password') return <Password />;
  if (section === 'address-book') return <AddressBook />;
  if (section === 'payment-methods') return <PaymentMethods />;
  if (section === 'prescriptions') return <Prescriptions />;
  if (section === 'my-eyewear') return <MyEyewear />;
  if (section === 'order-reminder') return <Reminders />;
  if (section === 'newsletter-preference') return <Newsletter />;
  if (section === 'personal-data-collection') return <PersonalData />;
  if (section === 'organization') return <BuyerOrganizations />;
  if (section === 'wishlist') return <Saved />;
  if (section === 'my-stores')
    return (
      <>
        <Fragment name="stores.appointments" props={{}} fallback={null} />
        <Fragment name="stores.favourites" props={{}} fallback={<Skeleton fills="panel" />} />
      </>
    );
  return (
    <EmptyState
      title={t('Account.Missing')}
      actions={<ButtonLink href={navigation.href({ page: 'account' })}>{t('Account.ToOverview')}</ButtonLink>}
    >
      {t('Account.MissingText')}
    </EmptyState>
  );
}

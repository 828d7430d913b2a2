import type { Contact } from '@sightline/shared-lib/domain/person';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Button, Columns, Heading, Note, OrLine, Page, Skeleton, Stack } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { DeliveryForm } from '../../features/delivery/DeliveryForm';
import { ExpressPay } from '../../features/express/ExpressPay';
import { CartFailure } from '../../parts/CartFailure';
import { CheckoutSteps } from '../../parts/CheckoutSteps';
import { SummaryColumn, SummaryFold, SummaryFoldPlace } from '../../parts/OrderSummary';
import { useNotLoading } from '../../parts/useNotLoading';
import { useUsableContactsQuery } from '../../state/api';
import { rereadCart } from '../../state/rereadCart';
import { mustSignIn } from '../../state/mustSignIn';
import { useCheckoutCart } from '../../state/useCheckoutCart';

/** Steps and form share one column of 640 px. */
const Column = styled.div`
  display: grid;
  gap: 32px;
  max-width: 640px;
`;

/** Title and the way through PayPal: nearer to each other than to the form. */
const Head = styled.div`
  display: grid;
  gap: 10px;
  margin-bottom: 4px;
  & p + p {
    margin-top: 10px;
  }
`;

const NONE: readonly Contact[] = [];

/** First step of checkout: who and where (CHK-01 to CHK-03). */
export function Shipping() {
  const { t } = useTranslation();
  const services = useServices();
  const { site, navigation, commands } = services;
  const notLoading = useNotLoading();
  const user = useUser();
  const view = useCheckoutCart('checkout-shipping');
  const signedIn = Boolean(user?.userLoggedIn);
  const asksAccount = user !== null && mustSignIn(site, user);
  const cart = view.status === 'ready' ? view.cart : null;
  const book = useUsableContactsQuery({ orderId: cart?.orderId ?? '' }, { skip: !signedIn || !cart });
  const contacts = (signedIn ? book.data : null) ?? NONE;
  const isOpen = cart !== null && !asksAccount && !(signedIn && book.isLoading);
  const goOn = async () => {
    // The next step looks at the cart to know whether it may be open.
    await rereadCart(services);
    await navigation.navigate(navigation.href({ page: 'checkout-payment' }));
  };
  const signIn = () => void commands.run('account.signIn', {}).catch(notLoading);
  return (
    <Page as="main" id="main" tabIndex={-1}>
      {cart ? <SummaryFold order={cart} /> : view.status === 'loading' ? <SummaryFoldPlace /> : null}
      <Columns layout="summary">
        <Column>
          <CheckoutSteps current={0} />
          <Head>
            <Heading level={1} size="d3">
              {t('Checkout.Delivery')}
            </Heading>
            {isOpen ? (
              <ExpressPay cart={cart}>
                <OrLine>{t('Express.Or')}</OrLine>
              </ExpressPay>
            ) : null}
          </Head>
          {isOpen ? (
            <DeliveryForm cart={cart} contacts={contacts} onDone={goOn} />
          ) : (
            <Stack>
              {view.status === 'failed' ? <CartFailure failure={view.failure} onRetry={view.retry} /> : null}
              {cart && asksAccount ? (
                <Note
                  title={t('Checkout.MustSignIn.Title')}
                  action={<Button onClick={signIn}>{t('Checkout.SignIn')}</Button>}
                >
                  {t('Checkout.MustSignIn.Text')}
                </Note>
              ) : null}
              {view.status === 'loading' || (cart && !asksAccount) ? <Skeleton fills="panel" /> : null}
            </Stack>
          )}
        </Column>
        {cart ? <SummaryColumn order={cart} wideOnly /> : null}
      </Columns>
    </Page>
  );
}

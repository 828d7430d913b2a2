import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Steps } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

/** As wide as the forms, also where there is none. */
const Root = styled.div`
  max-width: 640px;
  /* The order is in: the line is drawn to its end. */
  &[data-complete] li[aria-current]::after {
    inset-inline-end: 0;
  }
`;

/** Where one is between bag and confirmation; finished steps lead back, a placed order does not (CHK-01). */
export function CheckoutSteps({ current }: { readonly current: 0 | 1 | 2 }) {
  const { t } = useTranslation();
  const { navigation } = useServices();
  const placed = current === 2;
  return (
    <Root data-complete={placed ? '' : undefined}>
      <Steps
        label={t('Checkout.Steps')}
        current={current}
        steps={[
          {
            label: t('Checkout.Delivery'),
            ...(placed ? {} : { href: navigation.href({ page: 'checkout-shipping' }) }),
          },
          { label: t('Checkout.Payment'), ...(placed ? {} : { href: navigation.href({ page: 'checkout-payment' }) }) },
          { label: t('Checkout.Confirmation') },
        ]}
      />
    </Root>
  );
}

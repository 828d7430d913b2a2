import type { Cart, Contact, PaymentMethod } from '@sightline/shared-lib/domain';
import { formatMoney, isCard, offeredMethods } from '@sightline/shared-lib/domain';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Button, Heading, Note, RadioRows, Skeleton, TextLink } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { CartFailure } from '../../parts/CartFailure';
import { FormSummary } from '../../parts/FormSummary';
import { failureIn, usePaymentMethodsQuery } from '../../state/api';
import { BillingSection } from './BillingSection';
import { CardFields } from './CardFields';
import type { CardFieldsHandle } from './CardFields';
import { ChallengeDialog } from './ChallengeDialog';
import { useBilling } from './useBilling';
import { usePaying } from './usePaying';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  & > .pay-methods {
    display: grid;
    gap: 12px;
  }
  & .row-open {
    padding-top: 10px;
  }
  & > .pay-end {
    display: grid;
    gap: 14px;
    padding-top: 20px;
    border-top: 1px solid var(--line);
  }
`;

const BRANDS: Partial<Record<PaymentMethod, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'Amex',
  DISCOVER: 'Discover',
  JCB: 'JCB',
};

interface PaymentFormProps {
  readonly cart: Cart;
  readonly contacts: readonly Contact[];
  /** Working days until everything is there, kept for the confirmation. */
  readonly latestDays: number | null;
  readonly onPaying: (isPaying: boolean) => void;
}

/** How it is paid; what fails is said on top, what was typed stays (PAY-01 to PAY-05, CHK-04, CHK-05). */
export function PaymentForm({ cart, contacts, latestDays, onPaying }: PaymentFormProps) {
  const { t, tag } = useTranslation();
  const { site, navigation } = useServices();
  const user = useUser();
  const card = useRef<CardFieldsHandle>(null);
  const note = useRef<HTMLDivElement>(null);
  const billing = useBilling(cart, contacts);
  const { pay, stage, problem, challenge, setProblem, isPaying } = usePaying(cart, card);
  const [settling, setSettling] = useState(false);
  const [tries, setTries] = useState(0);
  const [chosen, setChosen] = useState<'card' | 'COD' | null>(null);
  const usable = usePaymentMethodsQuery({ orderId: cart.orderId, totalMinor: cart.grandTotal.minor });
  const offered = offeredMethods(site.config.availablePaymentMethods, usable.data ?? []);
  const cards = offered.filter(isCard);
  const cash = offered.includes('COD');
  const method = chosen ?? (cards.length > 0 ? 'card' : 'COD');

  useEffect(() => onPaying(isPaying), [isPaying, onPaying]);
  useEffect(() => {
    if (problem) note.current?.focus();
  }, [problem]);

  if (usable.isError && !usable.data) {
    return <CartFailure failure={failureIn(usable.error)} onRetry={() => void usable.refetch()} />;
  }
  const total = formatMoney(cart.grandTotal, tag);
  const [line] = cart.lines;
  const email = line?.physicalStoreId
    ? (cart.extendedAttributes.recipientEmail ?? '')
    : (line?.address?.email1 ?? user?.details?.email1 ?? '');
  const submit = async () => {
    if (isPaying || settling) return;
    setTries((count) => count + 1);
    setSettling(true);
    const settled = await billing.settle();
    setSettling(false);
    if (settled.ok) await pay({ method, billingAddressId: settled.addressId, email, latestDays });
    else if (!settled.invalid) setProblem('offline');
  };
  const errors = billing.fields.flatMap(({ name }) => {
    const message = billing.form.formState.errors[name]?.message;
    return message ? [{ fieldId: `billing-${name}`, message }] : [];
  });
  const rows = [
    ...(cards.length > 0
      ? [
          {
            value: 'card',
            label: <span className="strong">{t('Pay.Card')}</span>,
            aside: <span className="small soft">{cards.flatMap((one) => BRANDS[one] ?? []).join(', ')}</span>,
            children: <CardFields ref={card} onSubmit={() => void submit()} />,
          },
        ]
      : []),
    ...(cash
      ? [{ value: 'COD', label: <span className="strong">{t('Pay.Cash')}</span>, hint: t('Pay.CashHint') }]
      : []),
  ];
  return (
    <Root
      noValidate
      aria-busy={isPaying || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="pay-methods">
        <Heading level={1} size="d3">
          {t('Checkout.Payment')}
        </Heading>
        {problem ? (
          <Note ref={note} tabIndex={-1} tone="bad" live="alert" title={t(`Pay.Problem.${problem}.Title`)}>
            {t(`Pay.Problem.${problem}.Text`)}
          </Note>
        ) : null}
        <FormSummary tries={tries} errors={errors} />
        {usable.isLoading ? <Skeleton fills="panel" /> : null}
        {usable.data && rows.length === 0 ? (
          <Note tone="warn" title={t('Pay.NoMethod')}>
            {t('Pay.NoMethodText', { phone: site.config.servicePhone })}
          </Note>
        ) : null}
        {rows.length > 0 ? (
          <RadioRows
            legend={t('Pay.How')}
            legendHidden
            name="payment"
            value={method}
            onChange={(event) => setChosen(event.target.value === 'COD' ? 'COD' : 'card')}
            rows={rows}
          />
        ) : null}
      </div>
      <BillingSection billing={billing} />
      <div className="pay-end">
        <p className="small soft">
          {t('Pay.TermsBefore')} <TextLink href={navigation.localise('/c/terms')}>{t('Pay.Terms')}</TextLink>
          {t('Pay.TermsAfter')}
        </p>
        <Button type="submit" wide busy={isPaying || settling} amount={total}>
          {t(isPaying || settling ? 'Pay.Paying' : 'Pay.Place')}
        </Button>
        <output className="small soft" aria-live="polite">
          {stage === 'authentication' || stage === 'challenge' ? t('Pay.Stage.Bank') : null}
          {stage === 'placing' ? t('Pay.Stage.Placing') : null}
        </output>
      </div>
      {challenge ? <ChallengeDialog enrolment={challenge.enrolment} onEnd={challenge.end} /> : null}
    </Root>
  );
}

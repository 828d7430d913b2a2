import { failureOf } from '@sightline/shared-lib/api/client';
import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { hasWithdrawalForm, lensPolicy } from '@sightline/shared-lib/domain/return';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Button, Heading, Note, Skeleton, TextLink } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { CartFailure } from '../../parts/CartFailure';
import { OrderedGoods } from '../../parts/OrderSummary';
import { partnerName } from '../../state/partnerPayment';
import { amountDue, cartPaidBy } from './amountDue';
import { BillingSection } from './BillingSection';
import { payWithSheet } from './applePaySheet';
import { ChallengeDialog } from './ChallengeDialog';
import { leaveForPartner } from './leaveForPartner';
import { MethodRows } from './MethodRows';
import type { Billing } from './useBilling';
import type { Methods } from './useMethods';
import type { Paying } from './usePaying';

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

interface PaymentFormProps {
  readonly cart: Cart;
  /** Whom it is billed to; a placed order is billed as it was. */
  readonly billing: Billing | null;
  /** How it may be paid, and how it is to be paid, which may cost something. */
  readonly methods: Methods;
  /** The payment, which the page holds still for. */
  readonly paying: Paying;
}

const LEAVING = { PAYPAL: 'Pay.ToPayPal', AFFIRM: 'Pay.ToAffirm' } as const;

/** How it is paid; what fails is said on top, what was typed stays (PAY-01 to PAY-05, CHK-04, CHK-05). */
export function PaymentForm({ cart, billing, methods, paying }: PaymentFormProps) {
  const { t, tag } = useTranslation();
  const services = useServices();
  const { site, navigation } = services;
  const user = useUser();
  const note = useRef<HTMLDivElement>(null);
  const { pay, hold, stage, problem, challenge, setProblem, forgetMethodProblem, isPaying, isAgain } = paying;
  const [settling, setSettling] = useState(false);
  const [keeps, setKeeps] = useState(false);
  const { usable, choice } = methods;

  useEffect(() => {
    if (problem) note.current?.focus();
  }, [problem]);

  if (usable.isError && !usable.data) {
    return <CartFailure failure={failureOf(usable.error)} onRetry={() => void usable.refetch()} />;
  }
  const due = amountDue(cart, choice, site);
  const total = formatMoney(due, tag);
  const { orderId } = cart;
  const [line] = cart.lines;
  const { recipientName = '', recipientSurname = '', recipientEmail = '' } = cart.extendedAttributes;
  // Collected from a store, the line's address is the store's.
  const [email, ...names] = line?.physicalStoreId
    ? [recipientEmail, recipientName, recipientSurname]
    : [line?.address?.email1 ?? user?.details?.email1 ?? '', line?.address?.firstName, line?.address?.lastName];
  const leaves = (choice === 'PAYPAL' || choice === 'AFFIRM') && !methods.isApproved(choice) ? choice : null;
  // Nothing is paid before it is seen how.
  const isHeld = isPaying || settling || methods.isLoading;
  const holder = names.filter(Boolean).join(' ');
  /** Where the order is billed to; null where that cannot be, which is told. */
  const billed = async (): Promise<string | null> => {
    setSettling(true);
    const settled = (await billing?.settle()) ?? ({ ok: true, addressId: '' } as const);
    setSettling(false);
    if (settled.ok) return settled.addressId;
    if (!settled.invalid) setProblem('offline');
    return null;
  };
  const submit = async () => {
    if (isHeld) return;
    // The sheet may only be opened while the press of the button is being handled: what it is billed to is judged before, and stored after.
    if (choice === 'APPLE_PAY' && (billing?.passes() ?? true)) {
      payWithSheet(services, cart, async (sheet) => {
        const billingAddressId = await billed();
        if (billingAddressId === null) return false;
        return pay({ orderId, method: choice, billingAddressId, email, sheet, total: due });
      });
      return;
    }
    const billingAddressId = await billed();
    if (billingAddressId === null) return;
    if (leaves) {
      await hold(() => leaveForPartner(services, { partner: leaves, orderId, billingAddressId, email, isAgain }));
      return;
    }
    const saved = methods.saved.find(({ cardId }) => choice === `saved:${cardId}`);
    const wish = { orderId, billingAddressId, email, total: due };
    if (saved) await pay({ ...wish, method: 'saved', savedCard: { cardId: saved.cardId, brand: saved.brand } });
    else if (choice === 'card') await pay({ ...wish, method: 'card', ...(keeps ? { keepCardFor: holder } : {}) });
    else await pay({ ...wish, method: choice as Exclude<typeof choice, `saved:${string}`> });
  };
  const nothing = usable.data !== undefined && methods.cards.length === 0 && methods.others.length === 0;
  const button =
    isPaying || settling
      ? 'Pay.Paying'
      : leaves
        ? LEAVING[leaves]
        : isAgain
          ? 'PayAgain.Pay'
          : choice === 'COD'
            ? 'Pay.PlaceCash'
            : 'Pay.Place';
  return (
    <Root
      method="post"
      data-enhanced=""
      noValidate
      aria-busy={isPaying || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="pay-methods">
        {isAgain ? null : (
          <Heading level={1} size="d3">
            {t('Checkout.Payment')}
          </Heading>
        )}
        {problem ? (
          <Note
            ref={note}
            tabIndex={-1}
            tone="bad"
            live="alert"
            title={t(`Pay.Problem.${problem}.Title`)}
            action={
              problem === 'stock' ? (
                <TextLink href={navigation.href({ page: 'cart' })}>{t('Cart.Title')}</TextLink>
              ) : null
            }
          >
            {t(`Pay.Problem.${problem}.Text`)}
          </Note>
        ) : null}
        {billing?.form.summary}
        {methods.isLoading ? <Skeleton fills="panel" /> : null}
        {nothing ? (
          <Note tone="warn" title={t('Pay.NoMethod')}>
            {t('Pay.NoMethodText', { phone: site.config.servicePhone })}
          </Note>
        ) : null}
        {nothing || methods.isLoading ? null : (
          <MethodRows
            cart={cart}
            methods={methods}
            card={paying.card}
            klarna={paying.klarna}
            keeps={keeps}
            onKeep={setKeeps}
            onChoose={(next) => {
              methods.choose(next);
              forgetMethodProblem();
            }}
            onSubmit={() => void submit()}
          />
        )}
      </div>
      {billing ? <BillingSection billing={billing} /> : null}
      <div className="pay-end">
        {isAgain ? null : (
          <p className="small soft">
            {t('Pay.TermsBefore')} <TextLink href={navigation.localise('/c/terms')}>{t('Pay.Terms')}</TextLink>.{' '}
            {hasWithdrawalForm(site.country) ? (
              <>
                <TextLink href={navigation.localise('/c/withdrawal')}>{t('Pay.Withdrawal')}</TextLink>.{' '}
              </>
            ) : null}
            {lensPolicy(LOCALE_FACTS[site.locale].language)}
          </p>
        )}
        {!isAgain && hasWithdrawalForm(site.country) ? (
          <OrderedGoods order={cartPaidBy(cart, choice, site)} title={t('Pay.Goods')} />
        ) : null}
        <Button type="submit" wide busy={isHeld} amount={total}>
          {t(button)}
        </Button>
        <output className="small soft" aria-live="polite">
          {stage === 'authentication' || stage === 'challenge' ? t('Pay.Stage.Bank') : null}
          {stage === 'instruction' && leaves ? t('Pay.Stage.Partner', { partner: partnerName(leaves) }) : null}
          {stage === 'placing' ? t('Pay.Stage.Placing') : null}
        </output>
      </div>
      {challenge ? <ChallengeDialog enrolment={challenge.enrolment} onEnd={challenge.end} /> : null}
    </Root>
  );
}

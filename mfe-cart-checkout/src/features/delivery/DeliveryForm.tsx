import { failureOf } from '@sightline/shared-lib/api/client';
import type { TextKey } from '@sightline/shared-lib/contracts';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import type { Contact } from '@sightline/shared-lib/domain/person';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { isEyewear } from '@sightline/shared-lib/domain/product';
import { useFieldValue } from '@sightline/shared-lib/forms';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Button, Form, Note, RadioRows, Skeleton } from '@sightline/shared-lib/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';

import { isWorn } from '../../state/lineProduct';
import { lensesTake, waitsWhole } from '../../state/pieces';
import { useDeliverMutation, useDeliveryChoicesQuery } from '../../state/api';
import { storeOf } from '../../state/store';
import { useLineProducts } from '../../state/useLineProducts';
import { CartFailure } from '../../parts/CartFailure';
import { PrescriberHint } from '../../parts/PrescriberHint';
import { useArrival } from '../../parts/useArrival';
import { useSignedInAgain } from '../../parts/useSignedInAgain';
import { AddressSection } from './AddressSection';
import { CollectSection } from './CollectSection';
import { ContactSection } from './ContactSection';
import { SpeedSection } from './SpeedSection';
import { deliveryProblem } from './deliveryProblem';
import { contactFieldsOf, deliveryInput, offeredModes } from './deliveryValues';
import { useDeliveryForm } from './useDeliveryForm';
import { useKeptStore } from './useKeptStore';

const Root = styled(Form)`
  & > .delivery-head {
    display: grid;
    gap: 16px;
  }
  & > .delivery-head:empty {
    display: none;
  }
  & .rows-title {
    margin-bottom: 12px;
  }
  & .rows-missing {
    margin-bottom: 12px;
  }
  & .rows-after {
    margin-top: 8px;
  }
`;

interface DeliveryFormProps {
  readonly cart: Cart;
  readonly contacts: readonly Contact[];
  readonly onDone: () => Promise<void>;
}

/** Who, where, how fast; what is typed stays until the order is placed (CHK-03). */
export function DeliveryForm({ cart, contacts, onDone }: DeliveryFormProps) {
  const { t, tag } = useTranslation();
  const services = useServices();
  const { site } = services;
  const { isDay, arrival } = useArrival(cart);
  const user = useUser();
  const [store, keepStore] = useKeptStore(cart);
  const { form, fields } = useDeliveryForm(cart, contacts, store);
  const [deliver, saving] = useDeliverMutation();
  const [problem, setProblem] = useState<TextKey | null>(null);
  useSignedInAgain(() => setProblem((current) => (current === 'Checkout.Problem.Session' ? null : current)));
  const choices = useDeliveryChoicesQuery({ orderId: cart.orderId, currency: site.currency });
  const collects = useFieldValue(form, 'method') === 'collect';
  const wanted = useFieldValue(form, 'shipModeId');
  const partNumbers = useMemo(() => [...new Set(cart.lines.map((line) => line.partNumber))], [cart.lines]);
  const { products } = useLineProducts(cart.lines);
  const canTryOn = partNumbers.every((partNumber) => isWorn(products.get(partNumber)));
  const isFitted = cart.lines.some(({ partNumber }) => isEyewear(products.get(partNumber)?.type ?? null));

  if (choices.isError && !choices.data) {
    return <CartFailure failure={failureOf(choices.error)} onRetry={() => void choices.refetch()} />;
  }
  if (!choices.data) return <Skeleton fills="panel" />;
  // Without a store locator there is no branch to collect from (STOR-06).
  const pickUp = site.config.isStoreLocatorEnabled ? choices.data.pickUp : null;
  const modes = offeredModes(choices.data.modes, site.config.availableShippingMethods);
  const mode = modes.find(({ shipModeId }) => shipModeId === wanted) ?? modes[0];

  const submit = form.submit(async (values) => {
    setProblem(null);
    const input = deliveryInput(values, {
      cart,
      contacts,
      choices: { modes, pickUp },
      country: site.country,
      signedIn: Boolean(user?.userLoggedIn),
      physicalStoreId: store?.physicalStoreId ?? '',
      fraud: storeOf(services).fraudCheck(),
    });
    if (!input) return setProblem(deliveryProblem(null));
    const answer = await deliver(input);
    if (answer.error) setProblem(deliveryProblem(failureOf(answer.error)));
    else await onDone();
  });
  const free = t('Cart.FreeDelivery');
  return (
    <Root method="post" data-enhanced="" onSubmit={submit}>
      <div className="delivery-head">
        {problem ? (
          <Note tone="bad" live="alert">
            {t(problem)}
          </Note>
        ) : null}
        {form.summary}
      </div>
      <ContactSection form={form} fields={contactFieldsOf(fields)} country={site.country} orderId={cart.orderId} />
      {pickUp ? (
        <section>
          <h2 className="t2 rows-title">{t('Checkout.How')}</h2>
          <RadioRows
            legend={t('Checkout.How')}
            legendHidden
            name="method"
            value={collects ? 'collect' : 'address'}
            onChange={(event) => form.set('method', event.target.value)}
            rows={[
              {
                value: 'address',
                label: t('Checkout.ToAddress'),
                hint: mode?.arrives
                  ? isDay
                    ? t('Checkout.By', { day: arrival(mode.arrives) })
                    : arrival(mode.arrives)
                  : undefined,
                aside: mode ? (mode.charge.minor === 0 ? free : formatMoney(mode.charge, tag)) : undefined,
              },
              {
                value: 'collect',
                label: t('Checkout.Collect'),
                hint: isFitted ? t('Checkout.CollectHint') : undefined,
                aside: pickUp.charge.minor === 0 ? free : formatMoney(pickUp.charge, tag),
              },
            ]}
          />
        </section>
      ) : null}
      {collects && pickUp ? (
        <CollectSection
          {...{ form, fields, partNumbers, canTryOn, store }}
          country={site.country}
          onStore={keepStore}
          latestDays={pickUp.arrives?.total.to ?? null}
        />
      ) : (
        <>
          <AddressSection form={form} fields={fields} country={site.country} contacts={contacts} />
          <SpeedSection
            form={form}
            modes={modes}
            lensesTake={lensesTake(cart)}
            isMixed={!waitsWhole(cart)}
            arrival={arrival}
          />
        </>
      )}
      <PrescriberHint cart={cart} />
      <Button type="submit" wide icon="arrow" busy={saving.isLoading || form.busy}>
        {t('Checkout.ToPayment')}
      </Button>
    </Root>
  );
}

import { storeMethods } from '@sightline/shared-lib/domain/payment';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, pictureUrl } from '@sightline/shared-lib/ui';
import { lazy, Suspense, useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';

import { productHeading } from '../../catalogue/facts/productHeading';
import type { Refused } from './freshView';
import { StickyBuy } from './StickyBuy';
import type { Choice, ProductView } from './productView';
import type { ReadFresh } from './useFreshStock';

const Form = styled.form`
  display: grid;
  gap: 12px;
`;

interface AddToBagProps {
  readonly view: ProductView;
  readonly choice: Choice;
  /** Formatted price of the choice. */
  readonly amount: string;
  /** Answers whether the stock of now tells why. */
  readonly onRefused: ReadFresh;
}

/** Name of the button that leaves for PayPal (PAY-06). */
const EXPRESS = 'express';

/** Most shoppers never see one; without a connection its words have to do. */
const LateProblem = lazy(() =>
  import('./BuyProblem').catch(() => ({
    default: ({ text }: { readonly text: string }) => <p role="alert">{text}</p>,
  })),
);

/** Puts the choice into the bag: by form before and without script, by command with it (PDP-04). */
export function AddToBag({ view, choice, amount, onRefused }: AddToBagProps) {
  const services = useServices();
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const paysExpress = storeMethods(services.site.config).includes('PAYPAL');

  const settle = async (
    outcome: { readonly ok: true } | (Refused & { readonly message: string }),
    isExpress: boolean,
  ) => {
    if (!outcome.ok) {
      if (await onRefused(choice.partNumber, outcome)) return;
      setProblem(outcome.message || t(isExpress ? 'Product.PayPalFailed' : 'Product.AddFailed'));
    } else if (!isExpress)
      import('../../catalogue/insights/bagReport')
        .then((file) => file.reportBag(services, view.objectId))
        // A lost event harms nobody.
        .catch(() => undefined);
  };

  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const items = [{ partNumber: choice.partNumber, quantity: 1 }];
    const [picture] = view.pictures;
    const image = picture ? { image: pictureUrl(picture.src, 400, 'webp') } : {};
    const isExpress = event.nativeEvent.submitter?.getAttribute('name') === EXPRESS;
    const adding = isExpress
      ? services.commands.run('checkout.express', { items })
      : services.commands.run('cart.add', { items, preview: { name: productHeading(view), ...image } });
    adding
      .then((outcome) => settle(outcome, isExpress))
      .catch((error: unknown) => {
        setProblem(t('Product.AddFailed'));
        services.reportFailure(error);
      })
      .finally(() => setBusy(false));
  };

  return (
    <Form ref={form} method="post" action="/actions/cart/add" data-enhanced="" onSubmit={submit}>
      <input type="hidden" name="partNumber" value={choice.partNumber} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="locale" value={services.site.locale} />
      <Button type="submit" wide amount={amount} busy={busy}>
        {t('Product.AddToBag')}
      </Button>
      {paysExpress ? (
        // Without script it is one more way into the bag, which has the same button.
        <Button type="submit" name={EXPRESS} value="paypal" variant="outlined" wide>
          {t('Product.PayPal')}
        </Button>
      ) : null}
      {problem ? (
        <Suspense fallback={null}>
          <LateProblem text={problem} />
        </Suspense>
      ) : null}
      <StickyBuy
        watch={form}
        amount={amount}
        detail={[view.colours[0]?.name.split(',')[0], choice.label].filter(Boolean).join(', ')}
      >
        <Button type="submit" busy={busy}>
          {t('Product.AddToBag')}
        </Button>
      </StickyBuy>
    </Form>
  );
}

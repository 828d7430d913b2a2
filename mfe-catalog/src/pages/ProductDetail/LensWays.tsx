import { formatMoney } from '@sightline/shared-lib/domain/money';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { RadioRows } from '@sightline/shared-lib/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';

import { ownPrice } from '../../catalogue/prices/whosePrices';
import { ChooseLenses } from './ChooseLenses';
import { leastLensPrice } from './leastLensPrice';
import { firstWay, WAYS, type LensWay } from './lensWay';
import type { Choice, ProductView } from './productView';

const Root = styled.div`
  display: grid;
  gap: 12px;
  padding-bottom: 4px;
  /* Room for the price, which may come after the first sign of a shopper. */
  & .row:has([value='lenses']) .row-aside {
    min-width: 5.25em;
    @media (width < 375px) {
      min-width: 6.5em;
    }
  }
  /* The chosen row decides which button stands below it, also before any script and without one. */
  &:has([value='frame']:checked) > form,
  &:has([value='lenses']:checked) ~ form {
    display: none;
  }
`;

export interface LensWaysProps {
  readonly view: ProductView;
  readonly choice: Choice;
  /** Formatted price of the frame. */
  readonly amount: string;
  readonly way: LensWay;
  /** Somebody is there. */
  readonly asksPrice: boolean;
}

/** What the cheapest lenses with a prescription cost, formatted, as the page came with it or once it is asked for (RX-10). */
function useLensesFrom({ lensesFrom }: ProductView, isAsked: boolean): string | undefined {
  const services = useServices();
  const { tag } = useTranslation();
  const [read, setRead] = useState<string>();
  const isWanted = isAsked && lensesFrom === undefined;
  const ask = useEffectEvent(async () => {
    const least = await leastLensPrice(services);
    return least ? formatMoney(least, tag) : undefined;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let current = true;
    void ask().then((price) => {
      if (current) setRead(price);
    });
    return () => {
      current = false;
    };
  }, [isWanted]);
  return lensesFrom ?? read;
}

/** The frame as it is, or with lenses for one's own eyes, in the order in which it is usually bought (PDP-06). Plain HTML until somebody is there. */
export function LensWays({ view, choice, amount, way, asksPrice }: LensWaysProps) {
  const { t } = useTranslation();
  const user = useUser();
  const from = useLensesFrom(view, asksPrice || way === 'lenses');
  const isFirst = firstWay(view) === 'lenses';
  const frame = {
    value: 'frame',
    label: t(isFirst ? 'Product.Lenses.FrameOnly' : 'Product.Lenses.AsShown'),
    aside: isFirst ? amount : t('Product.Lenses.Included'),
  };
  const lenses = {
    value: 'lenses',
    label: t('Product.Lenses.Mine'),
    aside: from && t('Product.Lenses.From', { amount: from }),
  };
  return (
    <Root>
      <RadioRows
        legend={t('Product.Lenses')}
        name={WAYS}
        // Who chooses before the script is there keeps that choice.
        defaultValue={way}
        rows={isFirst ? [lenses, frame] : [frame, lenses]}
      />
      <ChooseLenses
        choice={choice}
        amount={amount}
        together={choice.withLenses && ownPrice(choice.withLenses, user?.userLoggedIn)}
      />
    </Root>
  );
}

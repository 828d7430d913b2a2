import { listLenses } from '@sightline/shared-lib/api/prescription';
import { designOf } from '@sightline/shared-lib/domain/lens';
import { formatMoney, type Money } from '@sightline/shared-lib/domain/money';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { RadioRows } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { ChooseLenses } from './ChooseLenses';
import { WAYS, type LensWay } from './lensWay';
import type { Choice } from './productView';

const Root = styled.div`
  display: grid;
  gap: 12px;
  padding-bottom: 4px;
  /* Room for the price, which comes after the first sign of a shopper. */
  & .row + .row .row-aside {
    min-width: 5.25em;
    @media (width < 375px) {
      min-width: 6.5em;
    }
  }
`;

export interface LensWaysProps {
  /** Sun lenses are in the frame already. */
  readonly isSun: boolean;
  readonly choice: Choice;
  /** Formatted price of the frame. */
  readonly amount: string;
  readonly way: LensWay;
  /** Somebody is there. */
  readonly asksPrice: boolean;
}

/** What the cheapest lenses with a prescription cost, once it is asked for; null until the platform has said it (RX-10). */
function useLeastPrice(isAsked: boolean): Money | null {
  const { client } = useServices();
  const [least, setLeast] = useState<Money | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let current = true;
    listLenses(client, { skipErrorMessage: true })
      .then(({ lenses }) => {
        const prices = lenses
          .filter(({ rxType }) => designOf(rxType) !== 'plano')
          .map(({ rxDiscountedPrice }) => rxDiscountedPrice);
        if (current) setLeast(prices.toSorted((a, b) => a.minor - b.minor)[0] ?? null);
      })
      // A price less: the configurator says it again, and whether there are lenses at all.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [client, isAsked]);
  return least;
}

/** The frame as it is, or with lenses for one's own eyes (PDP-06). Plain HTML until somebody is there: only then is the price asked for. */
export function LensWays({ isSun, choice, amount, way, asksPrice }: LensWaysProps) {
  const { t, tag } = useTranslation();
  const least = useLeastPrice(asksPrice || way === 'lenses');
  return (
    <Root>
      <RadioRows
        legend={t('Product.Lenses')}
        name={WAYS}
        // Who chooses before the script is there keeps that choice.
        defaultValue={way}
        rows={[
          {
            value: 'frame',
            label: t(isSun ? 'Product.Lenses.AsShown' : 'Product.Lenses.FrameOnly'),
            aside: isSun && t('Product.Lenses.Included'),
          },
          {
            value: 'lenses',
            label: t('Product.Lenses.Mine'),
            aside: least && t('Product.Lenses.From', { amount: formatMoney(least, tag) }),
          },
        ]}
      />
      {way === 'lenses' ? <ChooseLenses choice={choice} amount={amount} /> : null}
    </Root>
  );
}

import { shownNearDay } from '@sightline/shared-lib/domain/day';
import { promisedDay, shownDays } from '@sightline/shared-lib/domain/order';
import { cartEntries } from '@sightline/shared-lib/domain/cart';
import { isEyewear } from '@sightline/shared-lib/domain/product';
import { displayStoreName } from '@sightline/shared-lib/domain/store';
import type { Order } from '@sightline/shared-lib/domain/order';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Heading, media, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { holdsLenses } from '../../state/pieces';
import { useLineProducts } from '../../state/useLineProducts';
import { prescriberSteps, waitingGlasses } from './prescriptionLines';

const List = styled.ol`
  display: grid;
  gap: 20px;
  margin-top: 24px;
  & > li {
    position: relative;
    padding-inline-start: 28px;
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: 5px;
    width: 13px;
    height: 13px;
    border: 1px solid var(--line-2);
    border-radius: 50%;
    background: var(--ground);
  }
  & > li:first-child::before {
    border-color: var(--ink);
    background: var(--ink);
  }
  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: 6px;
    top: 18px;
    bottom: -25px;
    border-inline-start: 1px solid var(--line-2);
  }
  & .when {
    display: block;
    color: var(--ink-2);
    font: var(--small);
  }
  ${media.sm} {
    & > li {
      display: grid;
      grid-template-columns: 150px minmax(0, 1fr);
    }
    & .when {
      line-height: 24px;
    }
  }
`;

interface WhatHappensProps {
  readonly order: Order;
}

/** What follows the order, and when (CHK-06). */
export function WhatHappens({ order }: WhatHappensProps) {
  const { t, tag } = useTranslation();
  const { site, navigation } = useServices();
  const promised = order.deliveryPromise;
  const [line] = order.lines;
  const collects = Boolean(line?.physicalStoreId);
  const store = displayStoreName(line?.address?.firstName ?? '', line?.address?.country || site.country);
  const rx = holdsLenses(order);
  const waiting = waitingGlasses(order);
  const prescriber = prescriberSteps(order);
  const waitsForGlasses = waiting.some(({ kind }) => kind !== 'contactLenses');
  const waits = waiting.length > 0 || prescriber.length > 0;
  // Nobody knows the day of a prescription that is still to come, nor that of an answer: each step is counted from the one before it.
  const when = (own: 'making' | 'transit', until: 'making' | 'total') => {
    const day = promisedDay(promised, until);
    if (day) return shownNearDay(day, tag);
    return promised
      ? t('Confirm.After', { days: shownDays(promised[own]), count: promised[own].to })
      : t('Confirm.Then');
  };
  const ready = when('making', 'making');
  const things = cartEntries(order.lines, () => null).map((entry) => entry.line);
  const { products } = useLineProducts(things);
  // Stores fit what hangs on a nose.
  const isFitted =
    site.config.isStoreLocatorEnabled &&
    things.some(({ partNumber }) => isEyewear(products.get(partNumber)?.type ?? null));
  const isSet =
    site.config.isStoreLocatorEnabled &&
    things.some(({ partNumber }) => products.get(partNumber)?.isHearingDevice === true);
  const arrives = t(isFitted ? 'Confirm.Step.ArrivesToFit' : 'Confirm.Step.Arrives');
  const first = t('Confirm.Today');
  const begins =
    prescriber.length > 0
      ? prescriber.map((step, index) => ({
          when: index === 0 ? first : t('Confirm.Then'),
          what: t(`Confirm.Step.${step}`),
        }))
      : // Nothing is packed while a prescription is still to come: the whole order waits for it.
        waitsForGlasses
        ? []
        : [{ when: first, what: t(rx && !waits ? 'Confirm.Step.Checked' : 'Confirm.Step.Packed') }];
  const steps = [
    ...begins,
    ...(waitsForGlasses ? [{ when: t('Confirm.WithRx'), what: t('Confirm.Step.Read') }] : []),
    ...(rx ? [{ when: ready, what: t('Confirm.Step.Made') }] : []),
    ...(prescriber.length > 0 ? [{ when: rx ? t('Confirm.Then') : ready, what: t('Confirm.Step.Packed') }] : []),
    {
      when: when('transit', 'total'),
      what: collects ? t('Confirm.Step.Ready', { store }) : arrives,
    },
  ];
  return (
    <section>
      <Heading level={2} size="t1">
        {t('Confirm.Now')}
      </Heading>
      <List>
        {steps.map((step) => (
          <li key={step.what}>
            <span className="when">{step.when}</span>
            <span>{step.what}</span>
          </li>
        ))}
        {isSet ? (
          <li>
            <span className="when">{t('Confirm.Then')}</span>
            <span>
              {t('Confirm.Step.Set')}{' '}
              <TextLink href={navigation.href({ page: 'appointment', query: { service: 'hearing-test' } })}>
                {t('Confirm.Step.BookSetting')}
              </TextLink>
            </span>
          </li>
        ) : null}
      </List>
    </section>
  );
}

import { createElement, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { Money } from '../domain/money';
import { financingMessage } from '../domain/payment';
// By its door: remotes bundle this file, and the shell's providers are known to the shell's own copy alone.
import { afterSign, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { loadScript } from './loadScript';

const Root = styled.div`
  margin-top: 8px;
  font: var(--small);
  color: var(--ink-2);
`;

interface PartnerQueue {
  push(event: { readonly eventName: 'refresh-placements' }): unknown;
}

declare global {
  interface Window {
    /** Orders to the partner's script; it takes over what was pushed before it came. */
    KlarnaOnsiteService?: PartnerQueue;
  }
}

function askToRefresh(): void {
  window.KlarnaOnsiteService ??= [];
  window.KlarnaOnsiteService.push({ eventName: 'refresh-placements' });
}

/**
 * What an amount costs a month, in the financing partner's own words, whose script comes once somebody is there who moves or touches anything;
 * nothing where the store has no account there (FIN-01).
 */
export function FinancingMessage({ grandTotal }: { readonly grandTotal: Money }) {
  const { site } = useServices();
  const { tag } = useTranslation();
  const { financing } = site.config;
  const { clientId, environment, scriptUrl } = financing;
  const message = financingMessage(grandTotal, financing, tag);
  const shown = message !== null && scriptUrl !== '';
  const amount = message?.purchaseAmount;
  const shownAmount = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (!shown) return undefined;
    const attributes = { 'data-client-id': clientId, 'data-environment': environment };
    // The message is a comfort: without its script its place stays empty.
    return afterSign(() => void loadScript(scriptUrl, { attributes }).catch(() => undefined));
  }, [shown, scriptUrl, clientId, environment]);

  useEffect(() => {
    // The script draws what it finds when it comes; a place that is new after that stays empty until it is asked.
    const isLater = shownAmount.current !== undefined || window.KlarnaOnsiteService !== undefined;
    if (isLater && amount !== undefined && amount !== shownAmount.current) askToRefresh();
    shownAmount.current = amount;
  }, [amount, shownAmount]);

  if (!shown) return null;
  return (
    <Root>
      {createElement('klarna-placement', {
        'data-key': message.variant,
        'data-locale': message.locale,
        'data-purchase-amount': message.purchaseAmount,
      })}
    </Root>
  );
}

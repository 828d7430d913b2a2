import type { OrderSummary } from '@sightline/shared-lib/domain/order';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { css, styled } from 'styled-components';

import { statusWords } from './statusWords';

/** The colours of what is said with a tone. */
export const toned = css`
  &[data-tone='warn'],
  & [data-tone='warn'] {
    color: var(--warn);
  }
  &[data-tone='good'],
  & [data-tone='good'] {
    color: var(--good);
  }
  &[data-tone='bad'],
  & [data-tone='bad'] {
    color: var(--bad);
  }
`;

const Root = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 10px;
  color: var(--ink-2);
  font-weight: 500;
  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
  }
  ${toned}
  &[data-tone='quiet'] {
    color: var(--ink-3);
  }
`;

/** Where an order is, as a dot and words (ORD-01). */
export function StatusDot({ order }: { readonly order: Pick<OrderSummary, 'orderStatus' | 'asksPrescriber'> }) {
  const { t } = useTranslation();
  const { tone, key } = statusWords(order.orderStatus, order.asksPrescriber);
  return <Root data-tone={tone}>{t(key)}</Root>;
}

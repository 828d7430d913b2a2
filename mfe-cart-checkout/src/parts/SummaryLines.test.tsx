import { cartEntries } from '@sightline/shared-lib/domain/cart';
import { money } from '@sightline/shared-lib/domain/money';
import { aCart, anOrderLine } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';

import type { LineProduct } from '../state/lineProduct';
import { renderRemote } from '../testing/renderRemote';
import { aShop } from '../testing/shop';
import { SummaryLines } from './SummaryLines';

describe('the lines of the summary', () => {
  const line = anOrderLine({ unitPrice: money(17_100, 'USD'), orderItemPrice: money(34_200, 'USD'), quantity: 2 });
  const entries = cartEntries(aCart({ lines: [line] }).lines, () => null);
  const products = new Map([
    [line.partNumber, { brand: 'Halden', name: 'Dalo', listMinor: 34_200, percent: 50 } as LineProduct],
  ]);

  it('say what a reduced frame costs beside the price that the totals begin with [CHK-01] [CART-05]', async () => {
    renderRemote(<SummaryLines {...{ entries, products }} />, aShop().services);
    expect(await screen.findByRole('listitem')).toHaveTextContent(/Now \$342\.00Before \$684\.00$/);
    expect(screen.getByText('$684.00').closest('s')).toBeInTheDocument();
  });

  it('say it alone where the totals begin with it [CART-07]', async () => {
    renderRemote(<SummaryLines {...{ entries, products }} inDrawer />, aShop().services);
    expect(await screen.findByRole('listitem')).toHaveTextContent(/\$342\.00$/);
    expect(screen.queryByText(/684/)).not.toBeInTheDocument();
    expect(screen.getByRole('list')).toHaveAttribute('data-drawer');
  });
});

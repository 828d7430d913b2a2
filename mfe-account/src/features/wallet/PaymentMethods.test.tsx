import { aSignedInUser, failWith, fakeServices, quiet } from '@sightline/shared-lib/testing';
import type { FakeHandlers } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { sectionOf } from '../../pages/Account/sections';
import { renderRemote } from '../../testing/renderRemote';
import { PaymentMethods } from './PaymentMethods';

const WALLET = '/store/{storeId}/person/@self/wallet';
const card = (cardId: string, lastFour: string, isDefault: boolean, expireYear = '2099') => ({
  cardId,
  brand: 'VISA',
  maskedNumber: `************${lastFour}`,
  expireMonth: '12',
  expireYear,
  holder: 'Ann Doe',
  default: isDefault,
});
const two = { recordTotalCount: 2, wallet: [card('w-1', '1111', true), card('w-2', '4242', false, '2020')] };

function open(handlers: FakeHandlers) {
  const services = fakeServices({ user: aSignedInUser(), handlers });
  renderRemote(<PaymentMethods />, services);
  return services;
}

describe('saved cards in the account', () => {
  it('are listed with the one offered first, and the ended one says so [ACC-04]', async () => {
    open({ [`GET ${WALLET}`]: two });
    expect(await screen.findByRole('heading', { name: /Visa ending in 1111 · Default card/ })).toBeInTheDocument();
    expect(screen.getByText('Ended in 12/2020')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Make default: Visa ending in 1111' })).toBeNull();
  });

  it('say of one that ends this month that it does [ACC-04]', async () => {
    const month = { ...card('w-1', '1111', true), expireMonth: '05', expireYear: '2026' };
    open({ [`GET ${WALLET}`]: { recordTotalCount: 1, wallet: [month] } });
    expect(await screen.findByText('Ends this month, 05/2026')).toBeInTheDocument();
  });

  it('can be made the default one [ACC-04]', async () => {
    const services = open({ [`GET ${WALLET}`]: two, [`PUT ${WALLET}/{cardId}/default`]: { cardId: 'w-2' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Make default: Visa ending in 4242' }));
    await waitFor(() =>
      expect(services.client.callsTo(`PUT ${WALLET}/{cardId}/default`)[0]?.pathParams).toEqual({ cardId: 'w-2' }),
    );
  });

  it('keep the focus with the card that was made the default, wherever it stands then [ACC-04]', async () => {
    const services = open({ [`GET ${WALLET}`]: two, [`PUT ${WALLET}/{cardId}/default`]: { cardId: 'w-2' } });
    const button = await screen.findByRole('button', { name: 'Make default: Visa ending in 4242' });
    services.client.handle({
      [`GET ${WALLET}`]: {
        recordTotalCount: 2,
        wallet: [card('w-2', '4242', true, '2020'), card('w-1', '1111', false)],
      },
    });
    await userEvent.click(button);
    await screen.findByRole('button', { name: 'Make default: Visa ending in 1111' });
    expect(screen.getByRole('heading', { name: /^Visa ending in 4242 · Default card/ })).toHaveFocus();
  });

  it('are added below a heading that takes the focus, before the fields of the card [ACC-04] [SITE-10]', async () => {
    open({ [`GET ${WALLET}`]: two });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a card' }));
    expect(screen.getByRole('heading', { name: 'New card' })).toHaveFocus();
  });

  it('are removed after a question [ACC-04]', async () => {
    const services = open({ [`GET ${WALLET}`]: two, [`DELETE ${WALLET}/{cardId}`]: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Visa ending in 1111' }));
    await quiet();
    expect(services.client.callsTo(`DELETE ${WALLET}/{cardId}`)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, remove it' }));
    await waitFor(() => expect(services.client.callsTo(`DELETE ${WALLET}/{cardId}`)).toHaveLength(1));
  });

  it('say when there are none or they cannot be read [ACC-04]', async () => {
    open({ [`GET ${WALLET}`]: { recordTotalCount: 0, wallet: [] } });
    expect(await screen.findByText('No saved cards.')).toBeInTheDocument();
    open({
      [`GET ${WALLET}`]: () => {
        throw failWith(500, 'ERR');
      },
    });
    expect(await screen.findByText('Your cards are not loading.')).toBeInTheDocument();
  });

  it('that cannot be read are logged by name, and offered to be read again [ERR-04] [ACC-04]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    open({
      [`GET ${WALLET}`]: () => {
        throw failWith(500, 'GENERIC', { errorMessage: 'card 4111' });
      },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(logged.mock.calls).toEqual([['error fetching wallet: 500 GENERIC']]);
    logged.mockRestore();
  });

  it('are a section only where the wallet is on [ACC-04][ACC-07]', () => {
    const { config } = fakeServices().site;
    expect(sectionOf('payment-methods', { ...config, isWalletEnabled: true })).toBe('payment-methods');
    expect(sectionOf('payment-methods', { ...config, isWalletEnabled: false })).toBe('missing');
  });
});

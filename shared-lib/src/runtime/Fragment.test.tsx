import { act, render, screen } from '@testing-library/react';

import { aGuest, fakeServices, quiet } from '../testing';

import { Fragment } from './Fragment';
import { ServicesProvider } from './servicesContext';

const Heart = () => <button type="button">Save</button>;

function show(name: 'account.wishlistHeart' | 'stores.favourite', load: () => Promise<unknown>) {
  const services = { ...fakeServices(), fragments: { load: load as never } };
  render(
    <ServicesProvider services={services}>
      <Fragment name={name} props={{ partNumber: '1', name: 'Ordora' }} fallback={<i>later</i>} />
    </ServicesProvider>,
  );
  return services;
}

describe('Fragment', () => {
  it('shows the lent piece once it is loaded [FED-01]', async () => {
    show('stores.favourite', () => Promise.resolve(Heart));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
  });

  it('keeps its fallback when the provider is missing or fails [FED-03]', async () => {
    show('stores.favourite', () => Promise.resolve(null));
    await quiet();
    expect(screen.getByText('later')).toBeInTheDocument();
  });

  it('waits for the first interaction with a piece that every tile carries', async () => {
    const load = jest.fn(() => Promise.resolve(Heart));
    show('account.wishlistHeart', load);
    await quiet();
    expect(load).not.toHaveBeenCalled();
    act(() => {
      window.dispatchEvent(new Event('pointermove'));
    });
    expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
  });

  it('brings the bag’s count only for somebody who may have a bag [CART-07]', async () => {
    const load = jest.fn(() => Promise.resolve(() => <b>2</b>));
    const services = { ...fakeServices({ user: aGuest() }), fragments: { load: load as never } };
    render(
      <ServicesProvider services={services}>
        <Fragment name="cart.badge" props={{ label: 'Bag' }} />
      </ServicesProvider>,
    );
    expect(await screen.findByText('2')).toBeInTheDocument();
  });
});

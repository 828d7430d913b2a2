import { aCart, aConfiguration, aSite, failWith, quiet } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';

import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';

import { IdentityDiscount } from './IdentityDiscount';

const RETURN = 'GET /store/{storeId}/idme/returntocart';
const granted = { orderId: '7307966', promoCode: 'IDME-MIL', group: 'military', discountApplied: true };

function show(address: string, answer: object | (() => never) = granted, cart = aCart({ orderId: '7307966' })) {
  window.history.replaceState(null, '', address);
  const config = { ...aConfiguration(), identityDiscountUrl: 'https://partner.example/identity/verify' };
  const { services } = aShop(null, { site: { ...aSite(), config }, handlers: { [RETURN]: answer } });
  renderRemote(<IdentityDiscount cart={cart} />, services);
  return services;
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the identity discount', () => {
  it('leads to the partner and names the bag as the way back [AUTH-13]', () => {
    show('/cart');
    const link = new URL(screen.getByRole('link', { name: 'Verify' }).getAttribute('href') ?? '');
    expect(link.origin + link.pathname).toBe('https://partner.example/identity/verify');
    expect(link.searchParams.get('redirect_uri')).toBe(`${window.location.origin}/cart`);
  });

  it('hands the token on once, takes it out of the address and says that the discount is in [AUTH-13]', async () => {
    const services = show('/cart?access_token=T-1');
    await waitFor(() => expect(services.shownToasts).toEqual([{ message: 'Your discount is in.', tone: 'good' }]));
    expect(services.client.callsTo(RETURN).map(({ query }) => query)).toEqual([
      { catalogId: aSite().catalogId, orderId: '7307966', access_token: 'T-1' },
    ]);
    expect(window.location.search).toBe('');
  });

  it('puts "IDMe: " before what the partner says against it [AUTH-13]', async () => {
    const services = show('/cart?access_token=T-2', () => {
      throw failWith(400, 'ERR_IDENTITY_NOT_VERIFIED', { errorMessage: 'Your status could not be verified.' });
    });
    await waitFor(() =>
      expect(services.shownToasts).toEqual([{ message: 'IDMe: Your status could not be verified.', tone: 'bad' }]),
    );
  });

  it('is not offered again once it is on the bag [AUTH-13]', async () => {
    show('/cart', granted, aCart({ promotionCodes: [{ code: 'IDME-MIL', promotions: [] }] as never }));
    await quiet();
    expect(screen.queryByRole('link', { name: 'Verify' })).not.toBeInTheDocument();
  });
});

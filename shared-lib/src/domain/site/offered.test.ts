import { aConfiguration } from '../../testing';
import { isAccountSectionOffered, isOffered } from './offered';

describe('what a store offers', () => {
  it.each([
    '/store-locator',
    '/store-locator?service=hearing',
    '/store-locator/madison-12',
    '/store-locator#map',
    '/appointment?service=eye-test',
    '/appointment',
    '/c/book-eye-test',
  ])('leads to %s only with a store locator [STOR-06] [SITE-06]', (href) => {
    expect(isOffered(href, aConfiguration())).toBe(true);
    expect(isOffered(href, aConfiguration({ isStoreLocatorEnabled: false }))).toBe(false);
  });

  it('leads to the search only where products can be searched [SITE-06]', () => {
    expect(isOffered('/search?q=x', aConfiguration({ isProductSearchEnabled: false }))).toBe(false);
    expect(isOffered('/searching', aConfiguration({ isProductSearchEnabled: false }))).toBe(true);
  });

  it('leaves other pages and other sites alone [SITE-06]', () => {
    const off = aConfiguration({ isStoreLocatorEnabled: false, isProductSearchEnabled: false });
    const others = ['/', '/sunglasses', '/c/support/faq', '/c/book-eye-tests', '/store-locators'];
    for (const href of [...others, 'https://example.com/store-locator', 'tel:+1'])
      expect(isOffered(href, off)).toBe(true);
  });

  it('switches account sections by site [ACC-07]', () => {
    const off = aConfiguration({ accountSectionsOff: ['order-reminder'] });
    expect(isAccountSectionOffered('order-reminder', off)).toBe(false);
    expect(isAccountSectionOffered('order-reminder', aConfiguration())).toBe(true);
  });

  it('shows branches in the account only where there are any [ACC-07] [STOR-06]', () => {
    expect(isAccountSectionOffered('my-stores', aConfiguration())).toBe(true);
    expect(isAccountSectionOffered('my-stores', aConfiguration({ isStoreLocatorEnabled: false }))).toBe(false);
  });

  it('shows saved cards only where the wallet is on, and what has no switch always [ACC-07] [SITE-06]', () => {
    const everythingOff = aConfiguration({ isWalletEnabled: false, isStoreLocatorEnabled: false });
    expect(isAccountSectionOffered('payment-methods', aConfiguration({ isWalletEnabled: true }))).toBe(true);
    expect(isAccountSectionOffered('payment-methods', everythingOff)).toBe(false);
    expect(isAccountSectionOffered('my-orders', everythingOff)).toBe(true);
  });

  it('takes an address without a leading slash for another site’s [SITE-06]', () => {
    expect(isOffered('x/search', aConfiguration({ isProductSearchEnabled: false }))).toBe(true);
    expect(isOffered('', aConfiguration({ isProductSearchEnabled: false }))).toBe(true);
  });
});

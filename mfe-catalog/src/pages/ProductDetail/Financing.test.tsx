// Runs alone: a first sign of somebody stays known to the module that waits for it.
import { afterSign } from '@sightline/shared-lib/runtime';
import { aFinancing as account, aSite, quiet } from '@sightline/shared-lib/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aShop, request } from '../../testing/productShop';
import { renderPage } from '../../testing/renderPage';
import { wireProduct } from '../../testing/wire';
import { productDetailPage } from './ProductDetail';

async function show(financing: typeof account, product = wireProduct()) {
  const site = aSite();
  const services = aShop(product, { site: { ...site, config: { ...site.config, financing } } });
  await renderPage(productDetailPage, request(), services);
}

const amount = () => document.querySelector('klarna-placement')?.getAttribute('data-purchase-amount');
const scripts = () => document.head.querySelectorAll(`script[src="${account.scriptUrl}"]`);

/** Until what waits for a first sign of somebody has begun. */
async function afterFirstSign() {
  await userEvent.keyboard('{Shift}');
  await act(() => new Promise<void>((done) => void afterSign(done)));
  await quiet();
}

describe('financing on a product page', () => {
  it('is told by the partner for the price of the choice, once somebody is there [FIN-01]', async () => {
    await show(account);
    expect(amount()).toBeUndefined();
    expect(scripts()).toHaveLength(0);
    await afterFirstSign();
    await waitFor(() => expect(amount()).toBe('14640'));
    expect(scripts()).toHaveLength(1);
  });

  it.each([
    ['from less', { ...account, fromMinor: 14_640 }, '14640'],
    ['from more', { ...account, fromMinor: 14_641 }, undefined],
    ['up to more', { ...account, toMinor: 14_640 }, '14640'],
    ['up to less', { ...account, toMinor: 14_639 }, undefined],
  ])('has no place where the partner finances %s than the price, or not', async (_, terms, told) => {
    await show(terms);
    await afterFirstSign();
    await waitFor(() => expect(amount()).toBe(told));
  });

  it('is not told of a frame alone while it is chosen with lenses [FIN-01] [PDP-06]', async () => {
    const codes = { PRODUCT_TYPE: 'Optical', LENS_COLOR: 'Demo', LENS_COLOR_FACET: 'Clear', ROXABLE: 'True' };
    await show(account, wireProduct({ codes }));
    await afterFirstSign();
    expect(amount()).toBeUndefined();
    await userEvent.click(screen.getByRole('radio', { name: /^Frame only/ }));
    await waitFor(() => expect(amount()).toBe('14640'));
  });

  it.each(['clientId', 'environment', 'scriptUrl'])('is not told without %s [FIN-01]', async (missing) => {
    await show({ ...account, [missing]: '' });
    await afterFirstSign();
    expect(amount()).toBeUndefined();
  });
});

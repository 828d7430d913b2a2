import { failWith } from '@sightline/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { aShop, request } from '../../testing/productShop';
import { renderPage } from '../../testing/renderPage';
import { wireProduct } from '../../testing/wire';
import { productDetailPage } from './ProductDetail';

const PRODUCTS = 'GET /api/v2/products';
const ADDRESS = '/contact-lenses/lacrima-30-0no4001s-01';
const goods = { PRODUCT_TYPE: 'Contact Lenses Accessories', FRAME_SHAPE: '', LX_CANONICAL_CATEGORY: 'lens-care' };
const lens = wireProduct({ codes: { PRODUCT_TYPE: 'Contact Lenses', LX_CANONICAL_CATEGORY: 'contact-lenses' } });
const solution = { ...wireProduct({ partNumber: 'CARE-1', codes: { ...goods, MODEL_NAME: 'Rinse 360' } }), id: '77' };

/** A shop of contact lenses whose family is none and whose cross-sell is what a test says. */
async function show(associations: readonly object[], care: () => object = () => ({ contents: [solution], total: 1 })) {
  const services = aShop(lens, {
    routes: {
      [PRODUCTS]: (call) => {
        if (call.query?.['id']) return call.query['id'].toString() === '77' ? care() : { contents: [], total: 0 };
        return { contents: [lens], total: 1 };
      },
      'GET ': { products: [{ ...lens, merchandisingAssociations: associations }] },
    },
  });
  await renderPage(productDetailPage, request('', ADDRESS), services);
  return services;
}

const tiedToSolution = [
  { associationType: 'CL FAMILY', productId: '78', partNumber: 'LENS-2' },
  { associationType: 'X-SELL FAMILY', productId: '77', partNumber: 'CARE-1' },
];

describe('lens care beside contact lenses', () => {
  it('is read after the page, and each piece leads to its own page [PDP-07]', async () => {
    await show(tiedToSolution);
    const rail = await screen.findByRole('list', { name: 'Lens care' });
    expect(within(rail).getByRole('link', { name: /Rinse 360/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All lens care' })).toHaveAttribute('href', '/lens-care');
  });

  it('is the way to all of it when nothing is tied to the lenses, or cannot be read [PDP-07]', async () => {
    const failing = jest.fn(() => {
      throw failWith(500);
    });
    const services = await show(tiedToSolution, failing);
    await waitFor(() => expect(failing).toHaveBeenCalled());
    expect(screen.getByRole('heading', { name: 'Lens care' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All lens care' })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Lens care' })).not.toBeInTheDocument();
    expect(services.shownToasts).toEqual([]);
  });

  it('stands beside no frame [PDP-07]', async () => {
    await renderPage(productDetailPage, request(), aShop());
    expect(screen.queryByRole('heading', { name: 'Lens care' })).not.toBeInTheDocument();
  });
});

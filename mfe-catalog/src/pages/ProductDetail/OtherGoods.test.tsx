import { screen } from '@testing-library/react';

import { aShop, request } from '../../testing/productShop';
import { renderPage } from '../../testing/renderPage';
import { wireProduct } from '../../testing/wire';
import { productDetailPage } from './ProductDetail';

const device = {
  PRODUCT_TYPE: 'Electronics',
  FRAME_SHAPE: '',
  LX_CANONICAL_CATEGORY: 'hearing',
  GOODS_KIND: 'hearing-device',
  LENS_WIDTH: '',
};

const show = (codes: Record<string, string>) =>
  renderPage(productDetailPage, request(), aShop({ ...wireProduct({ codes }), items: [] }));

describe('the page of goods that are no frame', () => {
  it('has their outline in the place of a picture that has not arrived [PDP-01]', async () => {
    await show(device);
    const picture = screen.getByRole('list', { name: 'Pictures' }).querySelector('img');
    expect(picture).toHaveClass('hung', 's-hearing-device');
    expect(picture?.className).toMatch(/ f-[A-Z]/);
  });

  it('says below their name what they are, unless they are named after it [PDP-01]', async () => {
    const { unmount } = await show(device);
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(/^hearing-device$/);
    unmount();
    await show({ ...device, MODEL_NAME: 'Hearing-Device' });
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveClass('price');
  });
});

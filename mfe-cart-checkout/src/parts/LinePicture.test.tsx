import { aProduct, attributesOf } from '@sightline/shared-lib/testing';
import { render, waitFor } from '@testing-library/react';

import { toLineProduct } from '../state/lineProduct';
import { LinePicture } from './LinePicture';

const drawn = () => document.querySelector('[data-outline]');

describe('the picture of a line', () => {
  it('is the outline of what was bought where there is none [CART-02]', async () => {
    const lenses = aProduct({ attributes: attributesOf({ PRODUCT_TYPE: 'Contact Lenses' }), attachments: [] });
    render(<LinePicture place="cart" product={toLineProduct({ ...lenses, thumbnail: '' }, 0)} />);
    await waitFor(() => expect(drawn()).toHaveAttribute('data-outline', 'lens-box'));
  });

  it('shows a frame with the lenses that were chosen for it, and with its own otherwise [RX-10]', () => {
    const product = toLineProduct(
      { ...aProduct({ attachments: [] }), thumbnail: '/pictures/a/front.webp?w=400&v=1' },
      0,
    );
    const source = () => document.querySelector('img')?.getAttribute('src');
    const { unmount } = render(<LinePicture place="cart" product={product} lenses="TINT-GRY" />);
    expect(source()).toMatch(/&lens=TINT-GRY$/);
    unmount();
    render(<LinePicture place="cart" product={product} />);
    expect(source()).toMatch(/v=1$/);
  });

  it('is a plain carton while nobody knows what was bought [CART-02]', async () => {
    render(<LinePicture place="cart" product={undefined} />);
    await waitFor(() => expect(drawn()).toHaveAttribute('data-outline', 'carton'));
  });
});

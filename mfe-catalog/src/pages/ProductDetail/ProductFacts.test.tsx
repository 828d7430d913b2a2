import { aSite } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { loaded, renderPage } from '../../testing/renderPage';
import { aShop, PATH, request } from '../../testing/productShop';
import { wireItem, wirePrices, wireProduct } from '../../testing/wire';
import { productDetailPage } from './ProductDetail';

describe('facts and prices on a product page', () => {
  it('shows attributes in groups by their own names, what it does not have left out [CAT-03]', async () => {
    const user = userEvent.setup();
    const product = wireProduct({
      codes: { POLARIZED: 'FALSE', PHOTOCHROMIC: 'TRUE', FRAME_MATERIAL_CLASS: 'Acetate' },
    });
    await renderPage(productDetailPage, request(), aShop(product));
    await user.click(screen.getByText('Details and materials'));
    expect(screen.getByText('frame material class').nextSibling).toHaveTextContent('Acetate');
    expect(screen.getByText('photochromic')).toBeInTheDocument();
    expect(screen.queryByText('polarized')).not.toBeInTheDocument();
  });

  it('shows registered shoppers their own price once they are known [CAT-07]', async () => {
    const prices = wirePrices();
    const [guest] = prices.US_FRAMES;
    const member = { ...guest, segment: 'RegisteredUsers', offerPrice: 130, percentageDiscount: 29 };
    const items = [{ ...wireItem('2900000000018', 'M', 136), prices: { US_FRAMES: [guest, member] } }];
    const { aSignedInUser } = await import('@sightline/shared-lib/testing');
    await renderPage(productDetailPage, request(), aShop({ ...wireProduct(), items }, { user: aSignedInUser() }));
    expect((await screen.findAllByText('$130.00'))[0]).toBeInTheDocument();
  });

  it('tells the lowest price of the last 30 days where the price list does, and counts from it [PDP-08] [CAT-06]', async () => {
    const [guest] = wirePrices(15, 20).US_FRAMES;
    const priced = (lowestPrice: number | null) => {
      const prices = { US_FRAMES: [{ ...guest, lowestPrice }] };
      return { ...wireProduct(), items: [{ ...wireItem('2900000000018', 'M', 136), prices }] };
    };
    const { unmount } = await renderPage(productDetailPage, request(), aShop(priced(18)));
    expect(screen.getByText('Lowest price in the 30 days before: $18.00.')).toBeInTheDocument();
    expect(screen.getAllByText('−17%')[0]).toBeInTheDocument();
    unmount();
    await renderPage(productDetailPage, request(), aShop(priced(null)));
    expect(screen.queryByText(/Lowest price/)).not.toBeInTheDocument();
    expect(screen.getAllByText('−25%')[0]).toBeInTheDocument();
  });

  it('explains measures and attributes in plain words [CAT-03] [PDP-03]', async () => {
    const user = userEvent.setup();
    await renderPage(productDetailPage, request(), aShop(wireProduct({ codes: { POLARIZED: 'TRUE' } })));
    expect(screen.getByText('The gap between the lenses, over your nose.')).toBeInTheDocument();
    await user.click(screen.getByText('Details and materials'));
    expect(screen.getByText('polarized').parentElement).toHaveTextContent('Takes the glare off water');
  });

  it('tells what it is before any part is opened [CAT-03]', async () => {
    await renderPage(productDetailPage, request(), aShop());
    expect(screen.getByText('Round sunglasses of acetate.').closest('details')).toBeNull();
  });

  it('leads from a hearing device to a test in a store and at home [PDP-08]', async () => {
    const device = wireProduct({ codes: { GOODS_KIND: 'hearing-device', PRODUCT_TYPE: 'Electronics' } });
    await renderPage(productDetailPage, request(), aShop(device));
    expect(screen.getByText(/^A store sets it to your audiogram/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book a hearing test in a store' })).toHaveAttribute(
      'href',
      expect.stringContaining('service=hearing-test'),
    );
    expect(screen.getByRole('link', { name: 'Test your hearing at home first' })).toBeInTheDocument();
  });

  it('counts hours of hearing where it is heard with, and never hours of music [CAT-03]', async () => {
    const device = wireProduct({ codes: { AUDIO_SYSTEM: 'Directional hearing', BATTERY_DURATION: '30' } });
    await renderPage(productDetailPage, request(), aShop(device));
    expect(screen.getByText(/^Hours of hearing/)).toBeInTheDocument();
    expect(screen.queryByText(/music/)).toBeNull();
  });

  it('puts what a frame with sound can do before its materials, opened [CAT-03]', async () => {
    const sound = wireProduct({ codes: { AUDIO_SYSTEM: 'Open ear', BATTERY_DURATION: '8' } });
    await renderPage(productDetailPage, request(), aShop(sound));
    const title = screen.getByText('Sound and battery');
    expect(title.closest('details')).toHaveAttribute('open');
    expect(title.compareDocumentPosition(screen.getByText('Details and materials'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByText('audio system').nextSibling).toHaveTextContent('Open ear');
  });

  it('describes product, offer and trail to search engines [SEO-02]', async () => {
    const { head } = await loaded(productDetailPage, request(), aShop());
    const [trail, product] = head.structuredData ?? [];
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Norvane Ordora',
      sku: '2900000000018',
      gtin13: '2900000000018',
      brand: { name: 'Norvane' },
      offers: { price: '146.40', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    expect(head).toMatchObject({ canonicalPath: PATH, section: '/sunglasses' });
    expect(head.heroImage?.src).toContain('/pictures/0NO4001S-01/');
  });

  it('sells nothing that has no price here, and offers search engines nothing of it [CAT-05] [PDP-04]', async () => {
    const bare = wireProduct({ prices: {} });
    const items = bare.items.map((item) => ({ ...item, prices: {} }));
    const { answer } = await renderPage(productDetailPage, request(), aShop({ ...bare, items }));
    expect(screen.getByText('Not for sale in this country')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add to bag/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a store' })).toHaveAttribute('href', '/store-locator');
    expect(answer.head.structuredData?.map((data) => data['@type'])).toEqual(['BreadcrumbList']);
  });

  it('sends nobody to stores that there are none of for what has no price here [STOR-06]', async () => {
    const bare = wireProduct({ prices: {} });
    const items = bare.items.map((item) => ({ ...item, prices: {} }));
    const site = aSite({ config: { isStoreLocatorEnabled: false } });
    await renderPage(productDetailPage, request(), aShop({ ...bare, items }, { site }));
    expect(screen.getByText('Not for sale in this country')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Find a store' })).not.toBeInTheDocument();
  });

  it('hangs the outline of the shape where there is no picture, and preloads none [PDP-01]', async () => {
    const { answer } = await renderPage(productDetailPage, request(), aShop({ ...wireProduct(), attachments: [] }));
    expect(document.querySelector('.pictures .missing svg')).toHaveAttribute('data-outline', 'round');
    expect(answer.head).not.toHaveProperty('heroImage');
  });
});

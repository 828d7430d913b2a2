import { aSite, fakeConsent, fakeIntersections } from '@sightline/shared-lib/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { loaded, renderPage } from '../../testing/renderPage';
import { rememberOrigin } from '../../catalogue/insights/searchOrigin';
import { aShop, commandsOf, PATH, request } from '../../testing/productShop';
import { wireHit, wireItem, wirePicture, wireProduct, wireSibling } from '../../testing/wire';
import { productDetailPage } from './ProductDetail';

describe('a product page', () => {
  it('shows name, price with its discount, colour and size in words [PDP-02]', async () => {
    await renderPage(productDetailPage, request(), aShop());
    expect(screen.getByRole('heading', { level: 1, name: 'Norvane Ordora' })).toBeInTheDocument();
    expect(screen.getAllByText('$146.40')[0]).toBeInTheDocument();
    expect(screen.getByText('Black, grey gradient lenses')).toBeInTheDocument();
    expect(screen.getAllByText('Lens 52 mm, bridge 18 mm, temple 145 mm')[0]).toBeInTheDocument();
  });

  it("puts the pictures in the store's order, each with its name [PDP-01]", async () => {
    await renderPage(productDetailPage, request(), aShop());
    const gallery = screen.getByRole('list', { name: 'Pictures' });
    expect(
      within(gallery)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label')),
    ).toEqual([
      'Enlarge: Norvane Ordora, Black, Grey gradient, three-quarter view',
      'Enlarge: Norvane Ordora, Black, Grey gradient, front',
      'Enlarge: Norvane Ordora, Black, Grey gradient, side',
    ]);
    expect(within(gallery).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/pictures/0NO4001S-01/three-quarter.webp?w=1200&v=1',
    );
  });

  it('leaves out a view that does not arrive [PDP-01]', async () => {
    await renderPage(productDetailPage, request(), aShop());
    const gallery = screen.getByRole('list', { name: 'Pictures' });
    const before = within(gallery).getAllByRole('link').length;
    fireEvent.error(within(gallery).getAllByRole('img')[1] as HTMLElement);
    expect(within(gallery).getAllByRole('link')).toHaveLength(before - 1);
    expect(screen.getByRole('navigation', { name: 'Views' }).querySelectorAll('a')).toHaveLength(before - 1);
  });

  it('shows the frame on a bust of the width and tone that the shopper chooses [PDP-01]', async () => {
    const user = userEvent.setup();
    const product = wireProduct();
    const bust = wirePicture('0NO4001S-01', 'bust', 'PDP');
    await renderPage(productDetailPage, request(), aShop({ ...product, attachments: [...product.attachments, bust] }));
    const gallery = screen.getByRole('list', { name: 'Pictures' });
    const picture = () => within(gallery).getByRole('img', { name: /on a display bust$/ });
    expect(picture()).toHaveAttribute('src', '/pictures/0NO4001S-01/bust.webp?w=800&v=1&bust=medium-sand');
    await user.click(screen.getByRole('radio', { name: /^Narrow/ }));
    await user.click(screen.getByRole('radio', { name: 'Chalk' }));
    expect(picture()).toHaveAttribute('src', '/pictures/0NO4001S-01/bust.webp?w=800&v=1&bust=narrow-chalk');
    await user.click(within(gallery).getByRole('link', { name: /Enlarge.*bust$/ }));
    const dialog = await screen.findByRole('dialog', { name: /on a display bust/ });
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', expect.stringContaining('bust=narrow-chalk'));
  });

  it('leads to the other colours by address, without a document [PDP-02]', async () => {
    const user = userEvent.setup();
    const product = wireProduct({ cluster: [wireSibling('0NO4001S-02', 'Red')] });
    const { services } = await renderPage(productDetailPage, request(), aShop(product));
    const red = screen.getByRole('link', { name: 'Red, Brown' });
    expect(red).toHaveAttribute('href', '/sunglasses/norvane-ordora-red-0no4001s-02');
    await user.click(red);
    expect(services.visited).toEqual(['/sunglasses/norvane-ordora-red-0no4001s-02']);
  });

  it('takes the size from the address, else the first in stock [PDP-02]', async () => {
    const first = await renderPage(productDetailPage, request(), aShop());
    expect(screen.getByRole('link', { current: true, name: /^M/ })).toBeInTheDocument();
    first.unmount();
    await renderPage(productDetailPage, request('?size=L'), aShop());
    expect(screen.getByRole('link', { current: true, name: /^L/ })).toBeInTheDocument();
  });

  it('changes size at once and in the address [PDP-02] [SITE-15]', async () => {
    const user = userEvent.setup();
    const { services } = await renderPage(productDetailPage, request(), aShop());
    await user.click(screen.getByRole('link', { name: /^L Sold out/ }));
    expect(screen.getByRole('link', { current: true, name: /^L/ })).toBeInTheDocument();
    expect(services.visited).toEqual([`${PATH}?size=L`]);
    expect(screen.getByText('Out of stock online.')).toBeInTheDocument();
  });

  it('draws the measures and says them in a table [PDP-03]', async () => {
    await renderPage(productDetailPage, request(), aShop(wireProduct({ codes: { ROXABLE: 'True' } })));
    expect(screen.getByText(/total width 136 mm. Temple 145 mm. Lenses 44 mm high/)).toBeInTheDocument();
    for (const [term, value] of [
      ['Total width', /136\s?mm, M/],
      ['Lens', /52 × 44/],
      ['Bridge', /18/],
      ['Temple', /145/],
      ['Weight', /29\s?g without prescription/],
      ['Base curve', /6/],
    ] as const) {
      expect(screen.getByText(term, { selector: 'dt' }).nextSibling).toHaveTextContent(value);
    }
  });

  it('says no more than its weight of a frame that takes no prescription [PDP-03]', async () => {
    await renderPage(productDetailPage, request(), aShop());
    expect(screen.getByText('Weight', { selector: 'dt' }).nextSibling).toHaveTextContent(/^29\s?g$/);
  });

  it('posts to the bag without script: part number, quantity, locale [PDP-04]', async () => {
    await renderPage(productDetailPage, request(), aShop());
    const form = screen.getByRole('button', { name: /Add to bag/ }).closest('form');
    expect(form).toHaveAttribute('action', '/actions/cart/add');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('data-enhanced');
    expect(form).toHaveFormValues({ partNumber: '2900000000018', quantity: '1', locale: 'en-us' });
  });

  it('adds by command with a preview, and tells the search where it came from [PDP-04] [SRCH-03]', async () => {
    const user = userEvent.setup();
    const services = aShop(wireProduct(), {
      commandFakes: { 'cart.add': () => ({ ok: true, orderId: '1', orderItemIds: ['2'] }) },
      consent: fakeConsent('analytics'),
    });
    rememberOrigin(services.storage, {
      objectId: '0NO4001S-01_10801',
      queryId: 'q-1',
      index: 'products_en-us_grouped',
    });
    await renderPage(productDetailPage, request(), services);
    await user.click(screen.getByRole('button', { name: /Add to bag/ }));
    expect(commandsOf(services)).toEqual([
      [
        'cart.add',
        {
          items: [{ partNumber: '2900000000018', quantity: 1 }],
          preview: { name: 'Norvane Ordora', image: '/pictures/0NO4001S-01/three-quarter.webp?w=400&v=1' },
        },
      ],
    ]);
    await waitFor(() => expect(services.client.callsTo('POST /1/events')).toHaveLength(1));
    expect(services.client.callsTo('POST /1/events')[0]?.body).toMatchObject({
      events: [
        { eventType: 'conversion', eventSubtype: 'addToCart', queryID: 'q-1', objectIDs: ['0NO4001S-01_10801'] },
      ],
    });
  });

  it('keeps a button at hand on small screens once the first one has left above [PDP-04]', async () => {
    const user = userEvent.setup();
    const seen = fakeIntersections();
    const services = aShop(wireProduct(), {
      commandFakes: { 'cart.add': () => ({ ok: true, orderId: '1', orderItemIds: ['2'] }) },
    });
    await renderPage(productDetailPage, request(), services);
    expect(screen.getAllByRole('button', { name: /Add to bag/ })).toHaveLength(1);
    await seen.report(false, -80);
    const [, sticky] = screen.getAllByRole('button', { name: /Add to bag/ });
    await user.click(sticky!);
    expect(commandsOf(services)).toHaveLength(1);
    await seen.report(true);
    expect(screen.getAllByRole('button', { name: /Add to bag/ })).toHaveLength(1);
  });

  it('says in place why something was not added [PDP-04]', async () => {
    const user = userEvent.setup();
    const refusing = aShop(wireProduct(), {
      commandFakes: { 'cart.add': () => ({ ok: false, message: 'Only two are left.' }) },
    });
    const { unmount } = await renderPage(productDetailPage, request(), refusing);
    await user.click(screen.getByRole('button', { name: /Add to bag/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Only two are left.');
    unmount();
    const { services } = await renderPage(productDetailPage, request(), aShop());
    await user.click(screen.getByRole('button', { name: /Add to bag/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It is not in your bag');
    expect(services.reported).toHaveLength(1);
  });

  it('never adds contact lenses as such [PDP-04]', async () => {
    const lens = {
      ...wireProduct({ codes: { PRODUCT_TYPE: 'Contact Lenses', CL_BASE_CURVE: '8.6', CL_POWER: ['-1.00', '-0.75'] } }),
      items: [wireItem('6000000000017', '', 0, { PACK_SIZE: '6', LENS_WIDTH: '' })],
    };
    await renderPage(productDetailPage, request('', '/contact-lenses/lacrima-30-0no4001s-01'), aShop(lens));
    expect(screen.queryByRole('button', { name: /Add to bag/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Enter your values' })).toHaveAttribute('href', '/c/prescription-guide');
  });

  it('says that a prescription can be sent only where lenses can be fitted [PDP-06]', async () => {
    const roxable = wireProduct({ codes: { ROXABLE: 'True' } });
    const { unmount } = await renderPage(productDetailPage, request(), aShop(roxable));
    expect(screen.getByText(/Takes prescription lenses/)).toBeInTheDocument();
    unmount();
    const site = aSite({ config: { addPrescriptionLenses: false } });
    await renderPage(productDetailPage, request(), aShop(roxable, { site }));
    expect(screen.queryByText(/Takes prescription lenses/)).not.toBeInTheDocument();
  });

  it('hangs frames of the same width in other shapes below, and what goes with it [PDP-07]', async () => {
    const tied = { associationType: 'X-SELL FAMILY', id: '3000001' };
    const product = { ...wireProduct(), merchandisingAssociations: [tied] };
    const { services } = await renderPage(productDetailPage, request(), aShop(product));
    expect(screen.getByRole('list', { name: 'Same width, other shapes' })).toHaveTextContent('Meridian');
    expect(screen.getByRole('list', { name: 'Goes with it' })).toHaveTextContent('Ordora');
    const [query] = services.client.callsTo('POST /1/indexes/*/queries');
    expect(JSON.stringify(query?.body)).toContain('NOT attributes.FRAME_SHAPE');
    // Without what goes with it the page is whole: a failure is told nowhere.
    const ties = services.client
      .callsTo('GET /api/v2/products')
      .filter((call) => JSON.stringify(call.query).includes('3000001'));
    expect(ties).toEqual([expect.objectContaining({ skipErrorMessage: true })]);
  });

  it('says first what was bought with it, and asks nothing of it for contact lenses [PDP-07] [SRCH-01]', async () => {
    const product = (codes = {}) => ({
      ...wireProduct({ codes }),
      merchandisingAssociations: [{ associationType: 'X-SELL FAMILY', id: '3000001' }],
    });
    const recommended = { hits: [wireHit({ partNumber: '0CA1-01', codes: { MODEL_NAME: 'Case' } })] };
    const routes = { 'POST /1/indexes/*/recommendations': { results: [recommended] } };
    const { services, unmount } = await renderPage(productDetailPage, request(), aShop(product(), { routes }));
    expect(screen.getByRole('list', { name: 'Goes with it' })).toHaveTextContent('Case');
    expect(services.client.callsTo('POST /1/indexes/*/recommendations')[0]?.body).toMatchObject({
      requests: [{ model: 'bought-together', objectID: '0NO4001S-01_10801', indexName: 'products_en-us_grouped' }],
    });
    unmount();
    const lenses = aShop(product({ PRODUCT_TYPE: 'Contact lenses', LX_CANONICAL_CATEGORY: 'contact-lenses' }), {
      routes,
    });
    await loaded(productDetailPage, request(), lenses);
    expect(lenses.client.callsTo('POST /1/indexes/*/recommendations')).toHaveLength(0);
  });

  it('remembers what was seen on this device, the present one left out [PDP-07]', async () => {
    const services = aShop(wireProduct(), { consent: fakeConsent('preferences') });
    services.storage.set('product.viewed', ['0HA1-01', '0NO4001S-01']);
    await renderPage(productDetailPage, request(), services);
    await waitFor(() => expect(services.storage.get('product.viewed')).toEqual(['0NO4001S-01', '0HA1-01']));
    const [, viewed] = services.client.callsTo('GET /api/v2/products');
    expect(viewed?.query).toMatchObject({ partNumber: ['0HA1-01'] });
  });

  it('remembers nothing that was seen without consent [PDP-07]', async () => {
    const { services } = await renderPage(productDetailPage, request(), aShop());
    expect(services.storage.get('product.viewed')).toBeNull();
    expect(services.client.callsTo('GET /api/v2/products')).toHaveLength(1);
  });

  it('saves for later and leads to insurance and help [PDP-08]', async () => {
    const user = userEvent.setup();
    const site = aSite({ config: { isInsuranceEnabled: true } });
    const shop = aShop(wireProduct(), {
      site,
      commandFakes: {
        'account.toggleWishlist': () => {
          shop.bus.emit('wishlistChanged', { partNumbers: ['0NO4001S-01'] });
          return { saved: true };
        },
      },
    });
    const { services } = await renderPage(productDetailPage, request(), shop);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(services.shownToasts).toEqual([{ message: 'Saved.' }]));
    expect(screen.getByRole('button', { name: 'Save', pressed: true }).querySelector('svg')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Use your vision insurance' })).toHaveAttribute(
      'href',
      '/c/support/insurance',
    );
    await user.click(screen.getByText('Questions about this product'));
    expect(screen.getByRole('link', { name: 'Questions and answers' })).toHaveAttribute('href', '/c/support/faq');
  });

  it('shows that the product is being compared, by state and by sign [PDP-08]', async () => {
    const user = userEvent.setup();
    await renderPage(productDetailPage, request(), aShop());
    const compare = screen.getByRole('button', { name: 'Compare', pressed: false });
    expect(compare.querySelector('svg')).toBeNull();
    await user.click(compare);
    expect(screen.getByRole('button', { name: 'Compare', pressed: true }).querySelector('svg')).not.toBeNull();
    await user.click(compare);
    expect(screen.getByRole('button', { name: 'Compare', pressed: false }).querySelector('svg')).toBeNull();
  });

  it('passes the address on: by the device where it can, else as a copied link [PDP-08]', async () => {
    const user = userEvent.setup();
    const { services } = await renderPage(productDetailPage, request(), aShop());
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(services.shownToasts).toEqual([{ message: 'The link is copied.' }]));
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    const shared: unknown[] = [];
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(shared).toEqual([{ title: 'Norvane Ordora', url: window.location.href }]);
    Reflect.deleteProperty(navigator, 'share');
  });

  it('is not found for a part number nobody knows [PDP-02]', async () => {
    const answer = await loaded(productDetailPage, request(), aShop(null));
    expect(answer).toMatchObject({ status: 404, data: null });
  });
});

import { aDeliveryPromise, aSite, failWith } from '@sightline/shared-lib/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderPage } from '../../testing/renderPage';
import { aShop, inStock, request } from '../../testing/productShop';
import { wireItem, wirePrices, wireProduct, wireSibling, wireStock } from '../../testing/wire';
import { productDetailPage } from './ProductDetail';

/** A frame that is sold out in black, with two other colours; its model code lacks the leading 0. */
async function soldOut(file: () => unknown) {
  const colour = (partNumber: string, front: string, COLOR_CODE: string) => {
    const sibling = wireSibling(partNumber, front);
    return { ...sibling, attributes: { ...sibling.attributes, COLOR_CODE } };
  };
  const product = wireProduct({
    codes: { LX_SOLDOUT: 'TRUE', MODEL_CODE_DISPLAY: 'NO4001S', COLOR_CODE: '01' },
    cluster: [colour('0NO4001S-02', 'Red', '02'), colour('0NO4001S-03', 'Blue', '03')],
  });
  const items = [wireItem('2900000000018', 'M', 136, { LX_SOLDOUT: 'TRUE' })];
  const routes = { 'GET /{storePrefix}/availability.json': file as () => object };
  const { services } = await renderPage(productDetailPage, request(), aShop({ ...product, items }, { routes }));
  const list = () => screen.queryByText('In stock in another color:')?.parentElement;
  return { services, found: () => [...(list()?.querySelectorAll('a') ?? [])] };
}

const INVENTORY = 'GET /store/{storeId}/inventoryavailability/byPartNumber/{keys}';

describe('stock on a product page', () => {
  it('offers the notice in place of the bag when everything is sold out [PDP-05]', async () => {
    const user = userEvent.setup();
    const product = wireProduct({ codes: { LX_SOLDOUT: 'TRUE' } });
    const items = [wireItem('2900000000018', 'M', 136, { LX_SOLDOUT: 'TRUE' })];
    const { services } = await renderPage(productDetailPage, request(), aShop({ ...product, items }));
    expect(screen.getByText('Sold out.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add to bag/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Tell me when it is back' }));
    expect(services.openOverlays).toMatchObject([
      { name: 'product.alert', props: { partNumber: '2900000000018', name: 'Norvane Ordora M' } },
    ]);
  });

  it.each([
    [0, 'It has just been sold out. Nothing was put into your bag.', false],
    [1, 'All that are left are in your bag already.', true],
  ])(
    'says what is true after a refusal with %d left, and sells what is there [PDP-04] [PDP-05]',
    async (left, words, sells) => {
      const user = userEvent.setup();
      let pieces = 1;
      const services = aShop(wireProduct(), {
        routes: { [INVENTORY]: () => wireStock({ '2900000000018': pieces, '2900000000025': 9 }) },
        commandFakes: {
          'cart.add': () => {
            pieces = left;
            return {
              ok: false,
              message: 'Too few.',
              serverMessage: '',
              reason: { key: '_API_BAD_INV', parameters: [] },
            };
          },
        },
      });
      await renderPage(productDetailPage, request(), services);
      await user.click(screen.getByRole('button', { name: /Add to bag/ }));
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(screen.queryByText('Too few.')).toBeNull();
      expect(screen.queryAllByRole('button', { name: /Add to bag/ })).toHaveLength(sells ? 1 : 0);
      expect(screen.queryAllByRole('link', { name: 'Tell me when it is back' })).toHaveLength(sells ? 0 : 1);
    },
  );

  it('reads the stock again once somebody is there: the page was kept since it was drawn [PDP-05]', async () => {
    let asked = 0;
    const routes = { [INVENTORY]: () => wireStock({ '2900000000018': (asked += 1) === 1 ? 1 : 0 }) };
    await renderPage(productDetailPage, request(), aShop(wireProduct(), { routes }));
    fireEvent.pointerDown(document.body);
    expect(await screen.findByRole('link', { name: 'Tell me when it is back' })).toBeInTheDocument();
    expect(screen.queryByText('One left.')).toBeNull();
  });

  it('promises no delivery where every size says that it is sold out [PDP-05]', async () => {
    const gone = { LX_SOLDOUT: 'TRUE' };
    const items = [wireItem('2900000000018', 'M', 136, gone), wireItem('2900000000025', 'L', 142, gone)];
    await renderPage(productDetailPage, request(), aShop({ ...wireProduct({ codes: gone }), items }));
    expect(screen.getAllByRole('link', { name: /Sold out/ })).toHaveLength(2);
    expect(screen.queryByText('Sold out.')).toBeNull();
    expect(screen.queryByText(/30-day returns/)).toBeNull();
  });

  it.each([
    [1, 'One left.'],
    [2, 'Two left.'],
    [4, 'A few left.'],
    [40, 'In stock.'],
  ])('says %d pieces as "%s" [PDP-05]', async (pieces, words) => {
    const routes = {
      'GET /store/{storeId}/inventoryavailability/byPartNumber/{keys}': wireStock({ '2900000000018': pieces }),
    };
    await renderPage(productDetailPage, request(), aShop(wireProduct(), { routes }));
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('says price and free delivery of the size that is chosen [PDP-02]', async () => {
    const user = userEvent.setup();
    const [guest] = wirePrices(60, 60).US_FRAMES;
    const dear = { ...guest, offerPrice: 80, listPrice: 80 };
    const product = {
      ...wireProduct({ prices: wirePrices(80, 80) }),
      items: [
        { ...wireItem('2900000000018', 'M', 136), prices: { US_FRAMES: [guest] } },
        { ...wireItem('2900000000025', 'L', 142), prices: { US_FRAMES: [dear] } },
      ],
    };
    await renderPage(productDetailPage, request(), aShop(product));
    expect(screen.getAllByText('$60.00')[0]).toBeInTheDocument();
    expect(screen.getByText(/Delivery is free from \$75/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^L/ }));
    expect(screen.getAllByText('$80.00')[0]).toBeInTheDocument();
    expect(screen.queryByText('$60.00')).toBeNull();
    expect(screen.getByText(/Delivery is free\./)).toBeInTheDocument();
  });

  it.each([
    ['members pay less than it takes', 7500, 70, ['Delivery is free from $75']],
    ['the store names no amount', 0, 80, []],
  ])('promises no free delivery where %s [PDP-02]', async (_why, freeDeliveryFrom, memberOffer, words) => {
    const [guest] = wirePrices(80, 80).US_FRAMES;
    const member = { ...guest, segment: 'RegisteredUsers', offerPrice: memberOffer };
    const items = [{ ...wireItem('2900000000018', 'M', 136), prices: { US_FRAMES: [guest, member] } }];
    const site = aSite({ config: { freeDeliveryFrom } });
    await renderPage(productDetailPage, request(), aShop({ ...wireProduct(), items }, { site }));
    expect(screen.queryByText(/Delivery is free\./)).toBeNull();
    const promised = screen.queryAllByText(/Delivery is free/).map(({ textContent }) => textContent?.split('. ')[0]);
    expect(promised).toEqual(words);
  });

  it('promises on the page and to search engines the days that availability answers, and none of its own [CAT-11]', async () => {
    const [level] = wireStock({ '2900000000018': 40 }).InventoryAvailability;
    const promised = {
      deliveryPromise: aDeliveryPromise([2, 4], [3, 9]),
      deliveryPromiseWithLenses: aDeliveryPromise([12, 14], [3, 9]),
    };
    const STOCK = 'GET /store/{storeId}/inventoryavailability/byPartNumber/{keys}';
    const frame = wireProduct({ codes: { ROXABLE: 'True' } });
    const shop = aShop(frame, { routes: { [STOCK]: { InventoryAvailability: [{ ...level, ...promised }] } } });
    const { answer } = await renderPage(productDetailPage, request(), shop);
    expect(screen.getByText('At your door in 5\u2060–\u206013 business days.')).toBeInTheDocument();
    expect(screen.getByText(/With your lenses in 15\u2060–\u206023 business days\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^With my prescription/ }));
    expect(await screen.findByText(/With your lenses in 15\u2060–\u206023 business days\./)).toHaveClass('strong');
    expect(screen.queryByText('At your door in 5\u2060–\u206013 business days.')).toBeNull();
    const [, product] = answer.head.structuredData ?? [];
    expect(product).toMatchObject({
      offers: {
        shippingDetails: {
          shippingDestination: { addressCountry: 'US' },
          deliveryTime: {
            handlingTime: { minValue: 2, maxValue: 4 },
            transitTime: { minValue: 3, maxValue: 9 },
          },
        },
      },
    });
  });

  it('promises neither lenses nor a store while it is sold out, and still asks a store [CAT-11] [PDP-05]', async () => {
    const [level] = wireStock({ '2900000000018': 0 }).InventoryAvailability;
    const promised = {
      deliveryPromise: aDeliveryPromise([2, 4], [3, 9]),
      deliveryPromiseWithLenses: aDeliveryPromise([12, 14], [3, 9]),
    };
    const items = [wireItem('2900000000018', 'M', 136)];
    const frame = { ...wireProduct({ codes: { ROXABLE: 'True' } }), items };
    const routes = { [INVENTORY]: { InventoryAvailability: [{ ...level, ...promised }] } };
    await renderPage(productDetailPage, request(), aShop(frame, { routes }));
    expect(screen.getByText('Out of stock online.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check a store' })).toBeInTheDocument();
    expect(screen.queryByText(/business days/)).toBeNull();
    expect(screen.queryByText('Collect it in a store.')).toBeNull();
  });

  it('promises no day where the platform promises none [CAT-11]', async () => {
    const { answer } = await renderPage(productDetailPage, request(), aShop());
    expect(screen.getByText('In stock.')).toBeInTheDocument();
    expect(screen.queryByText(/business days/)).not.toBeInTheDocument();
    expect(JSON.stringify(answer.head.structuredData)).not.toContain('shippingDetails');
  });

  it('never says yes when stock cannot be read, and still sells [PDP-05]', async () => {
    const routes = {
      'GET /store/{storeId}/inventoryavailability/byPartNumber/{keys}': () => {
        throw failWith(500);
      },
    };
    await renderPage(productDetailPage, request(), aShop(wireProduct(), { routes }));
    expect(screen.getByText(/Stock is not loading/)).toBeInTheDocument();
    expect(screen.queryByText('In stock.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Add to bag/ })).toBeInTheDocument();
  });

  it.each([
    ['In stock.', { upc: '2900000000018', available: true }],
    ['Out of stock online.', { upc: '2900000000018', available: false }],
    ['Stock is not loading', {}],
    ['Stock is not loading', null],
  ])(
    'says "%s" when pieces cannot be counted and the code is answered with %j [CAT-09] [PDP-05]',
    async (words, answer) => {
      const routes = {
        'GET /store/{storeId}/inventoryavailability/byPartNumber/{keys}': () => {
          throw failWith(500);
        },
        'GET /api/upc/v2/{upc}/availability': () => answer,
      };
      const product = { ...wireProduct(), items: [wireItem('2900000000018', 'M', 136)] };
      const { services } = await renderPage(productDetailPage, request(), aShop(product, { routes }));
      expect(screen.getByText(new RegExp(words.replace('.', '\\.')))).toBeInTheDocument();
      const asked = services.client.calls.find(({ surface }) => surface === 'availability');
      expect(asked).toMatchObject({ pathParams: { upc: '2900000000018' }, query: { storeId: services.site.storeId } });
    },
  );

  it.each([
    [
      'the colours it can be had in',
      { '0NO4001S_02': { available: true }, '0NO4001S_03': { available: false } },
      ['Red, Brown'],
    ],
    ['no colour where none can be had', { '0NO4001S_03': { available: false } }, []],
  ])('tells %s beside one that is sold out, by model code and colour [CAT-08] [CAT-09]', async (_what, file, names) => {
    const { found, services } = await soldOut(() => file);
    expect(found().map(({ textContent }) => textContent)).toEqual(names);
    expect(services.client.calls.find(({ surface }) => surface === 'configurator')?.pathParams).toEqual({
      storePrefix: 'sightline_us',
    });
  });

  it('says that other colours cannot be asked about when their file does not come [CAT-09]', async () => {
    const { found } = await soldOut(() => {
      throw failWith(500);
    });
    expect(screen.getByText('Whether other colors are in stock is not loading.')).toBeInTheDocument();
    expect(found()).toEqual([]);
  });

  it.each([
    [0, 'Not in stock at Avon Meadow. We can send it there.'],
    [1, 'One left at Avon Meadow.'],
    [2, 'Two left at Avon Meadow.'],
    [5, 'A few left at Avon Meadow.'],
  ])('says %d pieces on the shelf of the store asked last as "%s" [PDP-05]', async (pieces, words) => {
    const routes = {
      'GET /store/{storeId}/inventoryavailability/byPartNumber/{keys}': (call: { query?: object }) =>
        call.query && 'physicalStoreId' in call.query && call.query.physicalStoreId
          ? wireStock({ '2900000000018': pieces })
          : inStock,
    };
    const services = aShop(wireProduct(), { routes });
    services.storage.set('product.store', { id: '11039', name: 'Avon Meadow' });
    await renderPage(productDetailPage, request(), services);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Other stores' })).toBeInTheDocument();
  });

  it("asks the shopper's own store first, whichever was asked last [PDP-05] [STOR-04]", async () => {
    const services = aShop(wireProduct());
    services.storage.set('product.store', { id: '11039', name: 'Avon Meadow' });
    services.storage.set('favourite-store', { identifier: 'US_7', id: '11007', name: 'Canton' });
    await renderPage(productDetailPage, request(), services);
    expect(await screen.findByText('In stock at Canton.')).toBeInTheDocument();
    const stores = services.client.calls.flatMap(({ query }) => query?.physicalStoreId ?? []);
    expect(stores).toEqual(['11007']);
  });

  it('asks one store about the chosen size, and remembers it [PDP-05]', async () => {
    const user = userEvent.setup();
    const store = { physicalStoreId: '11039', name: 'Avon Meadow' };
    const choose = jest.fn(() => store);
    const services = aShop(wireProduct(), { commandFakes: { 'stores.choose': choose } });
    await renderPage(productDetailPage, request(), services);
    await user.click(screen.getByRole('button', { name: 'Check a store' }));
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ canTryOn: true }));
    expect(await screen.findByText('In stock at Avon Meadow.')).toBeInTheDocument();
    expect(services.client.calls.at(-1)?.query).toMatchObject({ physicalStoreId: '11039' });
    expect(services.storage.get('product.store')).toEqual({ id: '11039', name: 'Avon Meadow' });
  });

  it('says so where the choice of stores does not load [FED-03] [PDP-05]', async () => {
    const lost = () => {
      throw new Error('its entry is missing');
    };
    const services = aShop(wireProduct(), { commandFakes: { 'stores.choose': lost } });
    await renderPage(productDetailPage, request(), services);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Check a store' }));
    await waitFor(() => expect(services.shownToasts).toMatchObject([{ message: /^The stores are not loading/ }]));
  });
});

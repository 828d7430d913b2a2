/** @jest-environment node */
import * as v from 'valibot';

import * as api from '..';
import type { PlatformCall } from '../../contracts';
import { fakeClient } from '../../testing';
import type { FakeHandlers } from '../../testing';
import { decode } from './decode';
import { count, flag, instant, list, numberOrNull, text } from './wire';

function answering(answer: unknown) {
  const calls: PlatformCall[] = [];
  return {
    calls,
    send: async (call: PlatformCall) => {
      calls.push(call);
      return answer;
    },
  };
}

describe('wire values', () => {
  const schema = v.object({ text, flag, count, maybe: numberOrNull, at: instant, list: list(text) });

  it('may be texts, padded, missing or null [API-02]', () => {
    const answer = { text: ' 10001    ', flag: 'TRUE', count: '3', maybe: '', at: '2026-01-01', list: 'one', extra: 1 };
    expect(decode(schema, answer, 'x')).toEqual({
      text: '10001',
      flag: true,
      count: 3,
      maybe: null,
      at: Date.UTC(2026, 0, 1),
      list: ['one'],
    });
    const nothing = { text: '', flag: false, count: 0, maybe: null, at: null, list: [] };
    expect(decode(schema, {}, 'x')).toEqual(nothing);
    const nulls = { text: null, flag: null, count: null, maybe: null, at: null, list: null };
    expect(decode(schema, nulls, 'x')).toEqual(nothing);
    expect(decode(schema, { text: {}, flag: [], count: 'x' }, 'x')).toEqual(nothing);
  });

  it('name the field that is wrong [API-02]', () => {
    expect(() => decode(v.object({ a: v.object({ b: v.string() }) }), { a: { b: 1 } }, 'readX')).toThrow(
      /readX: a\.b: /,
    );
    expect(() => decode(v.object({ a: v.string() }), null, 'readX')).toThrow(/readX: answer: /);
  });
});

describe('carts and orders', () => {
  const record = {
    orderId: '7307966',
    orderStatus: 'P',
    grandTotal: '539.93000',
    grandTotalCurrency: 'USD',
    totalProductPrice: '549.99000',
    totalAdjustment: '-25.00000',
    totalShippingCharge: '14.94000',
    totalSalesTax: '0.00000',
    totalShippingTax: '0.00000',
    locked: 'true',
    x_promoHasAdjustment: 'false',
    orderItem: [
      {
        orderItemId: '10023',
        partNumber: 'SKU-1',
        quantity: '2.0',
        unitPrice: '274.99500',
        orderItemPrice: '549.99000',
        currency: 'USD',
        orderItemInventoryStatus: 'Available',
        freeGift: 'false',
        addressId: '307445',
        addressLine: ['1 Front Street', '', ''],
        city: 'New York',
        postalCode: '10001 ',
        country: 'us',
        xitem_field1: '0',
        adjustment: [{ amount: '-25.00000', code: 'SAVE25', displayLevel: 'Order', usage: 'Discount' }],
        totalAdjustment: { currency: 'USD', value: '-25.00000' },
        orderItemExtendAttribute: [{ attributeName: 'IsRox', attributeType: 'STRING', attributeValue: 'false' }],
      },
    ],
    adjustment: { amount: '-25.00000', code: 'SAVE25', displayLevel: 'Order', usage: 'Discount' },
    promotionCode: [{ code: 'SAVE25', associatedPromotion: [{ promotionId: '1', description: 'Save 25' }] }],
    orderExtendAttribute: [{ attributeName: 'IS_ROX_ORDER', attributeValue: 'false' }],
    paymentInstruction: [
      {
        piId: '1',
        payMethodId: 'VISA',
        piAmount: '539.93000',
        protocolData: [
          { name: 'account', value: '************1111' },
          { name: 'cc_cvc', value: '---' },
        ],
      },
    ],
    resourceName: 'cart',
  };

  it('are read with their money in minor units [CART-01] [CART-05]', async () => {
    const cart = await api.readCart(answering(record));
    expect(cart).toMatchObject({
      orderId: '7307966',
      locked: true,
      promoHasAdjustment: false,
      numItems: 2,
      grandTotal: { minor: 53_993, currency: 'USD' },
      totalAdjustment: { minor: -2500, currency: 'USD' },
      adjustments: [{ code: 'SAVE25', amount: { minor: -2500 } }],
      promotionCodes: [{ code: 'SAVE25', descriptions: ['Save 25'] }],
      extendedAttributes: { IS_ROX_ORDER: 'false' },
      paymentInstructions: [{ piId: '1', maskedAccount: '************1111', billingAddress: null }],
    });
    expect(cart?.lines[0]).toMatchObject({
      quantity: 2,
      groupKey: '',
      orderItemPrice: { minor: 54_999 },
      totalAdjustment: { minor: -2500 },
      address: { zipCode: '10001', country: 'US', addressLine: ['1 Front Street'] },
      extendedAttributes: { IsRox: 'false' },
      inventoryStatus: 'Available',
    });
    expect(JSON.stringify(cart)).not.toContain('---');
  });

  it('may be empty, or of a kind nobody knows [CART-04]', async () => {
    const cart = await api.readCart(answering({ orderId: 7 }));
    expect(cart).toMatchObject({ orderId: '7', orderStatus: 'P', lines: [], numItems: 0, grandTotal: { minor: 0 } });
    const odd = { ...record, orderItem: [{ orderItemId: 1, orderItemInventoryStatus: 'OnTheMoon' }] };
    const read = await api.readCart(answering(odd));
    expect(read?.lines[0]).toMatchObject({ inventoryStatus: 'Unknown', address: null });
  });

  it('must have an id [API-02]', async () => {
    await expect(api.readCart(answering({}))).rejects.toThrow(/orderId/);
  });

  it('come as lists with capital keys and textual counts [ORD-02]', async () => {
    const client = answering({ Order: [record], recordSetTotal: '131', recordSetComplete: 'false' });
    const page = await api.listOrderHistory(client);
    expect(page).toMatchObject({ total: 131, complete: false, orders: [{ orderId: '7307966' }] });
    expect(client.calls[0]?.query).toMatchObject({ pageNumber: 1, pageSize: 100 });
    expect(await api.listOrderHistory(answering({ recordSetTotal: '0' }))).toEqual({
      orders: [],
      total: 0,
      complete: true,
    });
  });
});

describe('cart bodies', () => {
  async function bodyOf(run: (client: ReturnType<typeof answering>) => Promise<unknown>) {
    const client = answering({ orderId: ['1'] });
    await run(client);
    return client.calls[0]?.body as Record<string, unknown>;
  }

  it('name the current order, calculate everything, and carry the fraud token [CART-01] [PAY-10]', async () => {
    const body = await bodyOf((client) =>
      api.addToCart(client, {
        fraudToken: 'f-1',
        items: [
          { partNumber: 'SKU-1', quantity: 1, groupKey: 'g-1', contractId: '-11005', attributes: { RxLensId: 'L-77' } },
        ],
      }),
    );
    expect(body).toMatchObject({
      orderId: '.',
      x_calculateOrder: '1',
      x_calculationUsage: '-1,-2,-3,-4,-5,-6,-7',
      x_inventoryValidation: 'true',
      forterToken: 'f-1',
      orderItem: [
        {
          partNumber: 'SKU-1',
          quantity: '1',
          contractId: '-11005',
          xitem_field1: 'g-1',
          orderItemExtendAttribute: [{ attributeName: 'RxLensId', attributeType: 'STRING', attributeValue: 'L-77' }],
        },
      ],
    });
    expect(body).toHaveProperty('userAgent');
    const without = await bodyOf((client) => api.precheckout(client, { orderId: '1' }));
    expect(without).not.toHaveProperty('forterToken');
  });

  it('number several lines and name a single one [CART-01]', async () => {
    expect(await bodyOf((client) => api.deleteLines(client, { orderItemIds: ['7'] }))).toMatchObject({
      orderItemId: '7',
    });
    expect(await bodyOf((client) => api.deleteLines(client, { orderItemIds: ['7', '8'] }))).toMatchObject({
      orderItemId_0: '7',
      orderItemId_1: '8',
    });
  });

  it('answer the ids of new lines, also from an empty answer [CART-01]', async () => {
    const made = { orderId: '1', orderItem: [{ orderItemId: '5' }] };
    expect(await api.addToCart(answering(made), { items: [] })).toEqual({ orderId: '1', orderItemIds: ['5'] });
    expect(await api.deleteLines(answering(null), { orderItemIds: ['5'] })).toEqual({ orderId: '', orderItemIds: [] });
  });

  it('pay with tokens and never with a card number [PAY-02] [PAY-03]', async () => {
    const body = await bodyOf((client) =>
      api.addPaymentInstruction(client, {
        payMethodId: 'VISA',
        amount: { minor: 53_993, currency: 'USD' },
        paymentToken: 'tok-1',
        billingAddressId: '307445',
      }),
    );
    expect(body).toMatchObject({ piAmount: '539.93000', paymentToken: 'tok-1', billing_address_id: '307445' });
    expect(Object.keys(body)).not.toContain('account');
  });

  it('trim the fiscal code and keep attributes nobody knows [ACC-03]', async () => {
    const attributes = [
      { key: 'addressField2', value: 'kept' },
      { key: 'addressField1', value: 'old' },
    ];
    const body = await bodyOf((client) =>
      api.createContact(client, { nickName: 'Home', fiscalCode: ' RSSMRA85T10A562S ', attributes }),
    );
    expect(body).toMatchObject({
      fiscalCode: 'RSSMRA85T10A562S',
      attributes: [
        { key: 'addressField2', value: 'kept' },
        { key: 'addressField1', value: 'RSSMRA85T10A562S' },
      ],
    });
    expect(await bodyOf((client) => api.saveFiscalCode(client, { fiscalCode: ' X ' }))).toEqual({ addressField1: 'X' });
  });

  it('map the password form to the names of the platform [ACC-01]', async () => {
    const form = { currentPassword: 'old', newPassword: 'new', verifyPassword: 'new' };
    expect(await bodyOf((client) => api.changePassword(client, form))).toEqual({
      resetPassword: 'true',
      xcred_logonPasswordOld: 'old',
      logonPassword: 'new',
      xcred_logonPasswordVerify: 'new',
    });
  });
});

describe('people', () => {
  it('are read whole when registered and with little when guests [AUTH-02]', async () => {
    const person = await api.readPerson(
      answering({
        userId: 15006,
        firstName: 'Ann',
        gender: 'F',
        orgizationId: '-2000',
        x_data: { hasNewsletter: 'true' },
        contact: {
          addressId: '1',
          nickName: 'Home',
          primary: 'true',
          addressType: 'Shipping',
          zipCode: '10001  ',
          attributes: [{ key: 'addressField1', value: 'CODE' }],
        },
      }),
    );
    expect(person).toMatchObject({
      userId: '15006',
      gender: 'Female',
      hasNewsletter: true,
      organizationId: '-2000',
      contacts: [{ nickName: 'Home', primary: true, zipCode: '10001', fiscalCode: 'CODE', addressType: 'Shipping' }],
    });
    expect(await api.readPerson(answering({ userId: '-1002' }))).toMatchObject({ contacts: [], logonId: '' });
  });

  it('keep tokens verbatim and a missing trusted token missing [AUTH-03]', async () => {
    const answer = {
      userId: '15006',
      WCToken: '15006%2Cq4EW%3D',
      personalizationID: '1-2',
      resourceName: 'guestidentity',
    };
    expect(await api.createGuest(answering(answer))).toEqual({
      userId: '15006',
      WCToken: '15006%2Cq4EW%3D',
      personalizationID: '1-2',
    });
    await expect(api.createGuest(answering({ userId: '1' }))).rejects.toThrow(/WCToken/);
  });

  it('have contracts with all their digits [AUTH-12]', async () => {
    const context = await api.readUserContext(
      answering({
        basicInfo: { callerId: 15006, runAsId: 77, registerType: 'R' },
        entitlement: { currentTradingAgreementIds: ['4000000000000000502', -11005] },
      }),
    );
    expect(context).toMatchObject({
      callerId: '15006',
      runAsId: '77',
      isRegistered: true,
      isGeneric: false,
      tradingAgreementIds: ['4000000000000000502', '-11005'],
    });
    const contracts = { contracts: { '-11005': 'Default', '4000000000000000502': 'Buyer' } };
    expect((await api.listContracts(answering(contracts))).map((one) => one.contractId)).toEqual([
      '-11005',
      '4000000000000000502',
    ]);
  });

  it('have a wallet in the words of the specification [ACC-04]', async () => {
    const wallet = await api.readWallet(
      answering({ resourseName: 'wallet', recordTotalCount: '1', wallet: [{ cardId: 'w-1', default: 'true' }] }),
    );
    expect(wallet).toMatchObject({
      resourseName: 'wallet',
      recordTotalCount: 1,
      wallet: [{ cardId: 'w-1', isDefault: true }],
    });
  });
});

describe('products', () => {
  const record = {
    id: '3000001',
    partNumber: '0NO4001S-01',
    name: 'Norvane Ordora',
    type: 'product',
    buyable: 'true',
    parentCatalogGroupID: '/10501/10502',
    seo: { href: '/sunglasses/x' },
    price: [
      { usage: 'Display', currency: 'USD', value: '800.0' },
      { usage: 'Offer', currency: 'USD', value: 749.99 },
    ],
    prices: { US_FRAMES: [{ segment: 'Guest', currency: 'USD', listPrice: 183, offerPrice: '146.40', endDate: null }] },
    attributes: [
      { identifier: 'FRONT_COLOR', name: 'Colour', values: [{ identifier: ['RED', 'BLUE'], value: ['Red', 'Blue'] }] },
      { identifier: 'BRAND', name: 'Brand', values: [{ identifier: 'NORVANE', value: 'Norvane' }] },
    ],
    attachments: [
      { attachmentAssetID: 'b', attachmentAssetPath: '/b.webp', usage: 'PDP', sequence: '2.0', widthMm: 140 },
      { id: 'a', url: '/a.webp', rule: 'PDP', sequence: 1, name: 'front' },
    ],
    sKUs: [{ uniqueID: '5000001', partNumber: '2900000000018', buyable: true }],
    merchandisingAssociations: [{ associationType: 'X-SELL FAMILY', uniqueID: '3000002' }],
  };

  it('are read from products v2 and its older names alike [CAT-01] [CAT-10]', async () => {
    const page = await api.listProducts(
      answering({
        contents: [record],
        total: 1,
        facets: [
          { name: 'Brand', value: 'manufacturer.raw', entry: [{ label: 'Norvane', value: 'm%3A', count: '14' }] },
        ],
        metaData: { price: '1' },
        breadCrumbTrailEntryView: [{ label: 'Sunglasses', seo: { href: '/sunglasses' } }],
      }),
      {},
    );
    expect(page).toMatchObject({
      total: 1,
      priceMode: '1',
      facets: [{ name: 'Brand', entries: [{ value: 'm%3A', count: 14 }] }],
      breadcrumb: [{ label: 'Sunglasses', href: '/sunglasses' }],
    });
    expect(page.products[0]).toMatchObject({
      productId: '3000001',
      catalogEntryTypeCode: 'ProductBean',
      categoryPath: ['10501', '10502'],
      url: '/sunglasses/x',
      plainPrice: { currency: 'USD', listMinor: 80_000, offerMinor: 74_999 },
      prices: { US_FRAMES: [{ listMinor: 18_300, offerMinor: 14_640, endDate: null }] },
      attributes: {
        codes: { FRONT_COLOR: ['RED', 'BLUE'], BRAND: ['NORVANE'] },
        values: { FRONT_COLOR: ['Red', 'Blue'], BRAND: ['Norvane'] },
        names: { FRONT_COLOR: 'Colour' },
      },
      attachments: [
        { id: 'a', usage: 'PDP', url: '/a.webp', widthMm: null },
        { id: 'b', usage: 'PDP', url: '/b.webp', widthMm: 140 },
      ],
      items: [{ productId: '5000001', partNumber: '2900000000018', buyable: true }],
      associations: [{ type: 'X-SELL FAMILY', productId: '3000002' }],
    });
  });

  it('are looked up 50 at a time, in the order asked for [CAT-10]', async () => {
    const handlers: FakeHandlers = {
      'GET /api/v2/products': (call: PlatformCall) => {
        const ids = (call.query?.id ?? []) as string[];
        return { contents: ids.toReversed().map((id) => ({ ...record, id })) };
      },
    };
    const client = fakeClient(handlers);
    const ids = Array.from({ length: 120 }, (_, place) => String(place));
    const products = await api.readProducts(client, { ids: [...ids, '3'], currency: 'USD' });
    expect(products.map((product) => product.productId)).toEqual(ids);
    expect(client.calls.map((call) => call.query?.limit)).toEqual([50, 50, 20]);
    expect(client.calls[0]?.query).toMatchObject({ currency: 'USD', limit: 50 });
    expect(await api.readProducts(client, { partNumbers: [] })).toEqual([]);
  });

  it('keep the spelling of the attachment filter [CAT-10]', async () => {
    const client = answering({});
    await api.listProducts(client, { attachmentFilter: 'PDP', orderBy: 3 });
    expect(client.calls[0]?.query).toMatchObject({ attachementFilter: 'PDP', orderBy: 3 });
  });
});

describe('stores', () => {
  it('are read from the locator of the platform, padding and all [STOR-02] [STOR-03]', async () => {
    const client = answering({
      PhysicalStore: [
        {
          uniqueID: '11039',
          storeName: 'Main Street',
          addressLine: ['12 Main St'],
          postalCode: '10001                ',
          telephone1: '212-555-0100         ',
          country: 'us',
          latitude: '40.75000',
          longitude: '-73.99000',
          distance: '2.436',
          Description: [{ displayStoreName: 'Main Street NY' }],
          Attribute: [
            { name: 'PracticeRecordId', value: 'SLR-000412' },
            { name: 'MondayOpen', value: '10:00am' },
            { name: 'MondayClose', displayValue: '7:00pm' },
            { name: 'TuesdayOpen', value: 'Closed' },
          ],
        },
      ],
    });
    const [store] = await api.findStores(client, { latitude: 40.7, longitude: -74 });
    expect(store).toMatchObject({
      storeName: 'Main Street NY',
      storeNumber: '0412',
      zipCode: '10001',
      telephone: '212-555-0100',
      latitude: 40.75,
      distance: 2.436,
      schedule: { monday: { open: '10:00am', close: '7:00pm' }, tuesday: null, sunday: null },
    });
    expect(client.calls[0]?.query).toMatchObject({ siteLevelStoreSearch: false, latitude: 40.7 });
  });

  it('are read from the store-locator service [STOR-03] [STOR-05]', async () => {
    const [store] = await api.listFavouriteStores(
      answering({
        data: [
          {
            identifier: 'SL-1',
            position: { lat: '40.7', lng: -74 },
            schedule: { monday: { open: '10:00am', close: '7:00pm' }, tuesday: null },
            tabliteBooking: 'on',
            active: true,
            userFavorite: { isDefault: 'true' },
          },
        ],
      }),
      { tenantKey: 'sightline_us', userId: '1' },
    );
    expect(store).toMatchObject({
      position: { lat: 40.7, lng: -74 },
      tabliteBooking: true,
      isDefaultFavourite: true,
      schedule: { monday: { open: '10:00am' }, tuesday: null, wednesday: null },
    });
  });
});

describe('store information', () => {
  it('is normalised from texts and JSON texts [SITE-05] [SITE-06]', async () => {
    const site = await api.readStoreInfo(
      answering({
        storeID: 10801,
        catalogID: '20601',
        defaultLanguageID: -1,
        langId: '-1',
        locale: 'en_US',
        country: 'US',
        defaultCurrencyID: 'USD',
        xStoreCfg: {
          is3dsEnabled: 'true',
          isWalletEnabled: 'false',
          availablePaymentMethods: 'VISA,AMEX',
          plpRadioButtonFacets: '["POLARIZED"]',
          GOOGLE_API_ENABLED: '{"isEnabled":"true"}',
          sortorderOptions: '[{"code":"3","labelKey":"Listing.Sort.PriceAscending"}]',
          availableShippingMethods: [{ name: 'Standard', sequence: '1' }],
          userRegistrationFieldList: [{ name: 'firstName', required: 'true', maxLength: '40', order: 1 }],
          breadcrumbSeoUrls: '{"sun":"/sunglasses"}',
          freeDeliveryFrom: '7500',
        },
      }),
      { prefix: 'sightline', locale: 'en-us' },
    );
    expect(site).toMatchObject({
      storeId: '10801',
      defaultLanguageId: '-1',
      locale: 'en-us',
      language: 'en',
      country: 'us',
      currency: 'USD',
      config: {
        is3dsEnabled: true,
        isWalletEnabled: false,
        availablePaymentMethods: ['VISA', 'AMEX'],
        plpRadioButtonFacets: ['POLARIZED'],
        GOOGLE_API_ENABLED: { isEnabled: true, isEnabledOnShipping: false },
        sortorderOptions: [{ code: 3, labelKey: 'Listing.Sort.PriceAscending' }],
        availableShippingMethods: [{ name: 'Standard', sequence: 1 }],
        userRegistrationFieldList: [{ name: 'firstName', required: true, maxLength: 40, order: 1 }],
        breadcrumbSeoUrls: { sun: '/sunglasses' },
        freeDeliveryFrom: 7500,
        badges: [],
        financing: { clientId: '', environment: '', scriptUrl: '' },
        isTrustReviewEnabled: false,
      },
    });
  });
});

describe('content', () => {
  const hero = {
    id: 'c-1',
    type: 'HeroBanner',
    fields: {
      title: 'New',
      media: { url: '/h.webp', alt: 'A frame', widthMm: 140 },
      cta: { label: 'Shop', href: '/x' },
    },
    products: ['3000001', { productId: '3000002' }, {}],
  };
  const site = { store: 'sightline', lang: 'en', country: 'us' };

  it('is read nested, unknown types kept by name [CMS-01] [CMS-03]', async () => {
    const page = await api.readHomeContent(
      answering({
        id: 'p-1',
        type: 'HomePage',
        seo: { title: 'Home', alternates: [{ locale: 'it-it', href: '/it-it' }] },
        breadcrumb: [{ label: 'Home', href: '/' }],
        placements: {
          main: [
            hero,
            { id: 'c-2', type: 'Hologram', fields: { spin: 7 }, components: [{ id: 'c-3', type: 'RichText' }] },
          ],
        },
      }),
      site,
    );
    expect(page).toMatchObject({ type: 'HomePage', seo: { title: 'Home', alternates: { 'it-it': '/it-it' } } });
    const [first, second] = page.placements.main ?? [];
    expect(first).toMatchObject({
      type: 'HeroBanner',
      fields: { title: 'New', media: { url: '/h.webp', widthMm: 140 }, cta: { href: '/x' }, items: [] },
      productIds: ['3000001', '3000002'],
    });
    expect(second).toMatchObject({
      type: 'unknown',
      unknownType: 'Hologram',
      fields: { others: { spin: 7 } },
      components: [{ id: 'c-3', type: 'RichText' }],
    });
  });

  it('is read flat [CMS-01]', async () => {
    const page = await api.readPageContent(
      answering({
        components: [
          { ...hero, placement: 'top' },
          { id: 'c-9', type: 'RichText' },
        ],
      }),
      { ...site, useFlatStructure: true, includePlacements: ['a', 'b'] },
    );
    expect(Object.keys(page.placements)).toEqual(['top', 'main']);
  });

  it('sends its choices as the service spells them [CMS-01]', async () => {
    const client = answering({});
    await api.readPageContent(client, {
      ...site,
      pageId: 'faq',
      includePlacements: ['a', 'b'],
      noEnrich: true,
      previewDate: '2026-05-01T00:00:00Z',
    });
    expect(client.calls[0]?.query).toMatchObject({
      pageId: 'faq',
      includePlacements: 'a,b',
      noEnrich: true,
      previewDate: '2026-05-01T00:00:00Z',
      excludePlacements: undefined,
    });
  });

  it('has a menu of three levels and a site map [SITE-11] [SEO-03]', async () => {
    const items = [
      { id: 's', label: 'Sunglasses', href: '/sunglasses', children: [{ id: 'a', children: [{ id: 'b' }] }] },
    ];
    expect(await api.readMegaMenu(answering({ items }), site)).toMatchObject([
      { label: 'Sunglasses', children: [{ id: 'a', children: [{ id: 'b', children: [] }] }] },
    ]);
    expect(await api.readMegaMenu(answering(items), site)).toHaveLength(1);
    const groups = [{ label: 'Sunglasses', links: [{ label: 'Round', href: '/r' }] }];
    expect(await api.readSitemap(answering({ groups }), site)).toEqual(groups);
  });

  it('has categories whose children may be missing [CAT-10]', async () => {
    const contents = [{ uniqueID: '10501', name: 'Sun', seo: { href: '/sunglasses' }, children: [{ id: '10502' }] }];
    expect(await api.listCategories(answering({ contents }))).toMatchObject([
      { id: '10501', href: '/sunglasses', children: [{ id: '10502', children: [] }] },
    ]);
  });
});

describe('files', () => {
  it('fail when there is no file in the answer [ORD-04]', async () => {
    await expect(api.downloadInvoice(answering({ message: 'none' }), { orderId: '1' })).rejects.toMatchObject({
      failure: { errorKey: 'UNREADABLE_ANSWER' },
    });
    await expect(api.downloadInvoice(answering(new Blob([])), { orderId: '1' })).rejects.toThrow('no file');
  });

  it('go up with their text fields first [RX-03]', async () => {
    const client = answering({ results: [] });
    const file = new Blob(['%PDF-'], { type: 'application/pdf' });
    const patient = { firstName: 'Ann', lastName: 'Doe', dateOfBirth: '1980-02-29' };
    await api.uploadRxFileForLines(client, {
      file,
      fileName: 'rx.pdf',
      orderId: '1',
      orderItemIds: ['2', '3'],
      patient,
    });
    const form = client.calls[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['orderId', 'orderItemIds', 'firstName', 'lastName', 'dateOfBirth', 'file']);
    expect(form.get('orderItemIds')).toBe('["2","3"]');
  });
});

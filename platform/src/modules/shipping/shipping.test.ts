import { FREE_DELIVERY_FROM, isDeliveryFree } from '@sightline/shared-lib/domain/cart';

import { testSkus } from '../../testing/tradeFixture';
import { openTradeApp, type TradeApp } from '../../testing/tradeApp';
import { findShipMode, parcelCharge, usableModes } from './shipMode.domain';
import { createDeliveryPromises } from './deliveryPromise.domain';
import { DELIVERY_TIMES, readDeliveryTimes } from './deliveryTimes';

const frame = '2900000000017';
const cloth = '2900000000024';

describe('delivery of the cart', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const add = async (user: string, partNumber: string): Promise<string> =>
    (await shop.as(user, 'POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem: [{ partNumber }] })).json()
      .orderId;
  const choose = (user: string, body: object) =>
    shop.as(user, 'PUT', 'cart/@self/shipping_info', { orderId: '.', x_calculateOrder: '1', ...body });
  const read = async (user: string) => (await shop.as(user, 'GET', 'cart/@self')).json();
  const firstError = (answer: { json(): { errors: { errorKey: string }[] } }) => answer.json().errors[0]?.errorKey;

  it('flattens the chosen address onto each line and charges the mode [CHK-03]', async () => {
    await add('200', cloth);
    const answer = await choose('200', { addressId: '200-home', shipModeId: '14502' });
    expect(answer.json()).toMatchObject({
      orderId: expect.any(String),
      orderItem: [{ orderItemId: expect.any(String) }],
      resourceName: 'cart',
    });
    const cart = await read('200');
    expect(cart).toMatchObject({
      totalShippingCharge: '14.95000',
      totalSalesTax: '0.80000',
      totalShippingTax: '0.60000',
      grandTotal: '36.25000',
    });
    expect(cart.orderItem[0]).toMatchObject({
      addressId: '200-home',
      firstName: 'Ann',
      city: 'New York',
      state: 'NY',
      stateOrProvinceName: 'NY',
      zipCode: '10001',
      postalCode: '10001',
      country: 'US',
      shipModeId: '14502',
      shipModeCode: 'Express',
      shippingCharge: '14.95000',
    });
    // What is added later travels along.
    await add('200', frame);
    expect((await read('200')).orderItem[1]).toMatchObject({ addressId: '200-home', shipModeCode: 'Express' });
  });

  it('refuses addresses of others, modes that do not exist and places the store does not deliver to [CHK-03]', async () => {
    await add('201', frame);
    expect(firstError(await choose('201', { addressId: '200-home', shipModeId: '14501' }))).toBe('_ERR_INVALID_ADDR');
    expect(firstError(await choose('201', { addressId: '201-home', shipModeId: '14599' }))).toBe('_ERR_INVALID_INPUT');
    expect(firstError(await choose('201', { addressId: '201-home', shipModeId: '14500' }))).toBe('_ERR_INVALID_INPUT');
    expect(firstError(await choose('201', { addressId: '201-abroad', shipModeId: '14501' }))).toBe(
      '_ERR_INVALID_INPUT',
    );
    expect((await read('201')).orderItem[0].shipModeCode).toBe('Interim');
  });

  it('takes no address without a postal code of its country, nor anybody else’s line [CHK-03] [PLAT-04]', async () => {
    await add('205', cloth);
    for (const place of ['wrong', 'nowhere']) {
      expect(firstError(await choose('205', { addressId: `205-${place}`, shipModeId: '14501' }))).toBe(
        '_ERR_INVALID_ADDR',
      );
    }
    await add('206', cloth);
    const { orderItemId } = (await read('206')).orderItem[0];
    const foreign = await choose('205', { orderItem: [{ orderItemId, addressId: '205-home', shipModeId: '14501' }] });
    expect([foreign.statusCode, firstError(foreign)]).toEqual([400, '_ERR_FINDER_EXCEPTION']);
    expect((await read('206')).orderItem[0].shipModeCode).toBe('Interim');
    expect((await read('205')).orderItem[0].shipModeCode).toBe('Interim');
  });

  it('delivers to a branch for pick-up, free of charge, also per line [CHK-03]', async () => {
    await add('202', cloth);
    expect(firstError(await choose('202', { shipModeId: '14504' }))).toBe('_ERR_CMD_MISSING_PARAM');
    expect(firstError(await choose('202', { shipModeId: '14504', physicalStoreId: '1' }))).toBe(
      '_ERR_FINDER_EXCEPTION',
    );
    const { orderItemId } = (await read('202')).orderItem[0];
    await choose('202', { orderItem: [{ orderItemId, shipModeId: '14504', physicalStoreId: '11001' }] });
    expect((await read('202')).orderItem[0]).toMatchObject({
      shipModeCode: 'ShipToStore',
      physicalStoreId: '11001',
      physicalStoreExternalId: 'sl-us-0001',
      city: 'Seattle',
      country: 'US',
      shippingCharge: '0.00000',
    });
    // Going home again forgets the branch.
    await choose('202', { addressId: '202-home', shipModeId: '14501' });
    expect((await read('202')).orderItem[0]).not.toHaveProperty('physicalStoreId');
  });

  it('offers modes as a list with charges; letters only for light goods [CHK-03]', async () => {
    const orderId = await add('203', cloth);
    const modes = (await shop.as('203', 'GET', `cart/@self/usable_shipping_mode?orderId=${orderId}`)).json();
    expect(
      modes.usableShippingMode.map((mode: { shipModeCode: string; shippingCharge: string }) => [
        mode.shipModeCode,
        mode.shippingCharge,
      ]),
    ).toEqual([
      ['Standard', '5.95000'],
      ['Express', '14.95000'],
      ['Green', '3.95000'],
      ['ShipToStore', '0'],
      ['Mail', '3.95000'],
    ]);
    await add('203', frame);
    await add('203', frame);
    const heavier = (await shop.as('203', 'GET', 'cart/@self/usable_shipping_mode')).json();
    expect(
      heavier.usableShippingMode.map((mode: { shipModeCode: string; shippingCharge: string }) => [
        mode.shipModeCode,
        mode.shippingCharge,
      ]),
    ).toEqual([
      ['Standard', '0'],
      ['Express', '14.95000'],
      ['Green', '0'],
      ['ShipToStore', '0'],
    ]);
    const info = (await shop.as('203', 'GET', 'cart/@self/usable_shipping_info')).json();
    // Not the one abroad, nor those without a postal code of their country.
    expect(info.usableShippingAddress).toEqual([
      { addressId: '203-home', nickName: 'home' },
      { addressId: '203-oregon', nickName: 'oregon' },
    ]);
    expect(info.orderItem).toHaveLength(2);
    const charges = (await shop.as('203', 'GET', `cart/orderId/${orderId}/shipCharges`)).json();
    expect(charges.resultList[0]).toMatchObject({
      isShipChargesExist: true,
      numberOfShipModes: 4,
      shipChargesByShipMode: [{ shipModeId: '14501', amount: '0.00000' }, { amount: '14.95000' }, {}, {}],
    });
  });

  it('charges nothing at checkout for what the product page and the bag call free [CHK-03] [PDP-02]', async () => {
    const goods = testSkus.filter(({ buyable, productType }) => buyable && !/services|contact/.test(productType));
    expect(goods.map(({ productType }) => productType)).toContain('hearing');
    for (const { partNumber, offerMinor } of goods) {
      const user = `free-${partNumber}`;
      await add(user, partNumber);
      const { dedicatedShippingMode: only } = (await shop.as(user, 'GET', 'ShipModes/GetShipModes')).json();
      const { usableShippingMode: ways } = (await shop.as(user, 'GET', 'cart/@self/usable_shipping_mode')).json();
      const charges = (ways as { shipModeCode: string; shippingCharge: string }[])
        .filter(({ shipModeCode }) => (only ? shipModeCode === only : shipModeCode !== 'ShipToStore'))
        .map(({ shippingCharge }) => Number(shippingCharge));
      // The rule that the page and the bag use before a way is chosen.
      expect({ partNumber, free: Math.min(...charges) === 0 }).toEqual({
        partNumber,
        free: isDeliveryFree(offerMinor, FREE_DELIVERY_FROM),
      });
    }
  });

  it('takes a forced way for free from that sum on, up to the order [CHK-03]', async () => {
    await add('207', '2900000000055');
    await choose('207', { addressId: '207-home', shipModeId: '14502' });
    expect(await read('207')).toMatchObject({
      totalShippingCharge: '0.00000',
      orderItem: [{ shipModeCode: 'Express', shippingCharge: '0.00000' }],
    });
  });

  it('promises a delivery time for a product page without a cart, and a dedicated mode for hearing devices [CHK-03]', async () => {
    const page = await shop.as('', 'GET', `ShipModes/GetShipModes?partNumber=${frame}&langId=-3`);
    expect(page.json()).toMatchObject({
      resourceName: 'ShipModes',
      usableShippingMode: [
        { shipModeCode: 'Standard', field1: '1-3', field2: '1 bis 3 Werktage' },
        { shipModeCode: 'Express', field2: '1 Werktag' },
        { shipModeCode: 'Green' },
        { shipModeCode: 'ShipToStore' },
      ],
    });
    expect(page.json()).not.toHaveProperty('dedicatedShippingMode');
    await add('204', '2900000000055');
    expect((await shop.as('204', 'GET', 'ShipModes/GetShipModes')).json().dedicatedShippingMode).toBe('Express');
    expect((await shop.as('', 'GET', 'ShipModes/GetShipModes?partNumber=none')).statusCode).toBe(400);
  });
});

describe('ways of delivery', () => {
  it('map the product name of pick-up to the brand name and never offer the interim mode', () => {
    expect(findShipMode('PickupInStore')?.code).toBe('ShipToStore');
    const goods = { weightGrams: 100, productTypes: ['accessories'] };
    expect(usableModes(goods, true).map((mode) => mode.code)).not.toContain('Interim');
    expect(usableModes(goods, false).map((mode) => mode.code)).toEqual(['ShipToStore']);
  });

  it.each([
    [['accessories', 'contact-lenses'], true],
    [['accessories', 'sun'], false],
    [['frames'], false],
    [['electronics'], false],
  ])('offer letters for %j: %s [CHK-03]', (productTypes, isOffered) => {
    const modes = usableModes({ weightGrams: 100, productTypes }, true).map((mode) => mode.code);
    expect(modes.includes('Mail')).toBe(isOffered);
  });

  it.each([1_000, 7_500])('never cost more where they take longer, for goods of %d [CHK-03]', (productMinor) => {
    const modes = usableModes({ weightGrams: 100, productTypes: ['accessories'] }, true)
      .filter(({ code }) => code !== 'ShipToStore')
      .map((mode) => ({
        days: DELIVERY_TIMES.transit[mode.code],
        charge: parcelCharge(mode, { productMinor, weightGrams: 100 }, productMinor),
      }));
    const dearerThough = modes.flatMap((slow) =>
      modes.filter((fast) => slow.days[0] >= fast.days[0] && slow.days[1] > fast.days[1] && slow.charge > fast.charge),
    );
    expect(dearerThough).toEqual([]);
    expect(modes).toHaveLength(4);
  });

  it('take longer for lenses made to prescription, in every language', () => {
    const promises = createDeliveryPromises();
    const { making, transit, total } = promises.by('Standard', [
      { productType: 'eyeglasses', madeToPrescription: true, asksPrescriber: false },
      { productType: 'contact-lenses', madeToPrescription: false, asksPrescriber: false },
    ]);
    expect([making, transit, total]).toEqual([
      { from: 5, to: 8 },
      { from: 1, to: 3 },
      { from: 6, to: 11 },
    ]);
    expect(
      ['-1', '-2', '-3', '-4', '-5', '-6', '-24'].map((langId) => promises.texts(langId)['lensDeliveryDays']),
    ).toEqual([
      '6 to 11 business days',
      '6 à 11 jours ouvrés',
      '6 bis 11 Werktage',
      'da 6 a 11 giorni lavorativi',
      'de 6 a 11 días laborables',
      '6 a 11 dias úteis',
      '6 to 11 working days',
    ]);
  });

  it('wait for the prescriber of contact lenses until there is an answer, and for nobody else [CAT-11][RX-20]', () => {
    const promises = createDeliveryPromises(readDeliveryTimes('contactLenses=1-2,prescriber=2-3,Standard=1'));
    const lenses = { productType: 'contact-lenses', madeToPrescription: false };
    expect(promises.by('Standard', [{ ...lenses, asksPrescriber: true }]).total).toEqual({ from: 4, to: 6 });
    expect(promises.by('Standard', [{ ...lenses, asksPrescriber: false }]).total).toEqual({ from: 2, to: 3 });
    const line = { ...lenses, shipModeId: '', opticalRole: 'contactLens', groupKey: '', quantity: 1 } as const;
    expect(promises.ofLines([line], true).making).toEqual({ from: 3, to: 5 });
    expect(promises.ofLines([line]).making).toEqual({ from: 1, to: 2 });
    // Beside glasses the slower of the two counts, once.
    const glasses = { ...line, productType: 'lenses', opticalRole: 'lens' } as const;
    const slow = createDeliveryPromises(readDeliveryTimes('prescription=5-8,contactLenses=1-2,prescriber=6-9'));
    expect(slow.ofLines([glasses, line], true).making).toEqual({ from: 7, to: 11 });
    expect(slow.ofLines([glasses, line]).making).toEqual({ from: 5, to: 8 });
    const monday = new Date('2026-05-04T10:00:00Z');
    expect(promises.shipDate(monday, line, [line], true).toISOString()).toContain('2026-05-07');
    expect(promises.shipDate(monday, line, [line], false).toISOString()).toContain('2026-05-05');
  });

  it('take the days that the installation configures, and refuse what is none [CAT-11]', () => {
    const promises = createDeliveryPromises(readDeliveryTimes('prescription=2-4, Standard=2,Express=1-2'));
    const glasses = { productType: 'eyeglasses', madeToPrescription: true, asksPrescriber: true };
    expect(promises.ofArticle(glasses, 'address').total).toEqual({ from: 4, to: 6 });
    expect(promises.ofArticle(glasses, 'store').total).toEqual({ from: 4, to: 8 });
    for (const wrong of ['Standard', 'Standard=3-1', 'Pigeon=1-2', 'Standard=1-2-3', 'Standard=-1'])
      expect(() => readDeliveryTimes(wrong)).toThrow('DELIVERY_DAYS');
  });
});

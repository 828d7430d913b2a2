import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';

import { openWholePlatform } from '../testing/ownership/client';
import type { WholePlatform } from '../testing/ownership/client';
import { openOwner, openShelf } from '../testing/ownership/owner';
import type { Owner } from '../testing/ownership/owner';

const STORE = '/wcs/resources/store/10801';

/** Days that no shop has, so that no constant of anybody's can pass for them. */
const DELIVERY_DAYS = 'stocked=2-3,prescription=20-24,prescriber=30-40,Standard=4-7,Express=2,ShipToStore=5-9';
const plain = { making: { from: 2, to: 3 }, transit: { from: 4, to: 7 }, total: { from: 6, to: 10 } };
const withLenses = { making: { from: 20, to: 24 }, transit: { from: 4, to: 7 }, total: { from: 24, to: 31 } };

describe('the delivery promise of a platform with delivery times of its own', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-promise-'));
  let shop: WholePlatform;
  let owner: Owner;
  beforeAll(async () => {
    shop = await openWholePlatform(dataDir, { DELIVERY_DAYS });
    owner = await openOwner(shop, await openShelf(shop), 'guest', 'ZqProm', '50171');
  }, 240_000);
  afterAll(async () => {
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const read = async <Body>(url: string): Promise<Body> => {
    const answer = await shop.send({ method: 'GET', url }, owner.session);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.json<Body>();
  };
  const level = async (partNumber: string, query = '') => {
    const url = `${STORE}/inventoryavailability/byPartNumber/${partNumber}${query}`;
    return (await read<{ InventoryAvailability: object[] }>(url)).InventoryAvailability[0];
  };

  it('is the same beside stock, in the cart, among the ways of delivery and in a placed order [CAT-11]', async () => {
    expect(await level(owner.ids.partNumber)).toMatchObject({ deliveryPromise: plain });
    expect(await read(`${STORE}/cart/@self`)).toMatchObject({ deliveryPromise: plain });
    expect(await read(`${STORE}/order/${owner.ids.orderId}`)).toMatchObject({ deliveryPromise: plain });
    const { usableShippingMode } = await read<{ usableShippingMode: object[] }>(
      `${STORE}/ShipModes/GetShipModes?orderId=${owner.ids.cartId}`,
    );
    expect(usableShippingMode).toContainEqual(
      expect.objectContaining({ shipModeCode: 'Standard', field1: '6-10', deliveryPromise: plain }),
    );
  });

  it('holds the time of a prescriber beside stock and among the ways of delivery, where one is asked [CAT-11] [RX-20]', async () => {
    const { rows } = await sql<{ partNumber: string }>`
      select items.part_number as "partNumber" from items join products on products.id = items.product_id
      where products.product_type = 'contact-lenses' order by items.part_number limit 1`.execute(shop.db);
    const lenses = rows[0]?.partNumber ?? '';
    const asked = { making: { from: 31, to: 42 }, total: { from: 35, to: 49 } };
    expect(await level(lenses)).toMatchObject({ deliveryPromise: asked });
    const { usableShippingMode } = await read<{ usableShippingMode: object[] }>(
      `${STORE}/ShipModes/GetShipModes?partNumber=${lenses}`,
    );
    expect(usableShippingMode[0]).toMatchObject({ shipModeCode: 'Standard', deliveryPromise: asked });
    const italy = '/wcs/resources/store/10802/inventoryavailability/byPartNumber';
    const { InventoryAvailability } = await read<{ InventoryAvailability: object[] }>(`${italy}/${lenses}`);
    expect(InventoryAvailability[0]).toMatchObject({ deliveryPromise: { making: { from: 1, to: 2 } } });
  });

  it('is another one with lenses, and for a store to collect from [CAT-11]', async () => {
    const { rows: frames } = await sql<{ partNumber: string }>`
      select items.part_number as "partNumber" from items join products on products.id = items.product_id
      where products.attributes ->> 'ROXABLE' = 'True' order by items.part_number limit 1`.execute(shop.db);
    const { rows: branches } = await sql<{ id: string }>`select id from physical_stores order by id limit 1`.execute(
      shop.db,
    );
    const frame = frames[0]?.partNumber ?? '';
    expect(await level(frame)).toMatchObject({ deliveryPromise: plain, deliveryPromiseWithLenses: withLenses });
    expect(await level(frame, `?physicalStoreId=${branches[0]?.id}`)).toMatchObject({
      deliveryPromise: { total: { from: 7, to: 12 } },
      deliveryPromiseWithLenses: { total: { from: 25, to: 33 } },
    });
  });

  it('is what the help, product pages and questions say, in working days of each language [CAT-11] [CMS-01]', async () => {
    const live = (site: string, call: string) =>
      read<object>(`/cms/live/sightline/${site}/${call}`).then(JSON.stringify);
    const help = await live('en/us', 'page/content?pageId=c%2Fdelivery-and-returns');
    expect(help).toContain('Standard: 6 to 10 business days');
    expect(help).toContain('needs 20 to 24 business days');
    expect(help).toContain('To a store: 7 to 12 business days');
    expect(await live('de/de', 'page/content?pageId=faq')).toContain(
      '6 bis 10 Werktage. Mit Gläsern in Ihrer Stärke: 24 bis 31 Werktage.',
    );
    expect(await live('en/gb', 'pdp/content?externalId=none')).toContain('6 to 10 working days');
  });
});

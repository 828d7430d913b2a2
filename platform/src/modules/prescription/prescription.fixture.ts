import { addRoutes, migrate } from '../../kernel';
import type { Db, ObjectStore } from '../../kernel';
import { openShopperApp, storeUrl } from '../../testing/shopperApp';
import type { Answer, ShopperApp, ShopperAppOptions, TokenHeaders } from '../../testing/shopperApp';

import type { CataloguePort } from '../order';
import { createPrescriptionModule } from './index';
import type { PrescribedOrder } from './index';
import type { PrescribedLine } from './line.service';
import { keyringOf } from './keyring';

/** An order of a fake order module. */
export interface FakeOrder extends PrescribedOrder {
  userId: string;
  /** Extended attributes by line. */
  attributes: Record<string, Record<string, string>>;
}

export interface PrescriptionApp extends ShopperApp {
  housekeep(): Promise<void>;
  orders: Map<string, FakeOrder>;
  /** Gives a shopper a new order with lines and answers its id. */
  order(
    headers: TokenHeaders,
    lineIds: readonly string[],
    status?: string,
    article?: Partial<PrescribedLine>,
  ): Promise<string>;
  upload(path: string, headers: Record<string, string>, parts: readonly UploadPart[]): Promise<Answer>;
}

export type UploadPart =
  | { name: string; value: string }
  | { name: string; fileName: string; contentType: string; content: Uint8Array };

export const firstKey = Buffer.alloc(32, 1).toString('base64');
export const secondKey = Buffer.alloc(32, 2).toString('base64');

/** A contact lens of every parameter there is. */
export const lensCodes = {
  CL_POWER: '-2.25,-1.75,+1.00',
  CL_BASE_CURVE: '8.4,8.6',
  CL_DIAMETER: '14.2',
  CL_CYLINDER: '-0.75,-1.25',
  CL_AXIS: '10,180',
};

/** A multipart body, written out so that tests can send what no browser would. */
function multipartBody(parts: readonly UploadPart[], boundary: string): Buffer {
  const chunks: Uint8Array[] = [];
  const write = (text: string) => chunks.push(new TextEncoder().encode(text));
  for (const part of parts) {
    write(`--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"`);
    if ('value' in part) {
      write(`\r\n\r\n${part.value}\r\n`);
    } else {
      write(`; filename="${part.fileName}"\r\nContent-Type: ${part.contentType}\r\n\r\n`);
      chunks.push(part.content);
      write('\r\n');
    }
  }
  write(`--${boundary}--\r\n`);
  return Buffer.concat(chunks);
}

/** The shopper modules with prescriptions, over orders kept in a map. */
export async function openPrescriptionApp(
  options: ShopperAppOptions = {},
  objects: ObjectStore | null = null,
): Promise<PrescriptionApp> {
  const shop = await openShopperApp(options);
  const { app, db, clock, identity } = shop;
  const orders = new Map<string, FakeOrder>();
  const port = {
    owned: async (_db: Db, userId: string, orderId: string) => {
      const order = orders.get(orderId);
      return order?.userId === userId ? order : null;
    },
    setLineAttributes: async (
      _trx: Db,
      userId: string,
      orderId: string,
      orderItemId: string,
      changes: readonly { attributeName: string; attributeValue: string }[],
    ) => {
      const order = orders.get(orderId);
      if (order?.userId !== userId) return null;
      const written = changes.map(({ attributeName, attributeValue }) => [attributeName, attributeValue] as const);
      const kept: Record<string, string> = { ...order.attributes[orderItemId], ...Object.fromEntries(written) };
      // An empty value takes an attribute away.
      order.attributes[orderItemId] = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== ''));
      return order;
    },
  };
  const keyring = keyringOf([firstKey]);
  const orderedLenses = async (_db: Db, userId: string) =>
    [...orders.values()]
      .filter((order) => order.userId === userId && order.status !== 'P')
      .flatMap(({ orderId, lines }) =>
        lines.map((line) => ({ ...line, orderId, createdAt: clock.now(), updatedAt: clock.now() })),
      );
  const catalogue: CataloguePort = {
    skus: async (_storeId, { partNumbers = [] }) =>
      partNumbers.map((partNumber) => ({
        productId: partNumber,
        partNumber,
        name: `Item ${partNumber}`,
        productType: 'contact-lenses',
        buyable: partNumber !== 'SRV-OFFICE',
        offerMinor: 4_000,
        weightGrams: 0,
        attributes: lensCodes,
      })),
  };
  const prescriptions = createPrescriptionModule({
    db,
    clock,
    identity: identity.service,
    orders: { ...port, orderedLenses },
    keyring,
    catalogue,
    readingsKeptDays: 1096,
    objects,
  });
  await migrate(db, [
    identity.migrations,
    shop.contracts.migrations,
    shop.person.migrations,
    shop.mail.migrations,
    prescriptions.migrations,
  ]);
  addRoutes(app, prescriptions.routes);

  return {
    ...shop,
    housekeep: async () => {
      await prescriptions.housekeep();
      await prescriptions.removeObjects();
    },
    orders,
    async order(headers, lineIds, status = 'P', article = {}) {
      const { userId } = (await shop.call('GET', 'person/@self', { headers })).json();
      const orderId = String(10_400_001 + orders.size);
      const lines = lineIds.map((orderItemId): PrescribedLine => ({
        orderItemId,
        partNumber: '',
        groupKey: '',
        quantity: 1,
        opticalRole: 'lens',
        attributes: [],
        ...article,
      }));
      orders.set(orderId, { orderId, storeId: '10801', userId, status, lines, attributes: {} });
      return orderId;
    },
    upload: (path, headers, parts) =>
      app.inject({
        method: 'POST',
        url: `${storeUrl}/${path}`,
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=frontier' },
        payload: multipartBody(parts, 'frontier'),
      }),
  };
}

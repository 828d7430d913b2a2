import type { PrescriptionState } from '@sightline/shared-lib/domain/prescription';

import { nextNumber, type Db, type Trx } from '../../kernel';
import type { SeedContributor } from '../../seed/contributor';
import { calculateOrder } from '../cart';
import {
  type CataloguePort,
  insertOrder,
  type LensValuesPort,
  type Order,
  type OrderStatus,
  type PostalAddress,
  readUsages,
  recordStatus,
  requireStore,
  type SkuFacts,
  ZERO_TOTALS,
} from '../order';
import { seedPayment } from '../payment';
import { demoLines, demoLens } from './demoLines';

const DAY_MS = 86_400_000;

/** How the demo orders of one shopper look: status, age in days, days since the last change. */
const fullHistory: readonly (readonly [status: OrderStatus, age: number, changed: number])[] = [
  ['M', 0, 0],
  ['G', 1, 1],
  ['F', 2, 2],
  ['E', 2, 2],
  ['V', 3, 3],
  ['W', 4, 4],
  ['R', 5, 4],
  ['L', 9, 6],
  ['H', 12, 11],
  ['S', 6, 2],
  ['O', 8, 4],
  ['D', 20, 5],
  ['1', 24, 10],
  ['1', 75, 60],
  ['Z', 40, 38],
  ['X', 33, 32],
  ['N', 6, 3],
  ['D', 400, 380],
];
const shortHistory = fullHistory.filter(([status]) => ['M', 'S', 'D', '1', 'X'].includes(status)).slice(0, 5);

const sentStatuses: ReadonlySet<OrderStatus> = new Set(['S', 'O', 'D', '1'] as const);
/** Orders that their prescriptions hold, and where those stand. */
const held: Readonly<Partial<Record<OrderStatus, PrescriptionState>>> = {
  E: 'missing',
  V: 'missing',
  W: 'waiting',
  N: 'rejected',
};

export interface DemoOrderDependencies {
  /** Shoppers by e-mail and the store they buy in; the first one gets an order in every status. */
  readonly shoppers: readonly { readonly logonId: string; readonly storeId: string }[];
  /** The catalogue on the seed's own handle. */
  readonly catalogue: (db: Db) => CataloguePort;
  readonly userIdOf: (db: Db, logonId: string) => Promise<string | null>;
  readonly addresses: (db: Db, userId: string) => Promise<readonly PostalAddress[]>;
  readonly lensValues: Pick<LensValuesPort, 'sealed' | 'paired'>;
}

type Goods = {
  items: { part_number: string; product_id: string; sequence: number };
  products: { id: string; product_type: string; best_seller: number; buyable: boolean; displayed: boolean };
};

/** Part numbers of well-selling items of a kind. */
async function partNumbers(db: Db, productType: string, count: number): Promise<string[]> {
  const rows = await db
    .withTables<Goods>()
    .selectFrom('items')
    .innerJoin('products', 'products.id', 'items.product_id')
    .select('items.part_number')
    .where('products.product_type', '=', productType)
    .where('products.buyable', '=', true)
    .where('products.displayed', '=', true)
    .where('items.sequence', '<=', 1)
    .orderBy('products.best_seller')
    .orderBy('items.part_number')
    .limit(count)
    .execute();
  return rows.map((row) => row.part_number);
}

/** Orders of the demo shoppers, in every status and some of them long ago (PLAT-05). Runs after catalogue and shoppers. */
export function demoOrderSeed(dependencies: DemoOrderDependencies): SeedContributor {
  return {
    name: 'demo orders',
    async run(db, progress, { now }) {
      const trx = db as Trx;
      const goods = (
        await Promise.all(['sun', 'optical', 'contact-lenses', 'accessories'].map((type) => partNumbers(db, type, 12)))
      ).flat();
      const glasses = await partNumbers(db, 'optical', 12);
      let written = 0;
      for (const [index, shopper] of dependencies.shoppers.entries()) {
        const userId = await dependencies.userIdOf(db, shopper.logonId);
        if (!userId) continue;
        const [home] = await dependencies.addresses(db, userId);
        const { langId } = requireStore(shopper.storeId);
        const found = await dependencies
          .catalogue(db)
          .skus(
            shopper.storeId,
            { partNumbers: [...new Set([...goods, ...glasses, demoLens])] },
            { segment: 'RegisteredUsers', langId },
          );
        const lens = found.find((sku) => sku.partNumber === demoLens);
        const skus = found.filter((sku) => sku !== lens);
        const frames = skus.filter((sku) => glasses.includes(sku.partNumber));
        if (skus.length === 0) continue;
        for (const [at, [status, age, changed]] of (index === 0 ? fullHistory : shortHistory).entries()) {
          const rx = held[status] && frames.length > 0 ? lens : undefined;
          const from = rx ? frames : skus;
          const chosen = [
            from[(at * 7 + index * 3) % from.length],
            ...(at % 3 === 1 ? [skus[(at * 5 + 2) % skus.length]] : []),
          ];
          const order = await buildOrder(
            trx,
            {
              shopper: { ...shopper, userId },
              home,
              status,
              rx,
              placedAt: daysBefore(now, age),
              updatedAt: daysBefore(now, changed),
            },
            chosen.flatMap((sku) => sku ?? []),
            dependencies.lensValues,
          );
          await insertOrder(trx, order);
          await recordStatus(trx, order.orderId, status, order.updatedAt);
          await seedPayment(trx, order, {
            captured: sentStatuses.has(status),
            voided: status === 'X',
          });
          written += 1;
        }
      }
      progress(`${written} orders`);
    },
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS - 3_600_000);
}

interface Draft {
  readonly shopper: { readonly userId: string; readonly storeId: string };
  readonly home: PostalAddress | undefined;
  readonly status: OrderStatus;
  /** The lens that the first article is made with. */
  readonly rx: SkuFacts | undefined;
  readonly placedAt: Date;
  readonly updatedAt: Date;
}

async function buildOrder(
  trx: Trx,
  draft: Draft,
  skus: readonly SkuFacts[],
  lensValues: DemoOrderDependencies['lensValues'],
): Promise<Order> {
  const store = requireStore(draft.shopper.storeId);
  const orderId = await nextNumber(trx, 'order');
  const isSent = sentStatuses.has(draft.status);
  const { storeId } = draft.shopper;
  const prescription = held[draft.status] ?? 'missing';
  const lines = await demoLines(trx, { ...draft, orderId, storeId, prescription, isSent }, skus, lensValues);
  const order: Order = {
    orderId,
    storeId: store.storeId,
    buyerId: draft.shopper.userId,
    status: draft.status,
    current: false,
    currency: store.currency,
    description: '',
    lockedBy: null,
    version: 1,
    prepared: true,
    dirty: false,
    totals: ZERO_TOTALS,
    adjustments: [],
    promotionCodes: [],
    attributes: draft.rx ? [{ attributeName: 'IS_ROX_ORDER', attributeType: 'STRING', attributeValue: 'true' }] : [],
    insuranceClaim: null,
    notifyEmail: '',
    langId: store.langId,
    parentOrderId: null,
    createdAt: draft.placedAt,
    updatedAt: draft.updatedAt,
    placedAt: draft.placedAt,
    lines,
  };
  return calculateOrder({ order, store, promotions: [], usages: readUsages(undefined) });
}

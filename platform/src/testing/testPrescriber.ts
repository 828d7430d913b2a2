import type { Clock, Db } from '../kernel';
import type { OrderService } from '../modules/order';
import { createPrescriberModule } from '../modules/prescriber';
import { createLensValues } from '../modules/prescription';
import { keyringOf } from '../modules/prescription/keyring';

/** Questions to the prescribers of a test's orders, and the lines whose values operations read for them. */
export function createTestPrescriber({
  key,
  ...shop
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly orders: OrderService;
  readonly key: string;
}) {
  const keyring = keyringOf([key]);
  const readings: string[] = [];
  const prescriber = createPrescriberModule({
    ...shop,
    keyring,
    shown: createLensValues(keyring).shown,
    noteReading: async (_ownerId, orderItemIds) => void readings.push(...orderItemIds),
  });
  return { prescriber, readings };
}

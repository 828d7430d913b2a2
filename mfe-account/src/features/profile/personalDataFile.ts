import { listContacts } from '@sightline/shared-lib/api/contact';
import { listOrderHistory, readOrder } from '@sightline/shared-lib/api/order';
import { listSavedPrescriptions } from '@sightline/shared-lib/api/prescription';
import { readDevices, readOwnLetters, readPerson } from '@sightline/shared-lib/api/person';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import type { Order } from '@sightline/shared-lib/domain/order';

const QUIET = { skipErrorMessage: true } as const;

async function everyOrder(client: PlatformClient): Promise<readonly Order[]> {
  const orders: Order[] = [];
  for (let pageNumber = 1, complete = false; !complete; pageNumber += 1) {
    const page = await listOrderHistory(client, { pageNumber }, QUIET);
    for (const { orderId } of page.orders) orders.push(await readOrder(client, { orderId }, QUIET));
    complete = page.complete || page.orders.length === 0;
  }
  return orders;
}

/** Everything the account holds of its shopper, in one file that machines can read (ACC-06). */
export async function personalDataFile(client: PlatformClient): Promise<Blob> {
  const [person, addresses, devices, letters, { prescriptions, papers }] = await Promise.all([
    readPerson(client, QUIET),
    listContacts(client, {}, QUIET),
    readDevices(client, QUIET),
    readOwnLetters(client, QUIET),
    listSavedPrescriptions(client, QUIET),
  ]);
  const orders = await everyOrder(client);
  const everything = { person, addresses, devices, letters, prescriptions, papers, orders };
  return new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
}

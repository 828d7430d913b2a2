import { listAppointments } from '@sightline/shared-lib/api/appointment';
import { listContacts } from '@sightline/shared-lib/api/contact';
import { listOrderHistory, readOrder } from '@sightline/shared-lib/api/order';
import { listSavedPrescriptions } from '@sightline/shared-lib/api/prescription';
import { readDevices, readOwnLetters, readPerson } from '@sightline/shared-lib/api/person';
import { listReminders } from '@sightline/shared-lib/api/reminder';
import { readWallet } from '@sightline/shared-lib/api/wallet';
import { readWishlist } from '@sightline/shared-lib/api/wishlist';
import type { PlatformClient, StoreConfiguration } from '@sightline/shared-lib/contracts';
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

type Offered = Pick<StoreConfiguration, 'isWalletEnabled'>;

/** Everything the account holds of its shopper, in one file that machines can read (ACC-06). */
export async function personalDataFile(client: PlatformClient, { isWalletEnabled }: Offered): Promise<Blob> {
  const [person, addresses, devices, letters, { prescriptions, papers }, saved, reminders, appointments] =
    await Promise.all([
      readPerson(client, QUIET),
      listContacts(client, {}, QUIET),
      readDevices(client, QUIET),
      readOwnLetters(client, QUIET),
      listSavedPrescriptions(client, QUIET),
      readWishlist(client, QUIET),
      listReminders(client, QUIET),
      listAppointments(client, QUIET),
    ]);
  const cards = isWalletEnabled ? (await readWallet(client, QUIET)).wallet : [];
  const orders = await everyOrder(client);
  const given = { prescriptions, papers };
  const everything = { person, addresses, cards, devices, letters, ...given, saved, reminders, appointments, orders };
  return new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
}

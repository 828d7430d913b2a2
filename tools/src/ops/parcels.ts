import { PARCEL_EVENTS, type Parcel } from '@sightline/shared-lib/domain/order';

import { fail } from '../cli/commandLine';

import { operationsCall } from './operationsCall';

/** Tells what a carrier says of a parcel; its buyer sees it on the parcel's page. */
export async function tellOfParcel(
  orderId: string,
  number: string,
  event: string,
  place: string | undefined,
): Promise<void> {
  if (!/^\d{1,20}$/.test(orderId)) return fail('Which order?', 'Try --help.');
  if (!/^[A-Za-z0-9-]{4,40}$/.test(number)) return fail('Which parcel? Name its tracking number.', 'Try --help.');
  if (!PARCEL_EVENTS.some((known) => known === event))
    return fail(`Nothing of a parcel is called "${event}".`, `One of ${PARCEL_EVENTS.join(', ')}.`);
  const { parcels } = await operationsCall<{ parcels: readonly Parcel[] }>({
    method: 'POST',
    path: `/orders/${orderId}/parcels/${number}/events`,
    body: { event, ...(place ? { place } : {}) },
  });
  const told = parcels.find((parcel) => parcel.number === number)?.events ?? [];
  for (const one of told) console.log(`${number}  ${one.at}  ${one.event}  ${one.place}`);
  return undefined;
}

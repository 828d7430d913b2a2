import { sql } from 'kysely';

import type { Method, WholePlatform } from './client';
import type { OwnedIds } from './ownedIds';

type Call = <Body>(method: Method, path: string, body?: object) => Promise<Body>;

interface Visitor {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly requestKey: string;
}

/** Books the next free fitting of a branch for an owner. */
export async function bookVisit(
  shop: WholePlatform,
  call: Call,
  visitor: Visitor,
): Promise<Pick<OwnedIds, 'visitRequestKey' | 'visitBranchId' | 'visitTime' | 'visitKey'>> {
  const { rows } = await sql<{ id: string }>`select id from physical_stores
    where tablite_booking and services like '%fitting%' order by id limit 1`.execute(shop.db);
  const visitBranchId = rows[0]?.id ?? '';
  const free = await call<{ days: { startsAt: string[] }[] }>(
    'GET',
    `appointment/slots?physicalStoreId=${visitBranchId}&service=fitting`,
  );
  const [visitTime = ''] = free.days.flatMap(({ startsAt }) => startsAt);
  const booking = { physicalStoreId: visitBranchId, service: 'fitting', startsAt: visitTime, ...visitor };
  const { key: visitKey } = await call<{ key: string }>('POST', 'appointment', booking);
  return { visitRequestKey: visitor.requestKey, visitBranchId, visitTime, visitKey };
}

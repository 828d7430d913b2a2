import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Db } from '../../kernel';

/** What the returns of one owner have in common. */
interface Announced {
  readonly orderId: string;
  readonly partNumber: string;
  readonly email: string;
  readonly phone: string;
  /** Key of the labels. */
  readonly securityCheck: string;
}

interface Parcel {
  readonly rmaId: string;
  readonly orderItemId: string;
  readonly parcel: string;
}

/** Puts returns into the database: only an order that has arrived is sent back, and an owner's order stays as it was placed. */
export async function announceReturns(
  db: Db,
  { orderId, partNumber, email, phone, securityCheck }: Announced,
  parcels: readonly Parcel[],
): Promise<readonly string[]> {
  const check = createHash('sha256').update(securityCheck).digest('hex');
  for (const { rmaId, orderItemId, parcel } of parcels) {
    await sql`insert into returns values (${rmaId}, ${orderId}, '10801', 'CRE', 'PDF', ${parcel}, 'en-us', ${email},
      ${phone}, ${check}, now() + interval '1 day', now(), now(), '')`.execute(db);
    await sql`insert into return_items values (${rmaId}, ${orderItemId}, ${partNumber}, 1, '01', '', 100, true, '', '')`.execute(
      db,
    );
  }
  return parcels.map(({ rmaId }) => rmaId);
}

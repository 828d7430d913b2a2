import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { MigrationSet } from './migrationSet';

/** Every sequence of numbers that calls hand out, with its first number. */
export const numberSequences = {
  order: { name: 'order_numbers', start: 10_400_001 },
  orderItem: { name: 'order_item_numbers', start: 20_800_001 },
  user: { name: 'user_numbers', start: 1_000_101 },
  address: { name: 'address_numbers', start: 3_100_001 },
  payment: { name: 'payment_numbers', start: 6_200_001 },
  paymentInstruction: { name: 'payment_instruction_numbers', start: 6_500_001 },
  adjustment: { name: 'adjustment_numbers', start: 7_100_001 },
  wallet: { name: 'wallet_numbers', start: 8_100_001 },
  wishlist: { name: 'wishlist_numbers', start: 9_100_001 },
  wishlistItem: { name: 'wishlist_item_numbers', start: 9_500_001 },
  prescription: { name: 'prescription_numbers', start: 5_100_001 },
  return: { name: 'return_numbers', start: 4_100_001 },
  reminder: { name: 'reminder_numbers', start: 4_600_001 },
  organization: { name: 'organization_numbers', start: 7_000_101 },
  device: { name: 'device_numbers', start: 2_100_001 },
  activity: { name: 'activity_numbers', start: 1_500_001 },
  reservation: { name: 'reservation_numbers', start: 1_700_001 },
  event: { name: 'event_numbers', start: 1_900_001 },
  document: { name: 'document_numbers', start: 1_950_001 },
} as const;

export type NumberSequence = keyof typeof numberSequences;

/** Tables and sequences that no module owns. */
export const kernelMigrations: MigrationSet = {
  '0001_number_sequences': {
    async up(db: Kysely<unknown>) {
      for (const { name, start } of Object.values(numberSequences)) {
        await sql`create sequence ${sql.id(name)} start with ${sql.lit(start)}`.execute(db);
      }
    },
  },
};

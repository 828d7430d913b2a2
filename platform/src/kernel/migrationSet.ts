import type { Migration } from 'kysely';

/** Migrations by name; the number in front orders them: 01xx catalogue, 02xx content, 03xx identity, 04xx orders, 05xx prescriptions. */
export type MigrationSet = Record<string, Migration>;

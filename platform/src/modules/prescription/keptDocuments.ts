import { sql } from 'kysely';

import { randomToken } from '../../kernel';
import type { Db, ObjectStore, Trx } from '../../kernel';

import type { FileRow } from './prescription.repository';
import type { ObjectRemovalsTable } from './prescription.tables';
import type { Seal } from './seal';

/** A sealed document and where it lies; its row has yet to be written. */
export type PlacedDocument = Pick<FileRow, 'file_id' | 'key_id' | 'content' | 'object_key' | 'bytes'>;

/** Sealed contents of documents: in their rows, or in an object store beside the database. */
export interface KeptDocuments {
  /** Seals a document and takes it to where it will lie. Before the transaction of its row, which `claim` belongs to. */
  place(content: Uint8Array): Promise<PlacedDocument>;
  /** Part of the transaction that writes the row: from then on the document stays as long as the row does. */
  claim(trx: Trx, document: PlacedDocument): Promise<void>;
  /** The document as it was placed. Throws when its bytes were changed, or are gone. */
  open(row: Pick<FileRow, 'file_id' | 'key_id' | 'content' | 'object_key'>): Promise<Uint8Array>;
  /** Removes objects whose row is gone or was never written. */
  housekeep(): Promise<void>;
}

const contentOf = (fileId: string) => `content ${fileId}`;

/** Objects removed in one round. */
const BATCH = 200;

const removals = (db: Db) => db.withTables<{ object_removals: ObjectRemovalsTable }>();

/**
 * Without a store documents are part of their rows. With one, an object is announced for removal before it is sent, and its row takes that
 * back: whatever dies in between leaves nothing that nobody knows of. A row that goes announces its object again, by a trigger, so that no
 * way of forgetting a shopper can miss it (RX-06).
 */
export function createKeptDocuments(db: Db, seal: Seal, objects: ObjectStore | null): KeptDocuments {
  const storeOf = (): ObjectStore => {
    if (!objects) throw new Error('Documents lie in an object store: OBJECT_STORE_URL has to name it.');
    return objects;
  };

  return {
    async place(content) {
      const fileId = `f-${randomToken(12)}`;
      const { keyId, bytes } = seal.close(content, contentOf(fileId));
      const facts = { file_id: fileId, key_id: keyId, bytes: bytes.byteLength };
      if (!objects) return { ...facts, content: bytes, object_key: null };
      const key = `documents/${fileId}`;
      await sql`insert into object_removals (object_key, due_at) values (${key}, now() + interval '1 hour')`.execute(
        db,
      );
      await objects.put(key, bytes);
      return { ...facts, content: null, object_key: key };
    },
    async claim(trx, { object_key: key }) {
      if (key === null) return;
      const { numDeletedRows } = await removals(trx)
        .deleteFrom('object_removals')
        .where('object_key', '=', key)
        .where('begun', '=', false)
        .executeTakeFirstOrThrow();
      if (numDeletedRows !== 1n) throw new Error('The document took an hour to arrive, and is being removed.');
    },
    async open({ file_id: fileId, key_id: keyId, content, object_key: key }) {
      const bytes = key === null ? content : await storeOf().get(key);
      if (!bytes) throw new Error(`The content of document ${fileId} is gone.`);
      return seal.open({ keyId, bytes }, contentOf(fileId));
    },
    async housekeep() {
      // A process that ends meanwhile leaves them due again.
      const { rows } = await sql<{ object_key: string }>`
        update object_removals set begun = true, due_at = now() + interval '10 minutes'
        where object_key in (select object_key from object_removals where due_at <= now() order by due_at limit ${BATCH})
        returning object_key`.execute(db);
      for (const { object_key: key } of rows) {
        await storeOf().remove(key);
        await removals(db).deleteFrom('object_removals').where('object_key', '=', key).execute();
      }
    },
  };
}

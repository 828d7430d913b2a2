import type { ColumnType, Generated } from 'kysely';

/** Sealed bytes; the driver takes and gives buffers. */
type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>;

/** An uploaded prescription. Content, name and patient are encrypted; the rest tells nothing about health. */
export interface PrescriptionFilesTable {
  file_id: string;
  user_id: string;
  key_id: string;
  /** Null where it lies in the object store. */
  content: ColumnType<Uint8Array | null, Uint8Array | null, never>;
  /** Where it lies in the object store; null where it is here. */
  object_key: string | null;
  /** Length of the sealed content; null in rows of platforms that knew no object store, which a restart in turn still writes. */
  bytes: number | null;
  /** File name and patient, as sealed JSON. */
  description: Bytes;
  content_type: string;
  created_at: Date;
  /** What its sender calls the upload: sent twice, it is kept once. */
  upload_key: string | null;
}

/** An object that is to be removed, because its row is gone or not yet written. */
export interface ObjectRemovalsTable {
  object_key: string;
  due_at: Date;
  /** Its removal is under way: no row may point at it any more. */
  begun: boolean;
}

/** A file attached to an order line; a line may have several files, a file several lines. */
export interface PrescriptionLinksTable {
  order_item_id: string;
  file_id: string;
  user_id: string;
  created_at: Date;
}

/** Prescription values of an order line, as sealed JSON. */
export interface PrescriptionDetailsTable {
  order_item_id: string;
  user_id: string;
  key_id: string;
  kind: 'spectacles' | 'contactLens';
  details: Bytes;
  updated_at: Date;
}

/** A prescription kept for next time; name, wearer, dates and values are sealed. */
export interface SavedPrescriptionsTable {
  prescription_id: string;
  user_id: string;
  key_id: string;
  content: Bytes;
  /** When its values were last given. */
  changed_at: Date;
  used_at: Date | null;
  created_at: Date;
}

/** A half-finished choice of lenses for a frame; the answers are sealed, values of eyes among them. */
export interface LensChoicesTable {
  user_id: string;
  part_number: string;
  key_id: string;
  content: Bytes;
  changed_at: Date;
}

/** Who read which prescription, and when; never what it says. Rows are added, and forgotten when they are old. */
export interface PrescriptionReadingsTable {
  sequence: Generated<string>;
  /** Whose prescription it is. */
  user_id: string;
  reader_id: string;
  kind: 'file' | 'values' | 'saved';
  subject: string;
  read_at: Date;
}

// A type, not an interface: Kysely asks for an index signature.
export type PrescriptionTables = {
  prescription_files: PrescriptionFilesTable;
  prescription_links: PrescriptionLinksTable;
  prescription_details: PrescriptionDetailsTable;
  saved_prescriptions: SavedPrescriptionsTable;
  lens_choices: LensChoicesTable;
  prescription_readings: PrescriptionReadingsTable;
};

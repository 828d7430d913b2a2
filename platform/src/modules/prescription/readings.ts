import { inTransaction } from '../../kernel';
import type { Clock, Db } from '../../kernel';

import type { PrescriptionService } from './prescription.service';
import type { PrescriptionReadingsTable } from './prescription.tables';
import { forgetReadings, insertReadings, readingsOf } from './readings.repository';
import type { SavedService } from './saved.service';

/** What was read: a file, the values of a line, or the list of prescriptions used before. */
type Kind = PrescriptionReadingsTable['kind'];

/** One reading as the owner of the prescription sees it; never what was read. */
export interface Reading {
  kind: Kind;
  reader: 'owner' | 'assistant';
  /** Id of the file or of the order line; empty for the list. */
  subject: string;
  /** ISO 8601. */
  readTime: string;
}

export interface Readings {
  /** Notes that somebody read; what cannot be noted is not answered (RX-06). */
  note(ownerId: string, readerId: string, kind: Kind, subjects: readonly string[]): Promise<void>;
  /** Who read the prescriptions of a member, the newest first. */
  of(ownerId: string): Promise<Reading[]>;
  /** Forgets what is older than the time that it is kept for. */
  housekeep(): Promise<void>;
}

const DAY_MS = 86_400_000;
const SHOWN = 200;
/** Rows forgotten in one round. */
const BATCH = 5000;

export function createReadings(db: Db, clock: Clock, keptDays: number): Readings {
  return {
    async note(ownerId, readerId, kind, subjects) {
      const facts = { user_id: ownerId, reader_id: readerId, kind, read_at: clock.now() };
      await insertReadings(
        db,
        subjects.map((subject) => ({ ...facts, subject })),
      );
    },
    async of(ownerId) {
      const rows = await readingsOf(db, ownerId, SHOWN);
      return rows.map(({ reader_id: readerId, kind, subject, read_at: readAt }) => ({
        kind,
        reader: readerId === ownerId ? 'owner' : 'assistant',
        subject,
        readTime: readAt.toISOString(),
      }));
    },
    housekeep: () =>
      inTransaction(db, (trx) => forgetReadings(trx, new Date(clock.now().getTime() - keptDays * DAY_MS), BATCH)),
  };
}

/** The service whose answers with health data are noted before they are given (RX-06). */
export function noted(service: PrescriptionService, { note }: Pick<Readings, 'note'>): PrescriptionService {
  return {
    ...service,
    async file(userId, fileId) {
      const file = await service.file(userId, fileId);
      await note(userId, userId, 'file', [fileId]);
      return file;
    },
    async fileOfLine(userId, line) {
      const file = await service.fileOfLine(userId, line);
      await note(userId, userId, 'file', [file.fileId]);
      return file;
    },
    async ofLine(userId, line) {
      const found = await service.ofLine(userId, line);
      if (found.length > 0) await note(userId, userId, 'values', [line.orderItemId]);
      return found;
    },
  };
}

/** The same for prescriptions that are kept for next time. */
export function notedSaved(saved: SavedService, { note }: Pick<Readings, 'note'>): SavedService {
  return {
    ...saved,
    async list(userId) {
      const found = await saved.list(userId);
      if (found.length > 0) await note(userId, userId, 'saved', ['']);
      return found;
    },
    async use(userId, prescriptionId, asked) {
      const used = await saved.use(userId, prescriptionId, asked);
      await note(userId, userId, 'saved', [prescriptionId]);
      return used;
    },
  };
}

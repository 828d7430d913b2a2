import { inTransaction, lockList } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';
import { limitReached, LIMITS } from '../limits';

import { checkContactLensEye, keptSpectacles } from './details.domain';
import type { PrescriptionValues } from './details.domain';
import type { KeptDocuments, PlacedDocument } from './keptDocuments';
import { sealedValues } from './lensValues';
import { lensValuesOf } from './lensValues.domain';
import type { LineService } from './line.service';
import { prescriptionFaults } from './prescription.errors';
import {
  detailsOf,
  fileOfUpload,
  filesOfLine,
  findDetails,
  findFile,
  insertFile,
  linkFile,
  moveToUser,
  ownerOfFile,
  storedFiles,
  writeDetails,
} from './prescription.repository';
import type { DetailsRow, FileSummary } from './prescription.repository';
import { checkDay } from './saved.domain';
import type { Seal } from './seal';
import type { Upload } from './upload';

/** Who a file's prescription is for. */
export interface Patient {
  firstName?: string;
  lastName?: string;
  dateOfBirth?: string;
}

/** A document that is to be kept, and what belongs to it. */
interface Kept {
  readonly upload: Upload;
  readonly patient: Patient;
  readonly placed: PlacedDocument;
}

export interface OpenedFile {
  fileId: string;
  content: Uint8Array;
  contentType: string;
  fileName: string;
}

export interface LinePrescription {
  rxFileStorageId?: string;
  fileName?: string;
  prescriptionDetails?: object;
}

export interface LineAddress {
  orderId: string;
  orderItemId: string;
}

export interface ContactLensOrder extends LineAddress {
  left: PrescriptionValues;
  right: PrescriptionValues;
  dominance?: string;
}

export interface PrescriptionService {
  /** Keeps a document and gives its id. */
  store(userId: string, upload: Upload, patient?: Patient): Promise<string>;
  /** Keeps a document and attaches it to lines of an order. */
  upload(
    userId: string,
    orderId: string,
    orderItemIds: readonly string[],
    upload: Upload,
    patient: Patient,
  ): Promise<string>;
  /** Attaches a document that is already kept. */
  link(userId: string, line: LineAddress, fileId: string): Promise<void>;
  /** Checks and keeps the values of lines of one order; all or none. */
  describe(
    userId: string,
    orderId: string,
    items: readonly { orderItemId: string; values: PrescriptionValues }[],
  ): Promise<void>;
  describeContactLenses(userId: string, order: ContactLensOrder): Promise<void>;
  file(userId: string, fileId: string): Promise<OpenedFile>;
  /** The newest document of a line. */
  fileOfLine(userId: string, line: LineAddress): Promise<OpenedFile>;
  ofLine(userId: string, line: LineAddress): Promise<LinePrescription[]>;
  /** Hands a guest's prescriptions to the account that signed in (AUTH-09). */
  merge(trx: Trx, fromUserId: string, toUserId: string): Promise<void>;
}

export interface PrescriptionServiceDependencies {
  db: Db;
  clock: Clock;
  seal: Seal;
  lines: LineService;
  documents: KeptDocuments;
}

const descriptionOf = (fileId: string) => `description ${fileId}`;

export function createPrescriptionService(dependencies: PrescriptionServiceDependencies): PrescriptionService {
  const { db, clock, seal, lines, documents } = dependencies;

  async function requireRoom(handle: Db, userId: string, bytes: number): Promise<void> {
    const own = await storedFiles(handle, userId);
    if (own.files >= LIMITS.storedFiles) throw limitReached('storedFiles');
    const room = Math.min(LIMITS.storedBytes - own.bytes, LIMITS.storedBytesOfAll - (await storedFiles(handle)).bytes);
    if (bytes > room) throw limitReached('storedFiles');
  }

  /** An upload that is sent again because its answer got lost is the same file, which is answered; another one needs room. */
  async function earlierOrRoom(handle: Db, userId: string, { key, content }: Upload): Promise<string | undefined> {
    const earlier = key === null ? undefined : await fileOfUpload(handle, userId, key);
    if (earlier === undefined) await requireRoom(handle, userId, content.byteLength);
    return earlier;
  }

  async function keep(trx: Trx, userId: string, { upload, patient, placed }: Kept): Promise<string> {
    await lockList(trx, `files:${userId}`);
    const earlier = await earlierOrRoom(trx, userId, upload);
    if (earlier !== undefined) return earlier;
    const fileId = placed.file_id;
    const description = seal.closeJson({ fileName: upload.fileName, patient }, descriptionOf(fileId));
    await documents.claim(trx, placed);
    await insertFile(trx, {
      ...placed,
      user_id: userId,
      description: description.bytes,
      content_type: upload.type.contentType,
      upload_key: upload.key,
      created_at: clock.now(),
    });
    return fileId;
  }

  async function attach(
    trx: Trx,
    userId: string,
    { orderId, orderItemId }: LineAddress,
    fileId: string,
  ): Promise<void> {
    await linkFile(trx, orderItemId, fileId, userId, clock.now());
    await lines.mark(trx, userId, orderId, orderItemId);
  }

  async function keepDetails(trx: Trx, userId: string, orderItemId: string, kind: DetailsRow['kind'], details: object) {
    const sealed = seal.closeJson(details, detailsOf(orderItemId));
    await writeDetails(trx, {
      order_item_id: orderItemId,
      user_id: userId,
      key_id: sealed.keyId,
      kind,
      details: sealed.bytes,
      updated_at: clock.now(),
    });
  }

  function nameOf({ file_id: fileId, key_id: keyId, description }: FileSummary): string {
    const { fileName } = seal.openJson({ keyId, bytes: description }, descriptionOf(fileId)) as { fileName: string };
    return fileName;
  }

  async function requireOwnFile(handle: Db, userId: string, fileId: string): Promise<void> {
    const owner = await ownerOfFile(handle, fileId);
    if (owner === undefined) throw prescriptionFaults.noFileStored(fileId);
    if (owner !== userId) throw prescriptionFaults.notOwner();
  }

  async function open(userId: string, fileId: string): Promise<OpenedFile> {
    await requireOwnFile(db, userId, fileId);
    const row = await findFile(db, fileId);
    if (!row) throw prescriptionFaults.noFileStored(fileId);
    return { fileId, content: await documents.open(row), contentType: row.content_type, fileName: nameOf(row) };
  }

  /** Takes a document to where it will lie, which may be far away: no transaction waits for it. Without room it is not taken there. */
  async function place(userId: string, upload: Upload): Promise<PlacedDocument> {
    await earlierOrRoom(db, userId, upload);
    return documents.place(upload.content);
  }

  return {
    async store(userId, upload, patient = {}) {
      const placed = await place(userId, upload);
      return inTransaction(db, (trx) => keep(trx, userId, { upload, patient, placed }));
    },
    async upload(userId, orderId, orderItemIds, upload, patient) {
      const placed = await place(userId, upload);
      return inTransaction(db, async (trx) => {
        await lines.writable(trx, userId, orderId, orderItemIds);
        const fileId = await keep(trx, userId, { upload, patient, placed });
        for (const orderItemId of orderItemIds) await attach(trx, userId, { orderId, orderItemId }, fileId);
        return fileId;
      });
    },
    link: (userId, line, fileId) =>
      inTransaction(db, async (trx) => {
        await requireOwnFile(trx, userId, fileId);
        await lines.writable(trx, userId, line.orderId, [line.orderItemId]);
        await attach(trx, userId, line, fileId);
      }),
    async describe(userId, orderId, items) {
      for (const { values } of items) checkDay('issuedOn', values['issuedOn'] ?? '', clock.now());
      // Asks the catalogue, so it comes before the transaction.
      await lines.requireFit(userId, orderId, items, clock.now());
      await inTransaction(db, async (trx) => {
        await lines.writable(
          trx,
          userId,
          orderId,
          items.map((item) => item.orderItemId),
        );
        for (const { orderItemId, values } of items) {
          await keepDetails(trx, userId, orderItemId, 'spectacles', keptSpectacles(values));
          await lines.noteValues(trx, userId, orderId, { orderItemId, values }, clock.now());
        }
      });
    },
    async describeContactLenses(userId, { orderId, orderItemId, ...eyes }) {
      checkContactLensEye(eyes.left);
      checkContactLensEye(eyes.right);
      const article = await lines.article(userId, orderId, orderItemId);
      const shown = article ? [sealedValues(seal, lensValuesOf(eyes, article.codes), article.partNumber)] : [];
      await inTransaction(db, async (trx) => {
        await lines.writable(trx, userId, orderId, [orderItemId]);
        await keepDetails(trx, userId, orderItemId, 'contactLens', eyes);
        await lines.mark(trx, userId, orderId, orderItemId, shown);
      });
    },
    file: open,
    async fileOfLine(userId, { orderId, orderItemId }) {
      await lines.readable(db, userId, orderId, orderItemId);
      const [newest] = await filesOfLine(db, orderItemId, userId);
      if (!newest) throw prescriptionFaults.noFileStored(orderItemId);
      return open(userId, newest.file_id);
    },
    async ofLine(userId, { orderId, orderItemId }) {
      await lines.readable(db, userId, orderId, orderItemId);
      const files = await filesOfLine(db, orderItemId, userId);
      const row = await findDetails(db, orderItemId, userId);
      const details = row
        ? seal.openJson({ keyId: row.key_id, bytes: row.details }, detailsOf(orderItemId))
        : undefined;
      const described = details ? { prescriptionDetails: details as object } : {};
      if (files.length === 0) return details ? [described] : [];
      return files.map((file) => ({ rxFileStorageId: file.file_id, fileName: nameOf(file), ...described }));
    },
    merge: moveToUser,
  };
}

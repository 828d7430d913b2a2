import {
  STORED_PRESCRIPTION,
  fromStoredPrescription,
  isPrescriptionExpired,
} from '@sightline/shared-lib/domain/prescription';

import { inTransaction, lockList, randomToken } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';
import { limitReached, LIMITS } from '../limits';
import type { ExtendedAttribute } from '../order';

import { checkSpectacles, countsFrom } from './details.domain';
import type { PrescriptionValues } from './details.domain';
import { prescriptionFaults } from './prescription.errors';
import { detailsOf, filesOfMember, savedDetails } from './prescription.repository';
import {
  checkDay,
  contentOf,
  isSamePrescription,
  NO_CONTENT,
  savedValues,
  validUntilOf,
  withoutDoubles,
} from './saved.domain';
import type { KeptPrescription, SavedContent } from './saved.domain';
import { deleteSaved, insertSaved, savedRows, updateSaved } from './saved.repository';
import type { SavedRow } from './saved.repository';
import type { Seal } from './seal';

/** What is said of a prescription; what is left out stays as it is. */
export type SavedChange = Partial<Omit<SavedContent, 'values'>> & { prescriptionDetails?: PrescriptionValues };

/** A document of a shopper's, and whose it is. */
export interface StoredPaper {
  rxFileStorageId: string;
  fileName: string;
  firstName: string;
  lastName: string;
  createdAt: string;
}

/** Lenses of placed orders (the order module). */
export interface OrderedLensesPort {
  orderedLenses(
    db: Db,
    userId: string,
    limit: number,
  ): Promise<
    readonly {
      readonly orderId: string;
      readonly orderItemId: string;
      readonly partNumber: string;
      readonly attributes: readonly ExtendedAttribute[];
      readonly createdAt: Date;
      readonly updatedAt: Date;
    }[]
  >;
}

export interface SavedServiceDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly seal: Seal;
  readonly orders: OrderedLensesPort;
  /** Attributes of a line as its shopper reads them. */
  readonly shown: (attributes: readonly ExtendedAttribute[], partNumber: string) => ExtendedAttribute[];
}

/** Most lenses of earlier orders that are looked through. */
const EARLIER = 50;

const contextOf = (prescriptionId: string) => `saved ${prescriptionId}`;

/** Prescriptions a shopper keeps for next time, and those of earlier orders beside them (RX-04). */
export function createSavedService({ db, clock, seal, orders, shown }: SavedServiceDependencies) {
  const opened = (row: SavedRow): KeptPrescription => ({
    prescriptionId: row.prescription_id,
    orderId: '',
    orderItemId: '',
    content: seal.openJson({ keyId: row.key_id, bytes: row.content }, contextOf(row.prescription_id)) as SavedContent,
    changedAt: row.changed_at,
    usedAt: row.used_at,
  });

  const sealed = (prescriptionId: string, content: SavedContent) => {
    const { keyId, bytes } = seal.closeJson(content, contextOf(prescriptionId));
    return { key_id: keyId, content: bytes };
  };

  function fromLine(orderItemId: string, orderId: string, content: SavedContent, changedAt: Date): KeptPrescription {
    return { prescriptionId: `line-${orderItemId}`, orderId, orderItemId, content, changedAt, usedAt: null };
  }

  /** What was given with or after orders: the values of a line know whose they are, those of the bag do not. */
  async function earlier(userId: string): Promise<KeptPrescription[]> {
    const ordered = await orders.orderedLenses(db, userId, EARLIER);
    const orderOf = new Map(ordered.map(({ orderItemId, orderId }) => [orderItemId, orderId]));
    const details = (await savedDetails(db, userId, EARLIER)).map((row) => {
      const { order_item_id: line } = row;
      const values = seal.openJson({ keyId: row.key_id, bytes: row.details }, detailsOf(line));
      return fromLine(line, orderOf.get(line) ?? '', contentOf(values as PrescriptionValues), row.updated_at);
    });
    const described = new Set(details.map(({ orderItemId }) => orderItemId));
    const lenses = ordered.flatMap((lens) => {
      if (described.has(lens.orderItemId)) return [];
      const stored = shown(lens.attributes, lens.partNumber).find(
        ({ attributeName }) => attributeName === STORED_PRESCRIPTION,
      );
      const values = stored && fromStoredPrescription(stored.attributeValue);
      if (!values) return [];
      return [
        fromLine(lens.orderItemId, lens.orderId, contentOf({ ...values }), countsFrom(stored.attributeValue, lens)),
      ];
    });
    return [...details, ...lenses].toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
  }

  function changed(before: SavedContent | null, { prescriptionDetails, ...said }: SavedChange): SavedContent {
    if (!before && !prescriptionDetails) throw prescriptionFaults.needed('prescriptionDetails', 'for a prescription');
    if (prescriptionDetails) checkSpectacles(prescriptionDetails);
    checkDay('issuedOn', said.issuedOn ?? '', clock.now());
    checkDay('dateOfBirth', said.dateOfBirth ?? '', clock.now());
    const texts = Object.entries(said).map(([name, text]) => [name, text.trim()]);
    const values = prescriptionDetails ? savedValues(prescriptionDetails) : before?.values;
    return { ...NO_CONTENT, ...before, ...Object.fromEntries(texts), values } as SavedContent;
  }

  async function ownRow(trx: Trx, userId: string, prescriptionId: string): Promise<SavedRow> {
    const row = (await savedRows(trx, userId, true)).find((one) => one.prescription_id === prescriptionId);
    if (!row) throw prescriptionFaults.noPrescription(prescriptionId);
    return row;
  }

  /** Throws when a prescription has expired: whoever it is for needs a newer one (RX-05). */
  function requireValid(kept: KeptPrescription, days: number): void {
    const validUntil = validUntilOf(kept, days);
    if (isPrescriptionExpired(validUntil, clock.now())) throw prescriptionFaults.expired(validUntil);
  }

  return {
    /** Saved ones first, the last used on top; then those of earlier orders that are not among them. */
    async list(userId: string): Promise<KeptPrescription[]> {
      const saved = (await savedRows(db, userId)).map(opened);
      return withoutDoubles([...saved, ...(await earlier(userId))]).slice(0, LIMITS.savedPrescriptions + EARLIER);
    },

    /** Documents of the shopper, the newest first. */
    async papers(userId: string): Promise<StoredPaper[]> {
      return (await filesOfMember(db, userId)).map((file) => {
        const sealedFacts = { keyId: file.key_id, bytes: file.description };
        const { fileName, patient } = seal.openJson(sealedFacts, `description ${file.file_id}`) as {
          fileName: string;
          patient?: { firstName?: string; lastName?: string };
        };
        return {
          rxFileStorageId: file.file_id,
          fileName,
          firstName: patient?.firstName ?? '',
          lastName: patient?.lastName ?? '',
          createdAt: file.created_at.toISOString(),
        };
      });
    },

    /** Keeps a prescription; one that is already there is given again, not twice. */
    add: (userId: string, change: SavedChange): Promise<string> =>
      inTransaction(db, async (trx) => {
        const content = changed(null, change);
        await lockList(trx, `prescriptions:${userId}`);
        const rows = await savedRows(trx, userId, true);
        const twin = rows.map(opened).find((one) => isSamePrescription(one.content, content));
        const now = clock.now();
        if (twin) {
          const told = Object.entries(content).filter(([, text]) => text !== '');
          const merged = { ...twin.content, ...Object.fromEntries(told) } as SavedContent;
          const given = { ...sealed(twin.prescriptionId, merged), changed_at: now, used_at: now };
          await updateSaved(trx, twin.prescriptionId, given);
          return twin.prescriptionId;
        }
        if (rows.length >= LIMITS.savedPrescriptions) throw limitReached('savedPrescriptions');
        const prescriptionId = `p-${randomToken(12)}`;
        await insertSaved(trx, {
          prescription_id: prescriptionId,
          user_id: userId,
          ...sealed(prescriptionId, content),
          changed_at: now,
          used_at: null,
          created_at: now,
        });
        return prescriptionId;
      }),

    /** Another name does not make a prescription younger; other values do. */
    change: (userId: string, prescriptionId: string, change: SavedChange): Promise<void> =>
      inTransaction(db, async (trx) => {
        const row = await ownRow(trx, userId, prescriptionId);
        const content = changed(opened(row).content, change);
        const age = change.prescriptionDetails ? { changed_at: clock.now() } : {};
        await updateSaved(trx, prescriptionId, { ...sealed(prescriptionId, content), ...age });
      }),

    async remove(userId: string, prescriptionId: string): Promise<void> {
      if (!(await deleteSaved(db, userId, prescriptionId))) throw prescriptionFaults.noPrescription(prescriptionId);
    },

    /** Takes a prescription for a new order: refused when it has expired (RX-05). */
    async use(userId: string, prescriptionId: string, days: number): Promise<KeptPrescription> {
      if (prescriptionId.startsWith('line-')) {
        const found = (await earlier(userId)).find((one) => one.prescriptionId === prescriptionId);
        if (!found) throw prescriptionFaults.noPrescription(prescriptionId);
        requireValid(found, days);
        return found;
      }
      return inTransaction(db, async (trx) => {
        const kept = opened(await ownRow(trx, userId, prescriptionId));
        requireValid(kept, days);
        const usedAt = clock.now();
        await updateSaved(trx, prescriptionId, { used_at: usedAt });
        return { ...kept, usedAt };
      });
    },

    /** Hands a guest's prescriptions to the account that signed in, as many as there is room for, the last used first (AUTH-09). */
    async merge(trx: Trx, fromUserId: string, toUserId: string): Promise<void> {
      if (fromUserId === toUserId) return;
      await lockList(trx, `prescriptions:${toUserId}`);
      const own = (await savedRows(trx, toUserId, true)).map(opened);
      for (const row of await savedRows(trx, fromUserId, true)) {
        const coming = opened(row);
        if (own.length >= LIMITS.savedPrescriptions) return;
        if (own.some((one) => isSamePrescription(one.content, coming.content))) continue;
        await updateSaved(trx, row.prescription_id, { user_id: toUserId });
        own.push(coming);
      }
    },
  };
}

export type SavedService = ReturnType<typeof createSavedService>;

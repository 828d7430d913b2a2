import {
  isOpenForPrescriptions,
  prescriberAttributes,
  prescriptionAttributes,
  prescriptionStateAfter,
  type Prescriber,
  type RejectionReason,
} from '@sightline/shared-lib/domain/prescription';
import { timeZoneOf } from '@sightline/shared-lib/domain/store';

import { inTransaction, type Trx } from '../../kernel';
import { prescriptionOf, type ExtendedAttribute, type Order } from '../order';
import { answerDue } from './businessHours.domain';
import { prescriberFaults } from './prescriber.errors';
import { changeRequest, dueOrders, lastRequest, openRequests, type RequestRow } from './prescriber.repository';
import { contextOf, requestOf, textAttributes, type PrescriberDependencies } from './prescriber.service';

/** What became of a question. */
export type Answer =
  | { readonly event: 'confirmed' }
  | { readonly event: 'silent' }
  | { readonly event: 'refused'; readonly reason: RejectionReason };

/** Where the question of an order stands; never who is asked about whom. */
export interface RequestStanding {
  readonly orderId: string;
  readonly state: RequestRow['state'];
  readonly namedAt: string;
  readonly dueAt?: string;
}

/** Everything that a prescriber is told and asked; whoever reads it is noted. */
export interface RequestText extends RequestStanding {
  readonly prescriber: Prescriber;
  readonly lenses: readonly { readonly name: string; readonly boxes: number; readonly values: string }[];
}

export interface AnswerDependencies extends PrescriberDependencies {
  /** Attributes of a line as its shopper reads them. */
  readonly shown: (attributes: readonly ExtendedAttribute[], partNumber: string) => readonly ExtendedAttribute[];
  /** Notes that operations read values of somebody's eyes. */
  readonly noteReading: (ownerId: string, orderItemIds: readonly string[]) => Promise<void>;
}

/** Most questions that one list shows, and that one round ends. */
const LISTED = 200;

const standingOf = ({ order_id: orderId, state, named_at: namedAt, due_at: dueAt }: RequestRow): RequestStanding => ({
  orderId,
  state,
  namedAt: namedAt.toISOString(),
  ...(dueAt ? { dueAt: dueAt.toISOString() } : {}),
});

/** Asking prescribers, and what follows from their answers, or from none in time (RX-20). */
export function createAnswerService({ db, clock, seal, orders, shown, noteReading }: AnswerDependencies) {
  const prescriberOf = ({ request_id: id, key_id: keyId, prescriber: bytes }: RequestRow): Prescriber =>
    seal.openJson({ keyId, bytes }, contextOf(id)) as Prescriber;

  const asked = (order: Order) => order.lines.filter((line) => requestOf(line)?.state === 'asked');

  async function required(trx: Trx, orderId: string): Promise<RequestRow> {
    const row = await lastRequest(trx, orderId);
    if (!row) throw prescriberFaults.noRequest(orderId);
    return row;
  }

  /** Moves the lines that the question is about, and with them the order. What an optician sent back since stays so. */
  async function write(trx: Trx, order: Order, answer: Answer): Promise<void> {
    const reason = answer.event === 'refused' ? answer.reason : null;
    let current = order;
    for (const line of asked(order)) {
      const before = prescriptionOf(line)?.state ?? 'missing';
      const after = prescriptionStateAfter(before, reason ? 'reject' : 'approve');
      const changes = {
        ...prescriberAttributes(answer.event),
        ...(after && before !== 'approved' ? prescriptionAttributes(after, reason) : {}),
      };
      current = await orders.writeLine(trx, current, line.orderItemId, textAttributes(changes));
    }
  }

  async function settle(trx: Trx, orderId: string, answer: Answer): Promise<RequestStanding> {
    const order = await orders.placed(trx, orderId);
    const row = await required(trx, orderId);
    if (row.state === answer.event) return standingOf(row);
    if (row.state !== 'asked') throw prescriberFaults.noRequest(orderId);
    const isOpen = isOpenForPrescriptions(order.status);
    if (isOpen) await write(trx, order, answer);
    // An order that was cancelled meanwhile asks nobody any more.
    const change = { state: isOpen ? answer.event : 'withdrawn', answered_at: clock.now() } as const;
    await changeRequest(trx, row.request_id, change);
    return standingOf({ ...row, ...change });
  }

  return {
    open: async (): Promise<RequestStanding[]> => (await openRequests(db, LISTED)).map(standingOf),

    /** What to tell the prescriber of an order. */
    async text(orderId: string): Promise<RequestText> {
      const { row, order } = await inTransaction(db, async (trx) => ({
        order: await orders.placed(trx, orderId),
        row: await required(trx, orderId),
      }));
      const lines = order.lines.filter((line) => requestOf(line) !== null);
      await noteReading(
        row.user_id,
        lines.map(({ orderItemId }) => orderItemId),
      );
      const lenses = lines.map(({ name, quantity, attributes, partNumber }) => {
        const values = shown(attributes, partNumber).find(({ attributeName }) => attributeName === 'contactLensData');
        return { name, boxes: quantity, values: values?.attributeValue ?? '' };
      });
      return { ...standingOf(row), prescriber: prescriberOf(row), lenses };
    },

    /** The prescriber has the question: the clock of the answer runs from now. Asked again, it runs on. */
    ask: (orderId: string): Promise<RequestStanding> =>
      inTransaction(db, async (trx) => {
        const order = await orders.placed(trx, orderId);
        const row = await required(trx, orderId);
        if (row.state === 'asked') return standingOf(row);
        if (row.state !== 'named' || !isOpenForPrescriptions(order.status)) throw prescriberFaults.noRequest(orderId);
        const now = clock.now();
        const dueAt = answerDue(now, timeZoneOf('US', prescriberOf(row).state));
        const change = { state: 'asked', asked_at: now, due_at: dueAt } as const;
        await changeRequest(trx, row.request_id, change);
        const attributes = textAttributes(prescriberAttributes('asked', dueAt.toISOString()));
        let current = order;
        for (const line of order.lines.filter((one) => requestOf(one)?.state === 'named'))
          current = await orders.writeLine(trx, current, line.orderItemId, attributes);
        return standingOf({ ...row, ...change });
      }),

    /** Refused unless the prescriber was asked (409). */
    answer: (orderId: string, answer: Answer): Promise<RequestStanding> =>
      inTransaction(db, (trx) => settle(trx, orderId, answer)),

    /** Releases the lenses of prescribers who had eight business hours and did not answer (16 CFR 315.5(c)(3)). */
    async releaseUnanswered(): Promise<void> {
      for (const orderId of await dueOrders(db, clock.now(), LISTED))
        await inTransaction(db, async (trx) => {
          // Whoever came first has held the order: another process, the prescriber, or another name.
          await orders.placed(trx, orderId);
          const row = await lastRequest(trx, orderId);
          if (row?.state !== 'asked' || !row.due_at || row.due_at > clock.now()) return;
          await settle(trx, orderId, { event: 'silent' });
        });
    },
  };
}

export type AnswerService = ReturnType<typeof createAnswerService>;

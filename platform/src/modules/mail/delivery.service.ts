import type { FastifyBaseLogger } from 'fastify';

import type { Clock, Db } from '../../kernel';
import type { Drawer } from './compose';
import type { ComposedLetter, Message } from './message';
import { claimLetter, endAttempt, expireLetters, giveUpLeases } from './outbox.repository';
import type { Ending, KeptLetter } from './outbox.repository';

/** What became of handing a message over. Refusals are certain; after a lost connection nobody knows. */
export type Handover =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'refused'; readonly forGood: boolean; readonly problem: string }
  | { readonly outcome: 'unknown'; readonly problem: string };

/** The way to the mail server. */
export interface MailSender {
  send(message: Message): Promise<Handover>;
  close(): void;
}

export interface DeliveryDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly draw: Drawer;
  readonly sender: MailSender;
  readonly from: string;
  /** Attempts before the platform gives up. */
  readonly attempts: number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Longer than any attempt takes: whoever holds a letter for longer is dead. */
const LEASE_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
/** Letters of one round, so that stopping need not wait for all. */
const ROUND = 50;

/** Pause before the next attempt: one minute, then twice as long each time, six hours at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}

/**
 * Sends what the outbox holds. Each letter is claimed by a state that only one can set, and is tried again only when the mail
 * server certainly did not take it: no letter goes out twice by itself. One whose sender died is left for operations.
 */
export function createDelivery({ db, clock, draw, sender, from, attempts, log }: DeliveryDependencies) {
  function ending(letter: KeptLetter, handover: Handover): Ending {
    const now = clock.now();
    if (handover.outcome === 'taken') return { state: 'sent', problem: '', sentAt: now };
    const { problem } = handover;
    if (handover.outcome === 'unknown') return { state: 'unknown', problem };
    if (handover.forGood || letter.attempts >= attempts) return { state: 'refused', problem };
    return { state: 'waiting', problem, nextAt: new Date(now.getTime() + pauseAfter(letter.attempts)) };
  }

  async function handOver(letter: KeptLetter): Promise<Handover> {
    let composed: ComposedLetter;
    try {
      composed = await draw(letter);
    } catch {
      return { outcome: 'refused', forGood: true, problem: 'cannot be written' };
    }
    return sender.send({ messageId: letter.message_id, from, to: letter.recipient, ...composed });
  }

  async function attempt(letter: KeptLetter): Promise<void> {
    const end = ending(letter, await handOver(letter));
    await endAttempt(db, letter, end);
    // Who it was for, and what it says, is private.
    const told = { letter: letter.letter_id, kind: letter.kind, attempts: letter.attempts, problem: end.problem };
    if (end.state === 'refused') log.error(told, 'a letter could not be sent');
    else if (end.state === 'unknown') log.error(told, 'nobody knows whether a letter was sent');
    else if (end.state === 'waiting') log.warn(told, 'a letter is tried again later');
  }

  /** Sends what is due; gives how many letters were tried. Several processes may do it at once. */
  return async function deliver(isStopping: () => boolean = () => false): Promise<number> {
    await expireLetters(db, clock.now());
    for (const letter of await giveUpLeases(db, clock.now()))
      log.error({ letter }, 'nobody knows whether a letter was sent');
    for (let tried = 0; ; tried += 1) {
      if (tried === ROUND || isStopping()) return tried;
      const now = clock.now();
      const letter = await claimLetter(db, now, new Date(now.getTime() + LEASE_MS));
      if (!letter) return tried;
      await attempt(letter);
    }
  };
}

export type Deliver = ReturnType<typeof createDelivery>;

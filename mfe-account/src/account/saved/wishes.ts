import { hasStatus } from '@sightline/shared-lib/api/client';
import { dropWish, keepWishes, readWishlist, type Wishlist } from '@sightline/shared-lib/api/wishlist';
import type { ShellServices } from '@sightline/shared-lib/contracts';

import { deviceWishes, keepOnDevice, settleWishes, waitingWishes } from './deviceWishes';

type WishServices = Pick<ShellServices, 'storage' | 'identity' | 'bus' | 'client'>;

/** What is known of the saved products; `unread` until somebody looks. */
export interface Wishes extends Wishlist {
  readonly state: 'unread' | 'loading' | 'failed' | 'ready';
}

export const UNREAD: Wishes = { state: 'unread', partNumbers: [], shareKey: '' };

/** Failures are told where the heart was pressed. */
const QUIET = { skipErrorMessage: true } as const;

const having = (partNumbers: readonly string[], partNumber: string, saved: boolean): readonly string[] => {
  const others = partNumbers.filter((one) => one !== partNumber);
  return saved ? [partNumber, ...others] : others;
};

/**
 * The one list behind every heart: a guest's on the device, a registered shopper's on the platform (ACC-05). The first reading after a sign-in
 * takes along what the guest saved: the platform takes each article once, so a reading that was cut off is simply made again.
 */
function createWishes(services: WishServices) {
  const { identity, bus, client } = services;
  const listeners = new Set<() => void>();
  const memberId = () => (identity.state.userLoggedIn ? identity.state.userId : '');
  let owner = memberId();
  let known = UNREAD;
  let reading: Promise<void> | null = null;
  let sending: Promise<unknown> = Promise.resolve();
  let unsent = 0;
  let isFollowing = false;

  const show = (next: Wishes) => {
    known = next;
    for (const listener of listeners) listener();
  };
  const ready = (list: Wishlist) => show({ ...list, state: 'ready' });
  /** Tells the other tabs, and the header. */
  const tell = () => bus.emit('wishlistChanged', { partNumbers: known.partNumbers });
  const showDevice = () => ready({ partNumbers: deviceWishes(services), shareKey: '' });

  /** What has no room in the shopper's list stays on the device. */
  const join = (waiting: readonly string[]): Promise<Wishlist> =>
    keepWishes(client, { partNumbers: waiting.toReversed() }, QUIET).catch((error: unknown) => {
      if (hasStatus(error, 409)) return readWishlist(client, QUIET);
      throw error;
    });

  const ask = async (userId: string): Promise<void> => {
    if (known.state !== 'ready') show({ ...known, state: 'loading' });
    try {
      const waiting = waitingWishes(services, userId);
      const list = await (waiting.length > 0 ? join(waiting) : readWishlist(client, QUIET));
      if (waiting.length > 0) settleWishes(services, userId, list.partNumbers);
      if (memberId() !== userId || unsent > 0) return;
      ready(list);
      if (waiting.length > 0) tell();
    } catch {
      if (memberId() === userId && known.state !== 'ready') show({ ...UNREAD, state: 'failed' });
    }
  };

  /** Reads again; what is shown stays meanwhile. */
  const read = (): Promise<void> => {
    // Nobody looks on the server.
    if (!isFollowing) followOthers();
    isFollowing = true;
    const userId = memberId();
    if (!userId) {
      showDevice();
      return Promise.resolve();
    }
    reading ??= ask(userId).finally(() => {
      reading = null;
    });
    return reading;
  };

  const followOthers = () => {
    identity.subscribe(() => {
      if (memberId() === owner) return;
      owner = memberId();
      reading = null;
      show(UNREAD);
      if (listeners.size > 0) void read();
    });
    bus.on('wishlistChanged').subscribe(({ partNumbers }) => {
      if (known.state === 'unread') return;
      if (!memberId()) showDevice();
      else if (partNumbers.join() !== known.partNumbers.join()) ready({ ...known, partNumbers });
    });
  };

  const send = async (userId: string, partNumber: string, saved: boolean): Promise<void> => {
    unsent += 1;
    const turn = sending.then(() =>
      saved ? keepWishes(client, { partNumbers: [partNumber] }, QUIET) : dropWish(client, { partNumber }, QUIET),
    );
    sending = turn.catch(() => undefined);
    try {
      const list = await turn.finally(() => {
        unsent -= 1;
      });
      // While another press is on its way, this answer is older than what is shown.
      if (unsent === 0 && memberId() === userId) ready(list);
    } catch (error) {
      if (memberId() === userId) {
        ready({ ...known, partNumbers: having(known.partNumbers, partNumber, !saved) });
        tell();
      }
      throw error;
    }
  };

  /** Reads where nobody has; rejects when that fails. */
  const partNumbers = async (): Promise<readonly string[]> => {
    if (known.state !== 'ready') await read();
    if (known.state !== 'ready') throw new Error('What is saved is not known.');
    return known.partNumbers;
  };

  return {
    state: (): Wishes => known,
    partNumbers,
    follow(listener: () => void): () => void {
      listeners.add(listener);
      if (known.state === 'unread') void read();
      return () => listeners.delete(listener);
    },
    read,
    /** The list as a call has just answered it. */
    take: ready,
    /**
     * Saves what is not saved and takes back what is, or makes it what `wanted` says, at once on the screen; answers whether it is saved now.
     * Rejects when the platform did not take it: then everything is as it was.
     */
    async toggle(partNumber: string, wanted?: boolean): Promise<boolean> {
      const isSaved = (await partNumbers()).includes(partNumber);
      const saved = wanted ?? !isSaved;
      if (saved === isSaved) return saved;
      const userId = memberId();
      ready({ ...known, partNumbers: having(known.partNumbers, partNumber, saved) });
      if (!userId) keepOnDevice(services, known.partNumbers);
      tell();
      if (userId) await send(userId, partNumber, saved);
      return saved;
    },
  };
}

const opened = new WeakMap<WishServices, ReturnType<typeof createWishes>>();

/** The saved products of whoever shops here. */
export function wishesOf(services: WishServices): ReturnType<typeof createWishes> {
  const known = opened.get(services);
  if (known) return known;
  const made = createWishes(services);
  opened.set(services, made);
  return made;
}

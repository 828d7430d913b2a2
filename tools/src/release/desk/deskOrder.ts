import { isRemoteName } from '@sightline/shared-lib/contracts';
import type { DeskOrder, ReleaseMove } from '@sightline/shared-lib/registry';

/** Most characters of a name and of a reason. */
const MOST_NAME = 60;
const MOST_REASON = 300;

type Said = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Said => typeof value === 'object' && value !== null;

function words(value: unknown, most: number): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && text.length <= most ? text : null;
}

function readMove({ action, release, percent }: Said): ReleaseMove | null {
  if (action === 'rollback') return { action };
  if (typeof release !== 'string' || release === '') return null;
  if (action === 'promote') return { action, release };
  return action === 'canary' && Number.isInteger(percent) ? { action, release, percent: Number(percent) } : null;
}

/** An order as it came over the line; null when it is none. Who moves a pointer has a name and a reason. */
export function readOrder(said: unknown): DeskOrder | null {
  if (!isRecord(said) || !isRecord(said['move'])) return null;
  const { remote } = said;
  const move = readMove(said['move']);
  const by = words(said['by'], MOST_NAME);
  const reason = words(said['reason'], MOST_REASON);
  const seen = said['seen'];
  if (!isRemoteName(remote) || !move || !by || !reason || !Number.isInteger(seen)) return null;
  return { remote, move, by, reason, seen: Number(seen) };
}

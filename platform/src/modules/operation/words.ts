import type { DeskRelease } from '@sightline/shared-lib/registry';

import { markup } from '../../pages';
import type { Html } from '../../pages';

const whole = new Intl.NumberFormat('en-GB');
const share = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

export const count = (number: number): string => whole.format(number);

/** A part of a whole in per cent; nothing of nothing has none. */
export const partOf = (part: number, all: number): string => (all === 0 ? '' : ` (${share.format(part / all)})`);

/** A moment as it was written down, to the minute. */
export const minute = (at: string): Html =>
  markup`<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`;

/** Commit and author of a release; older releases do not say. */
export function originOf({ built }: Pick<DeskRelease, 'built'>): string {
  if (!built) return 'origin unknown';
  const commit = built.commit.slice(0, 9) || 'no commit';
  return `${commit}${built.dirty ? ' with changes' : ''} by ${built.author || 'an unknown author'}`;
}

/** What shells have counted of a release since they started. */
export function healthOf({ counts }: Pick<DeskRelease, 'counts'>): string {
  const { shown, failed, measured = 0, poor = 0 } = counts;
  if (shown + failed + measured === 0) return 'no page counted';
  const pages = `${count(shown)} pages, ${count(failed)} failures${partOf(failed, shown)}`;
  if (measured === 0) return `${pages}, no web vitals told`;
  return `${pages}, poor web vitals in ${count(poor)} of ${count(measured)}${partOf(poor, measured)}`;
}

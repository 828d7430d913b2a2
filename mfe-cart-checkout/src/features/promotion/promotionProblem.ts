import type { PlatformFailure, TextKey, Translate } from '@sightline/shared-lib/contracts';

import { codeName } from '../../parts/codeName';
import { lockedProblem } from '../../parts/lockedProblem';

const KEYS: readonly (readonly [key: string, code: string, message: TextKey])[] = [
  ['ERR_PROMOTION_CODE_INVALID', '-1200', 'Cart.Code.Unknown'],
  ['ERR_PROMOTION_CODE_DUPLICATED', '-1150', 'Cart.Code.Twice'],
  ['ERR_PROMOTION_SEGMENT_NOT_ELIGIBLE', '-1700', 'Cart.Code.NotForYou'],
  ['ERR_PROMOTION_PER_SHOPPER_LIMIT_EXCEEDED', '-1800', 'Cart.Code.Used'],
  ['ERR_PROMOTION_LIMIT_EXCEEDED', '-1850', 'Cart.Code.UsedUp'],
  ['ERR_PROMOTION_NOT_COMBINABLE', '-1900', 'Cart.Code.Alone'],
  ['ERR_PROMOTION_NOT_AVAILABLE_AT_THIS_TIME', '-2200', 'Cart.Code.NotNow'],
];

/** A refusal in words: message key and what it is filled with. */
export interface PromotionProblem {
  readonly key: TextKey;
  readonly values: Readonly<Record<string, string>>;
}

/** `2026-10-31` in the words of the locale, e.g. `October 31`; null when it is no day. */
function shownDate(text: string | undefined, tag: string): string | null {
  const at = Date.parse(`${text ?? ''}T00:00:00Z`);
  if (!Number.isFinite(at)) return null;
  return new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(at);
}

/** Why a promotion code was refused; by key first, because codes are shared (contract 4.5, CART-06). */
export function promotionProblem(
  failure: PlatformFailure | null,
  code: string,
  { t, tag }: { readonly t: Translate; readonly tag: string },
): PromotionProblem {
  if (failure?.category === 'network' || failure?.status === 0) return { key: 'Cart.Code.Offline', values: { code } };
  const known = KEYS.find(([key]) => key === failure?.errorKey) ?? KEYS.find(([, one]) => one === failure?.errorCode);
  const key = known?.[2] ?? lockedProblem(failure) ?? 'Cart.Code.Failed';
  // The code as typed comes first; it may itself hold a comma, what follows it never does.
  const more = (failure?.errorParameters.join(',') ?? '').slice(code.length + 1).split(',');
  if (key === 'Cart.Code.NotForYou' && more[0] === 'RegisteredUsers')
    return { key: 'Cart.Code.Members', values: { code } };
  if (key === 'Cart.Code.Alone')
    return { key, values: { code, others: more.map((other) => codeName(other, t)).join(', ') } };
  const day = shownDate(more[1], tag);
  if (key === 'Cart.Code.NotNow' && day)
    return { key: more[0] === 'from' ? 'Cart.Code.NotYet' : 'Cart.Code.Ended', values: { code, day } };
  return { key, values: { code } };
}

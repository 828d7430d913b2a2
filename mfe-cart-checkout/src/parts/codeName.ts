import type { TextKey, Translate } from '@sightline/shared-lib/contracts';
import { identityGroupOf, type IdentityGroup } from '@sightline/shared-lib/domain/cart';

const GROUPS: Readonly<Record<IdentityGroup, TextKey>> = {
  military: 'Cart.Identity.Military',
  responder: 'Cart.Identity.Responder',
  teacher: 'Cart.Identity.Teacher',
  student: 'Cart.Identity.Student',
};

/** The name of a discount whose code nobody has typed; null for codes that shoppers know (AUTH-13). */
export function groupDiscount(code: string, t: Translate): string | null {
  const group = identityGroupOf(code);
  return group && t(GROUPS[group]);
}

/** A code as shoppers are told of it. */
export const codeName = (code: string, t: Translate): string => groupDiscount(code, t) ?? code;

/** Codes that only a verdict of the identity partner puts on a cart, by the group that it vouches for (AUTH-13). */
export const IDENTITY_CODES = {
  military: 'IDME-MIL',
  responder: 'IDME-RSP',
  teacher: 'IDME-TCH',
  student: 'IDME-STU',
} as const;

export type IdentityGroup = keyof typeof IDENTITY_CODES;

/** The group that a code is for: shoppers are told its name, for nobody has typed the code. Null for every other code. */
export function identityGroupOf(code: string): IdentityGroup | null {
  const groups = Object.keys(IDENTITY_CODES) as IdentityGroup[];
  return groups.find((group) => IDENTITY_CODES[group] === code) ?? null;
}

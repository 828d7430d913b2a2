/** Groups the identity partner vouches for; `none` stands for a shopper it cannot vouch for. */
export const identityGroups = ['military', 'responder', 'teacher', 'student', 'none'] as const;
export type IdentityGroup = (typeof identityGroups)[number];

/** What the partner says about an access token, once. */
export type IdentityVerdict =
  | { readonly verified: true; readonly group: Exclude<IdentityGroup, 'none'> }
  | { readonly verified: false; readonly reason: string };

export const identityReasons = {
  unknown: 'This verification is not known or was used before.',
  late: 'This verification took too long. Please start again.',
  none: 'Your status could not be verified.',
} as const;

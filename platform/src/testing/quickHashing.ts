import type { PasswordCost } from '../modules/identity/passwordHash';

/** Settings of identity with which hashing costs next to nothing, so that tests spend their time elsewhere. */
export const quickHashing: { readonly passwordCost: PasswordCost } = { passwordCost: { N: 2 ** 8, r: 8, p: 1 } };

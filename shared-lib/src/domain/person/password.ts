/** Shortest and longest password there may be (contract 4.5). */
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

/** What may be wrong with a new password, and the code by which the platform names it (contract 4.5). */
export const PASSWORD_FLAWS = { short: '2200', long: '2205', digit: '2240', letter: '2230', reused: '2260' } as const;

export type PasswordFlaw = keyof typeof PASSWORD_FLAWS;

/** The first rule that a new password breaks; whether it was used before only the platform knows. */
export function passwordFlaw(password: string): Exclude<PasswordFlaw, 'reused'> | null {
  if (password.length < MIN_PASSWORD) return 'short';
  if (password.length > MAX_PASSWORD) return 'long';
  if (!/\p{Nd}/u.test(password)) return 'digit';
  return /\p{L}/u.test(password) ? null : 'letter';
}

/** The flaw that a refusal of the platform names; null when it is about something else. */
export function flawOfCode(errorCode: string): PasswordFlaw | null {
  const flaws = Object.keys(PASSWORD_FLAWS) as PasswordFlaw[];
  return flaws.find((flaw) => PASSWORD_FLAWS[flaw] === errorCode) ?? null;
}

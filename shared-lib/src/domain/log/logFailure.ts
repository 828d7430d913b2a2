/** Failures that developers are told of by name, while the shop continues with nothing or an empty list (ERR-04, seed 1 §8, seed 2 §8). */
const LEVELS = {
  'no available roxable items': 'warn',
  'could not retrieve Rx from order item': 'error',
  'error retrieving current product item': 'error',
  'error parsing tracking numbers': 'error',
  'error downloading invoice': 'error',
  'error fetching wallet': 'error',
  'error fetching user details': 'error',
  'error creating guest identity': 'error',
  'error loading order': 'error',
  'error loading prescriptions': 'error',
} as const;

export type LoggedFailure = keyof typeof LEVELS;

/** Writes a failure by its name, status and key: no message, address or value, among which are identities and data of health. */
export function logFailure(
  name: LoggedFailure,
  failure: { readonly status: number; readonly errorKey: string } | null = null,
): void {
  // Bundles run on a server without a console of their own.
  const { console } = globalThis as { readonly console?: Console };
  console?.[LEVELS[name]](failure ? `${name}: ${failure.status} ${failure.errorKey}`.trim() : name);
}

/** Failures that developers are told of by name, while the shop continues with nothing or an empty list (ERR-04, seed 1 §8, seed 2 §8). */
export type LoggedFailure =
  | 'no available roxable items'
  | 'could not retrieve Rx from order item'
  | 'error retrieving current product item'
  | 'error parsing tracking numbers'
  | 'error downloading invoice'
  | 'error fetching wallet'
  | 'error fetching user details'
  | 'error creating guest identity'
  | 'error loading order'
  | 'error loading prescriptions';

/** The only one that is no error (seed 2 §8). */
const WARNING: LoggedFailure = 'no available roxable items';

/** Writes a failure by its name, status and key: no message, address or value, among which are identities and data of health. */
export function logFailure(
  name: LoggedFailure,
  failure: { readonly status: number; readonly errorKey: string } | null = null,
): void {
  // Bundles run on a server without a console of their own.
  const { console } = globalThis as { readonly console?: Console };
  console?.[name === WARNING ? 'warn' : 'error'](
    failure ? `${name}: ${failure.status} ${failure.errorKey}`.trim() : name,
  );
}

/** Version of the agreement between shell and remotes; raised when a change would break a remote built before it (FED-05). */
export const CONTRACT_VERSION = 1;

/** A shell accepts remotes built against its own contract version and the one before it (FED-05). */
export function isContractSupported(remoteContract: number, shellContract: number = CONTRACT_VERSION): boolean {
  return Number.isInteger(remoteContract) && remoteContract <= shellContract && remoteContract >= shellContract - 1;
}

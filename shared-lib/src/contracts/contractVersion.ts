/**
 * Version of the agreement between shell and remotes, the shared runtime included; raised when a change would break a remote built before it, or
 * when remotes begin to need what earlier shells do not have (FED-05). 2: glimpses, first signs, words of waiting parts. 3: entries take
 * the federation plugin's functions from the shell.
 */
export const CONTRACT_VERSION = 3;

/** A shell accepts remotes built against its own contract version and the one before it (FED-05). */
export function isContractSupported(remoteContract: number, shellContract: number = CONTRACT_VERSION): boolean {
  return Number.isInteger(remoteContract) && remoteContract <= shellContract && remoteContract >= shellContract - 1;
}

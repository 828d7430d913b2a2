import type { PlatformCall, PlatformClient } from '../contracts';

/** A platform client that gives every call the same wire answer, a Blob as it is, and remembers the calls. */
export function answeringClient(answer: unknown): PlatformClient & { readonly calls: readonly PlatformCall[] } {
  const calls: PlatformCall[] = [];
  return {
    calls,
    send: async (call) => {
      calls.push(call);
      return answer;
    },
  };
}

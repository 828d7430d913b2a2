import { Agent } from 'node:http';

import { call } from './call';

const STORE = '/wcs/resources/store/10801/loginidentity';
/** The platform lets one name try again after this long. */
const PAUSE_MS = 3100;

export interface SignInTimes {
  /** Milliseconds, the middle of all attempts. */
  readonly known: number;
  readonly unknown: number;
  /** How much longer the slower takes, as a share of the faster. */
  readonly difference: number;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Times of wrong passwords for names that exist and names that do not, in turn and one at a time. The right password takes back what earlier
 * runs left.
 */
export async function measureSignIns(
  origin: string,
  names: readonly string[],
  logonPassword: string,
  rounds: number,
  pauseMs = PAUSE_MS,
): Promise<SignInTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const attempt = async (kind: keyof typeof times, logonId: string, turn: number) => {
    const body = { logonId, logonPassword: 'Certainly1!wrong' };
    const began = performance.now();
    const { body: told } = await call(`${origin}${STORE}`, { agent, method: 'POST', from: `192.0.2.${turn}`, body });
    // Another refusal would be one that hashes nothing.
    if (!told.includes('"2030"')) throw new Error(`A wrong password for ${logonId} is answered with ${told}.`);
    times[kind].push(performance.now() - began);
  };
  const run = Date.now();
  for (const logonId of names)
    await call(`${origin}${STORE}`, { agent, method: 'POST', from: '192.0.2.250', body: { logonId, logonPassword } });
  for (let round = 0; round < rounds; round += 1) {
    await pause(pauseMs);
    for (const [index, name] of names.entries()) {
      await attempt('known', name, round + 1);
      await attempt('unknown', `nobody.${run}.${round}.${index}@example.com`, round + 1);
    }
  }
  agent.destroy();
  const [known, unknown] = [median(times.known), median(times.unknown)];
  return { known, unknown, difference: Math.max(known, unknown) / Math.min(known, unknown) - 1 };
}

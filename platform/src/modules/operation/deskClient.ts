import type { DeskOrder, ReleaseDeskView } from '@sightline/shared-lib/registry';

/** Where releases are moved: a server beside the key of releases, which the platform does not have. */
export interface DeskAddress {
  readonly url: string;
  readonly token: string;
}

export type DeskAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };

export interface DeskClient {
  look(): Promise<DeskAnswer<ReleaseDeskView>>;
  /** Does it, or answers in words why not. */
  move(order: DeskOrder): Promise<DeskAnswer<undefined>>;
}

/** The desk asks its shells for two seconds at most, twice before it moves something. */
const LIMIT_MS = 10_000;

const silent = (reason: string) => ({
  ok: false as const,
  problem: `The release desk does not answer (${reason}). Where the key of releases is, npm run release works all the same.`,
});

/** Asks the desk of releases; without an address there is none to ask. */
export function createDeskClient(desk: DeskAddress | undefined): DeskClient {
  const call = async <Value>(path: string, init: RequestInit, read: (answer: Response) => Promise<Value>) => {
    if (!desk)
      return {
        ok: false as const,
        problem: 'No release desk is configured: RELEASE_DESK_URL and RELEASE_DESK_TOKEN name one.',
      };
    try {
      const answer = await fetch(`${desk.url}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${desk.token}` },
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (answer.ok) return { ok: true as const, value: await read(answer) };
      if (answer.status === 404) return silent('its RELEASE_DESK_TOKEN is another one');
      const { refusal = String(answer.status) } = (await answer.json()) as { refusal?: string };
      return { ok: false as const, problem: refusal };
    } catch (error) {
      return silent(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    look: () => call('/releases', {}, (answer) => answer.json() as Promise<ReleaseDeskView>),
    move: (order) => call('/moves', { method: 'POST', body: JSON.stringify(order) }, async () => undefined),
  };
}

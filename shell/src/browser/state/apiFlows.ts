import type { PlatformClient } from '@sightline/shared-lib/contracts';

import { observableValue, type ObservableValue } from '../observable';

import type { ApiFlow } from './shellState';

/** Calls remembered at most. */
const LIMIT = 30;

/** A client whose latest calls can be watched; of a call only its shape is kept. */
export function watchedClient(client: PlatformClient): {
  readonly client: PlatformClient;
  readonly flows: ObservableValue<readonly ApiFlow[]>;
} {
  const flows = observableValue<readonly ApiFlow[]>([]);
  let last = 0;
  const end = (id: number, state: ApiFlow['state']) =>
    flows.set(flows.get().map((flow) => (flow.id === id ? { ...flow, state } : flow)));
  return {
    flows,
    client: {
      async send(call) {
        last += 1;
        const id = last;
        const shape = `${call.method} ${call.surface}${call.path}`;
        flows.set([...flows.get(), { id, call: shape, state: 'pending' as const }].slice(-LIMIT));
        try {
          const answer = await client.send(call);
          end(id, 'answered');
          return answer;
        } catch (error) {
          end(id, 'failed');
          throw error;
        }
      },
    },
  };
}

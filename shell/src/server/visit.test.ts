/** @jest-environment node */
import type { IncomingMessage } from 'node:http';

import type { ReleaseRegistry } from '@sightline/shared-lib/contracts';

import { readCall } from './visit';

const registry: ReleaseRegistry = { revision: 1, remotes: {} };

const call = (cookie: string) => readCall({ url: '/sunglasses', headers: { cookie } } as IncomingMessage, registry);

describe('a request', () => {
  it('is answered as if it wished for nothing when its wish cannot be read [FED-04]', () => {
    const plain = call('sightline-bag=1');
    expect(call('sightline-releases=%E0%A4%A')).toEqual(plain);
  });
});

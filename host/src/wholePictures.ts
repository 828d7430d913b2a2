import type { PlatformClient } from '@sightline/shared-lib/contracts';

/** Records name pictures by their path in the shop. */
const PICTURE = /^\/pictures\//;

function whole(value: unknown, shop: string): unknown {
  if (typeof value === 'string') return PICTURE.test(value) ? shop + value : value;
  if (Array.isArray(value)) return value.map((entry: unknown) => whole(entry, shop));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, whole(entry, shop)]));
}

/** The client of a page of another origin: pictures of what it reads lie in the shop. */
export const wholePictures = (client: PlatformClient, shop: string): PlatformClient => ({
  send: async (call) => whole(await client.send(call), shop),
});

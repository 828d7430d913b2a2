import { createHash } from 'node:crypto';

import { AwsClient } from 'aws4fetch';

/** Where large bytes lie beside the database, by a key such as `documents/f-1`. Calls reject with `ObjectStoreFailure`. */
export interface ObjectStore {
  /** Resolves once the object is kept. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is no such object. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
}

export interface ObjectStoreSettings {
  /** Address of the bucket. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** The store did not answer, or not as the S3 protocol says. */
export class ObjectStoreFailure extends Error {
  override readonly name = 'ObjectStoreFailure';
}

const ANSWERED_WITHIN_MS = 10_000;
/** Answers of 429 and 500 and above are asked again so often, each time later. */
const RETRIES = 2;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `OBJECT_STORE_URL` and what belongs to it; null without one. Half a configuration is refused at once. */
export function readObjectStoreSettings(environment: Environment): ObjectStoreSettings | null {
  const url = environment['OBJECT_STORE_URL'];
  if (!url) return null;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && hostname !== 'localhost' && hostname !== '127.0.0.1')
    throw new Error('OBJECT_STORE_URL has to begin with https://.');
  const [keyId, secret] = [environment['OBJECT_STORE_KEY_ID'], environment['OBJECT_STORE_SECRET']];
  if (!keyId || !secret) throw new Error('OBJECT_STORE_URL needs OBJECT_STORE_KEY_ID and OBJECT_STORE_SECRET.');
  return { url: url.replace(/\/+$/, ''), region: environment['OBJECT_STORE_REGION'] || 'us-east-1', keyId, secret };
}

/** A bucket that speaks the S3 protocol (PUT, GET and DELETE of an object, signature version 4). */
export function createObjectStore({ url, region, keyId, secret }: ObjectStoreSettings): ObjectStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: RETRIES,
  });
  const ask = async (method: string, key: string, body?: Uint8Array): Promise<Response> => {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    try {
      return await client.fetch(`${url}/${key}`, {
        method,
        headers: { 'x-amz-content-sha256': hash },
        signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
        ...(body ? { body: new Uint8Array(body) } : {}),
      });
    } catch (error) {
      throw new ObjectStoreFailure(`The object store does not answer ${method}.`, { cause: error });
    }
  };
  const demand = (method: string, response: Response): void => {
    if (!response.ok) throw new ObjectStoreFailure(`The object store answers ${method} with ${response.status}.`);
  };
  return {
    async put(key, bytes) {
      demand('PUT', await ask('PUT', key, bytes));
    },
    async get(key) {
      const response = await ask('GET', key);
      if (response.status === 404) return null;
      demand('GET', response);
      return new Uint8Array(await response.arrayBuffer());
    },
    async remove(key) {
      const response = await ask('DELETE', key);
      if (response.status !== 404) demand('DELETE', response);
    },
  };
}

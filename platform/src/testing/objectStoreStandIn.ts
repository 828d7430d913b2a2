import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { ObjectStoreSettings } from '../kernel/objectStore';

/** A bucket in memory that takes the S3 protocol at its word: whatever is not signed by its key is refused. */
export interface ObjectStoreStandIn {
  readonly settings: ObjectStoreSettings;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Answers everything with this status from now on; null answers again. */
  fail(status: number | null): void;
  close(): Promise<void>;
}

const KEY = { keyId: 'stand-in', secret: 'only-for-tests', region: 'eu-test-1' };
const BUCKET = '/bucket/';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', new Uint8Array(Buffer.from(key))).update(text);
const sha256 = (data: string | Buffer) =>
  createHash('sha256')
    .update(new Uint8Array(Buffer.from(data)))
    .digest('hex');

/** Whether a request carries the signature that version 4 gives it, and the hash of its own body. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [keyId, day = '', region = '', service = ''] = credential.split('/');
  const hash = String(headers['x-amz-content-sha256']);
  if (keyId !== KEY.keyId || region !== KEY.region || service !== 's3' || hash !== sha256(body)) return false;
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, url, '', lines.join(''), names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(
    (made, part) => hmac(made, part).digest(),
    hmac(`AWS4${KEY.secret}`, day).digest(),
  );
  const right = new Uint8Array(hmac(key, text).digest());
  const given = new Uint8Array(Buffer.from(signature, 'hex'));
  return right.length === given.length && timingSafeEqual(right, given);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(new Uint8Array(chunk as Buffer));
  return Buffer.concat(chunks);
}

/** Starts the stand-in on a port of its own. */
export async function startObjectStore(): Promise<ObjectStoreStandIn> {
  const objects = new Map<string, Buffer>();
  let failing: number | null = null;
  const answer = (request: IncomingMessage, body: Buffer): readonly [number, Buffer?] => {
    if (failing !== null) return [failing];
    if (!isSigned(request, body)) return [403];
    const key = (request.url ?? '').slice(BUCKET.length);
    if (request.method === 'PUT') {
      objects.set(key, body);
      return [200];
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return [204];
    }
    const object = objects.get(key);
    return object ? [200, object] : [404];
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const [status, object] = answer(request, body);
      response.writeHead(status).end(object && new Uint8Array(object));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    settings: { url: `http://127.0.0.1:${port}/bucket`, ...KEY },
    objects,
    fail: (status) => {
      failing = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

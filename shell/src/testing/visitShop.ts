import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

/** What a browser has of an answer. */
export interface ShopAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ShopVisit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

const opened = new WeakMap<FastifyInstance, Promise<string>>();

function portOf(shop: FastifyInstance): Promise<number> {
  const listening = opened.get(shop) ?? shop.listen({ port: 0, host: '127.0.0.1' });
  opened.set(shop, listening);
  return listening.then(() => (shop.server.address() as AddressInfo).port);
}

/** One visit on a real connection, as browsers make it: kept pages are answered before the framework has the request. */
export async function visitShop(shop: FastifyInstance, path: string, visit: ShopVisit = {}): Promise<ShopAnswer> {
  const port = await portOf(shop);
  const headers = { host: 'localhost:3000', 'accept-encoding': 'br', ...visit.headers };
  return new Promise((resolve, reject) => {
    const call = request({ port, path, method: visit.method ?? 'GET', headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        const isPacked = answer.headers['content-encoding'] === 'br' && bytes.length > 0;
        const body = (isPacked ? brotliDecompressSync(bytes) : bytes).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      });
    });
    call.on('error', reject);
    call.end(visit.payload);
  });
}

import type { IncomingMessage, ServerResponse } from 'node:http';

import { acceptedEncoding, type Encoding } from '../cache/compression';
import { cacheControl } from '../cache/cachePolicy';
import type { PageAnswer } from '../cache/pageCache';

import type { StaticFile } from './releaseFiles';

const wireHeaders = new WeakMap<PageAnswer, Map<Encoding, string[]>>();

/** Headers as the wire wants them: names and values in turn, put together once for each answer and encoding. */
function headersOf(answer: PageAnswer, encoding: Encoding, length: number): string[] {
  const kept = wireHeaders.get(answer) ?? new Map<Encoding, string[]>();
  wireHeaders.set(answer, kept);
  const known = kept.get(encoding);
  if (known) return known;
  const headers = Object.entries(answer.headers).flat();
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(length));
  kept.set(encoding, headers);
  return headers;
}

function write(request: IncomingMessage, response: ServerResponse, headers: string[], status: number, body: Buffer) {
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A page that was chosen for one shopper: what is kept here under its own key must not be kept on the way under its address alone. */
export function forOne(answer: PageAnswer): PageAnswer {
  return { ...answer, headers: { ...answer.headers, 'cache-control': cacheControl('private') } };
}

/** Writes a page whose bytes are made already; false when they are not. The hot path of the shop. */
export function writeReadyPage(request: IncomingMessage, response: ServerResponse, answer: PageAnswer): boolean {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = answer.body.ready(encoding);
  if (!body) return false;
  write(request, response, headersOf(answer, encoding, body.length), answer.status, body);
  return true;
}

/** Writes a made page, in the encoding that is asked for. */
export async function writePage(request: IncomingMessage, response: ServerResponse, answer: PageAnswer): Promise<void> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = await answer.body.encoded(encoding);
  write(request, response, headersOf(answer, encoding, body.length), answer.status, body);
}

/** Writes a static file; immutable ones carry their hash or release in the address. */
export async function writeFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  immutable: boolean,
): Promise<void> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = await file.body.encoded(encoding);
  response.setHeader('content-type', file.type);
  response.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('vary', 'accept-encoding');
  // Release files may be fetched by a page of another origin that runs one slice in development.
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.statusCode = 200;
  response.end(request.method === 'HEAD' ? undefined : body);
}

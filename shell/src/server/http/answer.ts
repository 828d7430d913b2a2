import type { IncomingMessage, ServerResponse } from 'node:http';

import { acceptedEncoding, type EncodedBody } from '../cache/compression';
import type { PageAnswer } from '../cache/pageCache';

import type { StaticFile } from './releaseFiles';

function writeBody(request: IncomingMessage, response: ServerResponse, body: EncodedBody): void {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const bytes = body[encoding];
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Writes a made page; the hot path of the shop. */
export function writePage(request: IncomingMessage, response: ServerResponse, answer: PageAnswer): void {
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  writeBody(request, response, answer.body);
}

/** Writes a static file; immutable ones carry their hash or release in the address. */
export function writeFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  immutable: boolean,
): void {
  response.statusCode = 200;
  response.setHeader('content-type', file.type);
  response.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('vary', 'accept-encoding');
  // Release files may be fetched by a page of another origin that runs one slice in development.
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  writeBody(request, response, file.body);
}

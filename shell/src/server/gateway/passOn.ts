import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { acceptedEncoding, type Encoding } from '../cache/compression';

/** Shorter answers fit into one packet as they are, in bytes. */
const WORTH_IT = 1400;
/** Records repeat their field names: a quick pass makes them a tenth already. */
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

function encodingFor(request: FastifyRequest, reply: FastifyReply): Encoding {
  const length = reply.getHeader('content-length');
  const compressible =
    request.method !== 'HEAD' &&
    /json|text/.test(String(reply.getHeader('content-type') ?? '')) &&
    !reply.hasHeader('content-encoding') &&
    (length === undefined || Number(length) >= WORTH_IT);
  return compressible ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
}

/** Hands an answer of the platform on, compressed where that helps: the platform itself leaves it to whoever stands before it. */
export function passOn(request: FastifyRequest, reply: FastifyReply, stream: Readable): FastifyReply {
  const encoding = encodingFor(request, reply);
  if (encoding === 'identity') return reply.send(stream);
  const packed = encoding === 'br' ? createBrotliCompress({ params: QUICK }) : createGzip({ level: 4 });
  reply.removeHeader('content-length');
  reply.header('content-encoding', encoding);
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
  // A failure on either side ends the answer; the log has it from the framework.
  return reply.send(pipeline(stream, packed, () => undefined));
}

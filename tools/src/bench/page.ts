import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** One answer as it goes over the line: compressed, when the shop compresses it. */
export interface WirePage {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Headers of the requests that are measured. */
export const ASKED = { 'accept-encoding': 'br', accept: 'text/html' } as const;

/** Reads a page without unpacking it, compressed unless other headers say so. Rejects when nothing answers. */
export function readPage(url: string, headers: OutgoingHttpHeaders = ASKED): Promise<WirePage> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

import { createServer, type IncomingMessage } from 'node:http';

import { E2E_PORT, PLATFORM } from './shopAddress';

/** What is known of the provider: its application, a key that searches and one that writes. */
export const HOSTED = { appId: 'HOSTEDAPP', searchKey: 'hosted-search-key', writeKey: 'hosted-write-key' } as const;

/** What the stand-in has taken of an index. */
interface HostedIndex {
  settings: Readonly<Record<string, unknown>>;
  synonyms: readonly unknown[];
  records: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

interface Batch {
  readonly requests: readonly { readonly body: Readonly<Record<string, unknown>> & { readonly objectID: string } }[];
}

type Answer = readonly [status: number, body: unknown];

const empty = (): HostedIndex => ({ settings: {}, synonyms: [], records: new Map() });

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * A stand-in for a hosted search provider. It believes nobody without the right application and key, keeps what is written to its indices, and
 * has the platform's own index answer searches.
 */
export async function startHostedProvider() {
  const indices = new Map<string, HostedIndex>();
  const seen = { searches: 0, refused: 0, batches: [] as number[] };

  /** A copy takes settings and synonyms along, and no records; a move takes everything. */
  const operate = (name: string, { operation, destination }: { operation: string; destination: string }) => {
    const from = indices.get(name) ?? empty();
    const known = indices.get(destination) ?? empty();
    if (operation === 'move') indices.delete(name);
    indices.set(destination, operation === 'move' ? from : { ...from, records: known.records });
  };

  const write = (method: string | undefined, path: string, body: unknown): Answer => {
    const [, , , encoded = '', ...call] = path.split('/');
    const name = decodeURIComponent(encoded);
    const index = indices.get(name) ?? empty();
    if (method !== 'GET') indices.set(name, index);
    const done: Answer = [200, { taskID: 1, objectIDs: [], updatedAt: '2026-11-24T12:00:00Z', status: 'published' }];
    switch (`${method} ${call.join('/')}`) {
      case 'GET task/1':
      case 'POST synonyms/clear':
        return done;
      case 'PUT settings':
        index.settings = body as HostedIndex['settings'];
        return done;
      case 'POST synonyms/batch':
        index.synonyms = body as readonly unknown[];
        return done;
      case 'POST batch': {
        const { requests } = body as Batch;
        seen.batches.push(requests.length);
        index.records = new Map([...index.records, ...requests.map((one) => [one.body.objectID, one.body] as const)]);
        return done;
      }
      case 'POST operation':
        operate(name, body as Parameters<typeof operate>[1]);
        return done;
      default:
        return [400, { message: `${method} ${path} is not stood in for`, status: 400 }];
    }
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { headers, method, url = '' } = request;
    const [path = ''] = url.split('?');
    const body = await textOf(request);
    const key = headers['x-algolia-api-key'];
    if (headers['x-algolia-application-id'] === HOSTED.appId) {
      if (key === HOSTED.writeKey) return write(method, path, body === '' ? {} : JSON.parse(body));
      if (key === HOSTED.searchKey) {
        seen.searches += 1;
        const found = await fetch(`${PLATFORM}${url}`, { method: method ?? 'GET', ...(body && { body }) });
        return [found.status, await found.json()];
      }
    }
    seen.refused += 1;
    return [403, { message: 'Invalid Application-ID or API key', status: 403 }];
  };

  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  const port = E2E_PORT + 130;
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${port}`,
    indices,
    seen,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        // A browser keeps connections that it has not asked anything on.
        server.closeAllConnections();
      }),
  };
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { moveRelease } from '../moveRelease';
import { readRegistryFile } from '../registryFile';
import type { RegistryFiles } from '../registryFiles';
import { runningShell } from '../runningShell';

import { readOrder } from './deskOrder';
import { deskView } from './deskView';
import { askShells } from './shells';

export interface DeskOptions {
  readonly files: RegistryFiles;
  /** Addresses of all shells, and what opens their counts. */
  readonly shells: readonly string[];
  readonly healthToken: string;
  /** Opens the desk: whoever has it moves pointers among the releases that are published, and publishes none. */
  readonly token: string;
}

const BODY_BYTES = 4_096;

const digest = (text: string) => createHash('sha256').update(text).digest();

function mayEnter({ headers }: IncomingMessage, token: string): boolean {
  return token !== '' && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const piece of request) {
    text += String(piece);
    if (text.length > BODY_BYTES) return null;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

type Answer = readonly [status: number, body: object];

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Answers what stands, and moves pointers by the same code as the release command. */
async function answer(request: IncomingMessage, { files, shells, healthToken, token }: DeskOptions): Promise<Answer> {
  if (!mayEnter(request, token)) return [404, {}];
  if (request.method === 'GET' && request.url === '/releases')
    return [200, deskView(readRegistryFile(files), await askShells(shells, healthToken))];
  if (request.method !== 'POST' || request.url !== '/moves') return [404, {}];
  const order = readOrder(await readBody(request));
  if (!order) return [400, { refusal: 'An order names remote, move, revision, who gives it and why.' }];
  const { remote, move, ...note } = order;
  const shell = await runningShell(shells[0]);
  try {
    const { revision, remotes } = moveRelease(files, remote, move, { ...note, shell });
    return [200, { revision, stable: remotes[remote]?.stable }];
  } catch (error) {
    return [409, { refusal: wordsOf(error) }];
  }
}

/**
 * The desk of whoever releases by a page: a server beside the key of releases, for the platform alone (FED-07). Neither shells nor the platform have
 * the key; what the desk lends them is a choice among published releases.
 */
export function createReleaseDesk(options: DeskOptions): Server {
  return createServer((request: IncomingMessage, response: ServerResponse) => {
    void answer(request, options)
      .catch((error: unknown): Answer => [500, { refusal: wordsOf(error) }])
      .then(([status, body]) => {
        response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
        response.end(JSON.stringify(body));
      });
  });
}

import { fork } from 'node:child_process';

/** The least that Node can do with the same bytes: one constant answer, in a process of its own as the shop is. */
const PROGRAM = `
let page;
const server = require('node:http').createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length });
  response.end(page);
});
process.once('message', (body) => {
  page = Buffer.from(body, 'base64');
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
process.once('disconnect', () => process.exit(0));
`;

export interface BareServer {
  readonly url: string;
  stop(): void;
}

/** Starts a bare server that answers every request with `body`. */
export async function startBareServer(body: Buffer): Promise<BareServer> {
  const child = fork('-e', [PROGRAM], {
    execPath: process.execPath,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', () => reject(new Error('The bare server did not start.')));
    child.send(body.toString('base64'));
  });
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

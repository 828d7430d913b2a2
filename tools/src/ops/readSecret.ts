import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a secret without showing it, or takes the first line of what is piped in: on the command line it would stay in the history. */
export async function readSecret(prompt: string): Promise<string> {
  const { stdin, stderr } = process;
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: unseen, terminal: stdin.isTTY });
  if (!stdin.isTTY) {
    for await (const line of lines) return line;
    return '';
  }
  lines.on('SIGINT', () => process.exit(130));
  stderr.write(prompt);
  try {
    return await lines.question('');
  } finally {
    lines.close();
    stderr.write('\n');
  }
}

import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Fills the database by the seeding command in a process of its own. The embedded database never gives back the memory that filling
 * takes, and a process that has filled one would hold it as long as it lives. Rejects with the command's last words when it fails.
 */
export async function fillApart(seedScript: string, progress: (message: string) => void): Promise<void> {
  const child = fork(seedScript, { silent: true });
  const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject));
  let complaint = '';
  child.stderr?.on('data', (chunk) => (complaint += String(chunk)));
  if (child.stdout) createInterface({ input: child.stdout }).on('line', progress);
  const code = await ended;
  if (code !== 0) throw new Error(`The database could not be filled (${code ?? 'killed'}). ${complaint.trim()}`);
}

/** Ends this process when the one that waits for it is gone. Does nothing in a process that nobody forked. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
}

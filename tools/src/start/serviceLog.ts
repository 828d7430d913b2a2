import { appendFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Lines that are shown when a service fails. */
const KEPT_LINES = 20;

/** Keeps what a service writes: the last of it in memory, for whoever hears that it failed, and all of it in a file where one is named. */
export function createServiceLog(file: string | undefined, onLine: (line: string) => void = () => undefined) {
  const last: string[] = [];
  let rest = '';
  return {
    hear(chunk: Buffer): void {
      const text = chunk.toString();
      if (file) appendFileSync(file, text);
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      last.push(...lines);
      last.splice(0, last.length - KEPT_LINES);
      for (const line of lines) onLine(line);
    },
    /** Its last words, and where the others are. */
    last: (): string => [...last, rest, file ? `Its log: ${file}` : ''].filter(Boolean).join('\n'),
  };
}

/** Begins a log anew; that of the start before lies beside it. */
export function beginLog(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) renameSync(file, file.replace(/\.log$/, '.before.log'));
}

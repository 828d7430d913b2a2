import type { FileRefusal } from '@sightline/shared-lib/domain/prescription';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { DOCUMENT_LIMITS } from './documentLimits';
import type { FileType } from './fileType.domain';
import { DocumentRefused } from './refusal';

interface Read {
  kept?: Uint8Array;
  refused?: FileRefusal;
}

/** Bounds of a process; tests draw them closer. */
export interface ProcessLimits {
  milliseconds: number;
  residentBytes: number;
  /** A process without documents ends after this long. */
  retireMs: number;
}

const LOOK_MS = 50;
const PAGE_BYTES = 4096;

/** Memory that a process holds; zero where the system does not tell, and there time and heap are its only bounds. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}

/**
 * The process that documents of strangers are decoded in, one at a time. It knows no key and no database; it is ended when a document takes
 * too long or too much, and replaced for the next one.
 */
export class DocumentProcess {
  private child: ChildProcess | undefined;
  private retiring: NodeJS.Timeout | undefined;

  constructor(
    private readonly script: string,
    private readonly limits: ProcessLimits,
  ) {}

  async read(content: Uint8Array, extension: FileType['extension']): Promise<Uint8Array> {
    clearTimeout(this.retiring);
    const child = this.started();
    try {
      const { kept, refused } = await this.answer(child, { content, extension });
      if (kept) return kept;
      throw new DocumentRefused(refused ?? 'damaged');
    } finally {
      this.retiring = setTimeout(() => this.close(), this.limits.retireMs);
      this.retiring.unref();
    }
  }

  close(): void {
    clearTimeout(this.retiring);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private answer(child: ChildProcess, job: object): Promise<Read> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearInterval(look);
        clearTimeout(late);
        child.off('message', answered).off('exit', ended).off('error', ended);
      };
      const answered = (read: Read) => {
        settle();
        resolve(read);
      };
      // Too slow, too large, out of its heap, or a decoder broke: either way by this document.
      const ended = () => {
        settle();
        this.close();
        reject(new DocumentRefused('too-complex'));
      };
      const look = setInterval(() => {
        if (residentBytes(child.pid) > this.limits.residentBytes) ended();
      }, LOOK_MS);
      const late = setTimeout(ended, this.limits.milliseconds);
      child.on('message', answered).on('exit', ended).on('error', ended);
      child.send(job, (error) => error && ended());
    });
  }

  private started(): ChildProcess {
    if (this.child?.connected) return this.child;
    const child = fork(this.script, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${DOCUMENT_LIMITS.heapMegabytes}`],
      // Keys and addresses of the platform are in its environment.
      env: { PATH: process.env['PATH'] ?? '' },
      // What a decoder prints may hold words of the document.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    // Nobody waits for a process any more that was just ended.
    child.on('error', () => undefined);
    this.child = child;
    return child;
  }
}

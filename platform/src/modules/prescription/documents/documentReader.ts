import { DOCUMENT_LIMITS } from './documentLimits';
import { DocumentProcess } from './documentProcess';
import type { ProcessLimits } from './documentProcess';
import type { FileType } from './fileType.domain';

/** Decodes documents of strangers and writes them again. */
export interface DocumentReader {
  /** What is kept of a document. Rejects with `DocumentRefused`, or `DocumentsWaiting` when too many wait. */
  read(content: Uint8Array, extension: FileType['extension']): Promise<Uint8Array>;
  close(): void;
}

/** So many documents wait already that another one would only hold memory. */
export class DocumentsWaiting extends Error {
  override readonly name = 'DocumentsWaiting';
}

const RETIRE_MS = 20_000;

/** Reads in this process; what decodes is loaded with the first document. */
const inThisProcess: DocumentReader = {
  read: async (content, extension) => (await import('./readDocument')).readDocument(content, extension),
  close: () => undefined,
};

/** A reader with a process of its own running `script`, one document after the other; without a script it reads in this one. */
export function createDocumentReader(script?: string, limits: Partial<ProcessLimits> = {}): DocumentReader {
  if (script === undefined) return inThisProcess;
  const worker = new DocumentProcess(script, { ...DOCUMENT_LIMITS, retireMs: RETIRE_MS, ...limits });
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async read(content, extension) {
      if (waiting >= DOCUMENT_LIMITS.waiting) throw new DocumentsWaiting('Too many documents wait to be read');
      waiting += 1;
      const turn = last.then(() => worker.read(content, extension));
      last = turn.catch(() => undefined);
      return turn.finally(() => {
        waiting -= 1;
      });
    },
    close: () => worker.close(),
  };
}

import sharp from 'sharp';

import type { FileType } from './fileType.domain';
import { readDocument } from './readDocument';
import { DocumentRefused } from './refusal';

/** What the checker sends: a document; what it gets back: what is kept of it, or why nothing is. */
interface Job {
  content: Uint8Array;
  extension: FileType['extension'];
}

// One document at a time: nothing is gained by keeping pixels of the last one, or by several threads.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', ({ content, extension }: Job) => {
  readDocument(content, extension).then(
    (kept) => process.send?.({ kept }),
    (error: unknown) =>
      process.send?.(error instanceof DocumentRefused ? { refused: error.reason } : { failed: String(error) }),
  );
});

import type { FileType } from './fileType.domain';
import { readPdf } from './readPdf';
import { readPicture } from './readPicture';

/** What is kept of a document: read through, and written again by us. Throws `DocumentRefused`. */
export function readDocument(content: Uint8Array, extension: FileType['extension']): Promise<Uint8Array> {
  return extension === 'pdf' ? readPdf(content) : readPicture(content, extension);
}

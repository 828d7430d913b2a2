import { DocumentRefused } from './refusal';

const headers = ['%PDF-', '<script', '<?php', '<!doctype', '<html'];
/** Ends the list of files of a ZIP archive, which is read from the back of a file. */
const archiveEnd = 'PK\u0005\u0006';
/** An archive's comment of the greatest length fits behind its end. */
const archiveTail = 66_000;

/** Throws for a file that another program would read as something else: a second header anywhere, an archive at its end. */
export function refuseForeignContent(content: Uint8Array): void {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1', 1).toLowerCase();
  const isForeign =
    headers.some((header) => text.includes(header.toLowerCase())) ||
    text.slice(-archiveTail).includes(archiveEnd.toLowerCase());
  if (isForeign) throw new DocumentRefused('mixed');
}

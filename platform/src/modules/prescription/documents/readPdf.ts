import { EncryptedPDFError, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { MOST_PAGES } from '@sightline/shared-lib/domain/prescription';

import { refuseForeignContent } from './foreignContent';
import { refusePackedStreams } from './packedStreams';
import { refusePdfContent } from './pdfContent';
import { DocumentRefused } from './refusal';

/** What a page needs to be drawn; links, notes, actions and whatever else hangs on it are left behind. */
const pageKeys = new Set([
  'Type',
  'Parent',
  'MediaBox',
  'CropBox',
  'Rotate',
  'UserUnit',
  'Resources',
  'Contents',
  'Group',
]);
/** What drawings inside may carry and nobody sees. */
const hiddenKeys = ['Metadata', 'PieceInfo', 'AF', 'OPI', 'Ref', 'LastModified', 'StructParent', 'StructParents'];

/** Bytes at the end in which a PDF says where its parts are. */
const tailBytes = 1024;

/** Throws for a document that is cut off, or goes on behind its end. */
function refuseEnds(content: Uint8Array): void {
  const tail = Buffer.from(content.subarray(-tailBytes)).toString('latin1');
  const end = tail.lastIndexOf('%%EOF');
  if (end < 0 || !tail.slice(0, end).includes('startxref')) throw new DocumentRefused('damaged');
  // Zeros that fill up a sector are no content; PDFs of scanners end with a few.
  if (!/^[\s\0]*$/.test(tail.slice(end + '%%EOF'.length))) throw new DocumentRefused('mixed');
}

async function parsed(content: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(content, { updateMetadata: false, throwOnInvalidObject: true, capNumbers: true });
  } catch (error) {
    throw new DocumentRefused(error instanceof EncryptedPDFError ? 'locked' : 'damaged');
  }
}

function strip(document: PDFDocument): void {
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) for (const key of hiddenKeys) dict.delete(PDFName.of(key));
  }
  for (const { node } of document.getPages()) {
    for (const key of node.keys()) if (!pageKeys.has(key.decodeText())) node.delete(key);
  }
}

/**
 * The pages of a PDF in a document of our own: without scripts, files, forms, links and metadata (RX-03). Whatever is not reached from a
 * page's drawing stays behind.
 */
export async function readPdf(content: Uint8Array): Promise<Uint8Array> {
  refuseEnds(content);
  refuseForeignContent(content);
  refusePackedStreams(content);
  const source = await parsed(content);
  try {
    refusePdfContent(source.context);
    const pages = source.getPageIndices();
    if (pages.length === 0) throw new DocumentRefused('damaged');
    if (pages.length > MOST_PAGES) throw new DocumentRefused('too-many-pages');
    strip(source);
    const kept = await PDFDocument.create({ updateMetadata: false });
    for (const page of await kept.copyPages(source, pages)) kept.addPage(page);
    return await kept.save({ addDefaultPage: false, updateFieldAppearances: false });
  } catch (error) {
    throw error instanceof DocumentRefused ? error : new DocumentRefused('damaged');
  }
}

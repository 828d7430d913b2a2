import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, PDFStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import type { PDFContext, PDFObject } from '@cantoo/pdf-lib';
import { constants, inflateSync } from 'node:zlib';

import { DOCUMENT_LIMITS } from './documentLimits';
import { DocumentRefused } from './refusal';

const name = (text: string) => PDFName.of(text);
const nameIn = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.lookup(name(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
};

const actions = new Set(
  'JavaScript Launch ImportData SubmitForm ResetForm Rendition Movie Sound GoToE GoToR RichMediaExecute GoTo3DView'.split(
    ' ',
  ),
);
const players = new Set('RichMedia 3D Screen Movie Sound PS'.split(' '));
/** A signature is no field to be filled in: signed prescriptions are common. */
const fieldTypes = new Set('Tx Btn Ch'.split(' '));

const isAmong = (value: string | undefined, set: ReadonlySet<string>) => value !== undefined && set.has(value);
/** Names of resources are free: a font may be called `JS`. Only what is no dictionary counts. */
const isText = (dict: PDFDict, key: string) => {
  const value = dict.lookup(name(key));
  return value !== undefined && !(value instanceof PDFDict);
};

/** Throws for what does something, brings files along or asks to be filled in. Links are no reason: what is kept has none. */
function refuseDeeds(dict: PDFDict): void {
  const [subtype, type] = [nameIn(dict, 'Subtype'), nameIn(dict, 'Type')];
  if (isAmong(nameIn(dict, 'S'), actions) || isAmong(subtype, players) || isText(dict, 'JS'))
    throw new DocumentRefused('active');
  const isFile = type === 'EmbeddedFile' || type === 'Filespec' || subtype === 'FileAttachment';
  if (isFile || dict.has(name('EmbeddedFiles'))) throw new DocumentRefused('attachment');
  if (isAmong(nameIn(dict, 'FT'), fieldTypes) || isText(dict, 'XFA')) throw new DocumentRefused('form');
}

const pictureFilters = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode']);

function filtersOf(dict: PDFDict): string[] {
  const filter = dict.lookup(name('Filter'));
  const list = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  return list.map((one) => (one instanceof PDFName ? one.decodeText() : ''));
}

function unpack(content: Uint8Array, filter: string, room: number, context: PDFContext): Uint8Array {
  if (filter === 'FlateDecode' || filter === 'Fl') {
    // Many programs leave the checksum out.
    const options = { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH };
    return new Uint8Array(inflateSync(content, options));
  }
  return decodePDFRawStream(PDFRawStream.of(context.obj({ Filter: filter }), content)).decode();
}

/** Bytes that a stream unpacks to; what pictures inside are drawn from is measured by its pixels instead. */
function unpackedSize(stream: PDFRawStream, room: number): number {
  const filters = filtersOf(stream.dict);
  if (filters.length > DOCUMENT_LIMITS.filters) throw new DocumentRefused('too-complex');
  let content = stream.getContents();
  for (const filter of filters) {
    if (pictureFilters.has(filter)) break;
    try {
      content = unpack(content, filter, room, stream.dict.context);
    } catch (error) {
      const isFull = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      throw new DocumentRefused(isFull ? 'too-complex' : 'damaged');
    }
    if (content.length > room) throw new DocumentRefused('too-complex');
  }
  return content.length;
}

function refuseLargePicture(dict: PDFDict): void {
  const [width, height] = ['Width', 'Height'].map((key) => dict.lookup(name(key)));
  if (!(width instanceof PDFNumber) || !(height instanceof PDFNumber)) return;
  if (width.asNumber() * height.asNumber() > DOCUMENT_LIMITS.pixels) throw new DocumentRefused('too-many-pixels');
}

/** Throws for a drawing that draws itself, however many steps that takes, and for one that nests too deep. */
function refuseLoops(dict: PDFDict, above: readonly PDFDict[] = []): void {
  if (above.includes(dict) || above.length > DOCUMENT_LIMITS.depth) throw new DocumentRefused('too-complex');
  const resources = dict.lookup(name('Resources'));
  if (!(resources instanceof PDFDict)) return;
  for (const kind of ['XObject', 'Pattern']) {
    const drawings = resources.lookup(name(kind));
    if (!(drawings instanceof PDFDict)) continue;
    for (const key of drawings.keys()) {
      const drawing = drawings.lookup(key);
      if (drawing instanceof PDFStream) refuseLoops(drawing.dict, [...above, dict]);
    }
  }
}

function* dictsOf(object: PDFObject, depth = 0): Generator<PDFDict> {
  if (depth > DOCUMENT_LIMITS.depth * 4) throw new DocumentRefused('too-complex');
  if (object instanceof PDFStream) yield* dictsOf(object.dict, depth + 1);
  if (object instanceof PDFDict) {
    yield object;
    for (const value of object.values()) yield* dictsOf(value, depth + 1);
  }
  if (object instanceof PDFArray) for (const value of object.asArray()) yield* dictsOf(value, depth + 1);
}

/** Throws the first reason why the objects of a PDF are not taken (RX-03). */
export function refusePdfContent(context: PDFContext): void {
  const objects = context.enumerateIndirectObjects();
  if (objects.length > DOCUMENT_LIMITS.objects) throw new DocumentRefused('too-complex');
  let room: number = DOCUMENT_LIMITS.unpackedBytes;
  for (const [, object] of objects) {
    for (const dict of dictsOf(object)) refuseDeeds(dict);
    if (!(object instanceof PDFStream)) continue;
    if (object.dict.has(name('F')) || object.dict.has(name('FFilter'))) throw new DocumentRefused('attachment');
    refuseLargePicture(object.dict);
    if (object instanceof PDFRawStream) room -= unpackedSize(object, room);
    refuseLoops(object.dict);
  }
}

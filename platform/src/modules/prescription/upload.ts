import type { Readable } from 'node:stream';

import type { FastifyRequest } from 'fastify';
// Adds `parts` and `isMultipart` to requests.
import '@fastify/multipart';

import { LARGEST_FILE_MB } from '@sightline/shared-lib/domain/prescription';

import { Fault, invalidInput } from '../../kernel';

import { DocumentsWaiting } from './documents/documentReader';
import type { DocumentReader } from './documents/documentReader';
import { fileTypeOf, isPhonePhoto, safeFileName, signatureBytes } from './documents/fileType.domain';
import type { FileType } from './documents/fileType.domain';
import { DocumentRefused } from './documents/refusal';
import { prescriptionFaults } from './prescription.errors';

const megabyte = 1024 * 1024;

/** Limits of the multipart reader; the content of a file beyond its limit is read and thrown away. */
export const uploadLimits = {
  fileSize: LARGEST_FILE_MB * megabyte,
  files: 1,
  fields: 20,
  fieldSize: 8192,
  parts: 21,
  headerPairs: 100,
};

/** One document and the form fields that came with it. */
export interface Upload {
  /** What is kept: never the bytes that were sent. */
  content: Uint8Array;
  type: FileType;
  fileName: string;
  /** What its sender calls this upload, or null. */
  key: string | null;
  fields: Record<string, string>;
}

interface Document {
  content: Uint8Array;
  type: FileType;
  name: string;
}

interface FilePart {
  filename: string;
  file: Readable & { truncated?: boolean };
}

async function documentFrom(part: FilePart): Promise<Document> {
  const chunks: Uint8Array[] = [];
  let start: Uint8Array | null = null;
  let size = 0;
  for await (const chunk of part.file) {
    const bytes = new Uint8Array(chunk as Buffer);
    size += bytes.length;
    chunks.push(bytes);
    if (start === null && size >= signatureBytes)
      start = new Uint8Array(Buffer.concat(chunks)).subarray(0, signatureBytes);
    // Of a document that is not taken only the start is kept, while the rest of the request is read.
    if (start && !fileTypeOf(start)) chunks.splice(0, chunks.length, start);
  }
  if (part.file.truncated) throw prescriptionFaults.tooLarge(LARGEST_FILE_MB);
  if (size === 0) throw prescriptionFaults.noFile();
  const content = new Uint8Array(Buffer.concat(chunks));
  const type = fileTypeOf(content);
  if (!type) throw isPhonePhoto(content) ? prescriptionFaults.refused('heic') : prescriptionFaults.wrongType();
  return { content, type, name: part.filename };
}

/** What is kept of a document after it was decoded; its refusals are told to the shopper. */
async function decoded({ content, type }: Document, reader: DocumentReader): Promise<Uint8Array> {
  try {
    return await reader.read(content, type.extension);
  } catch (error) {
    if (error instanceof DocumentRefused) throw prescriptionFaults.refused(error.reason);
    if (error instanceof DocumentsWaiting) throw prescriptionFaults.busy();
    throw error;
  }
}

function keyFrom({ uploadKey }: Readonly<Record<string, string>>): string | null {
  if (uploadKey === undefined) return null;
  if (!/^[A-Za-z0-9-]{8,64}$/.test(uploadKey)) throw invalidInput('uploadKey');
  return uploadKey;
}

/** Reads a multipart request with one document, and writes that again; every failure is a fault with a reason. */
export async function readUpload(request: FastifyRequest, reader: DocumentReader): Promise<Upload> {
  if (!request.isMultipart()) throw prescriptionFaults.badUpload();
  const fields: Record<string, string> = {};
  let document: Document | Fault = prescriptionFaults.noFile();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      } else {
        // The request is read to its end even when its document is refused, so that the client sees the answer.
        document = await documentFrom(part).catch((error: unknown) => {
          if (error instanceof Fault) return error;
          throw error;
        });
      }
    }
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode) throw error;
    throw prescriptionFaults.badUpload();
  }
  if (document instanceof Fault) throw document;
  const { type, name } = document;
  const content = await decoded(document, reader);
  return {
    content,
    type,
    fields,
    key: keyFrom(fields),
    fileName: safeFileName(fields['fileName'] ?? name ?? '', type),
  };
}

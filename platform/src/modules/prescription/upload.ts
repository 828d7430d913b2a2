import type { Readable } from 'node:stream';

import type { FastifyRequest } from 'fastify';
// Adds `parts` and `isMultipart` to requests.
import '@fastify/multipart';

import { Fault } from '../../kernel';

import { fileTypeOf, safeFileName, signatureBytes } from './fileType.domain';
import type { FileType } from './fileType.domain';
import { prescriptionFaults } from './prescription.errors';

const megabyte = 1024 * 1024;
export const megabytesAllowed = 10;

/** Limits of the multipart reader; the content of a file beyond its limit is read and thrown away. */
export const uploadLimits = {
  fileSize: megabytesAllowed * megabyte,
  files: 1,
  fields: 20,
  fieldSize: 8192,
  parts: 21,
  headerPairs: 100,
};

/** One document and the form fields that came with it. */
export interface Upload {
  content: Uint8Array;
  type: FileType;
  fileName: string;
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
  let size = 0;
  let type: FileType | null = null;
  for await (const chunk of part.file) {
    const bytes = new Uint8Array(chunk as Buffer);
    size += bytes.length;
    chunks.push(bytes);
    type ??= fileTypeOf(size >= signatureBytes && chunks.length > 1 ? new Uint8Array(Buffer.concat(chunks)) : bytes);
    // Of a document that is not taken only the start is kept, while the rest of the request is read.
    if (!type && size >= signatureBytes) chunks.length = 1;
  }
  if (part.file.truncated) throw prescriptionFaults.tooLarge(megabytesAllowed);
  if (size === 0) throw prescriptionFaults.noFile();
  if (!type) throw prescriptionFaults.wrongType();
  return { content: new Uint8Array(Buffer.concat(chunks)), type, name: part.filename };
}

/** Reads a multipart request with one document; every failure is a fault with a reason. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
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
  const { content, type, name } = document;
  return { content, type, fields, fileName: safeFileName(fields['fileName'] ?? name ?? '', type) };
}

import { LARGEST_FILE_MB } from '@sightline/shared-lib/domain/prescription';

/** Largest file that is sent, in bytes; photos are brought below it first. */
const LARGEST_SENT = LARGEST_FILE_MB * 1024 * 1024;

/** Largest photo that is opened here to be made smaller. */
const LARGEST_OPENED = 80 * 1024 * 1024;

/** Phones convert their own formats for a page that asks for these. */
export const ACCEPTED = 'application/pdf,image/jpeg,image/png';

export type FileKind = 'pdf' | 'jpeg' | 'png' | 'heic';

const SIGNATURES: readonly (readonly [FileKind, start: number, readonly number[]])[] = [
  ['pdf', 0, [0x25, 0x50, 0x44, 0x46]],
  ['jpeg', 0, [0xff, 0xd8, 0xff]],
  ['png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // "ftyphe", "ftypmi": a phone's own photo format.
  ['heic', 4, [0x66, 0x74, 0x79, 0x70, 0x68, 0x65]],
  ['heic', 4, [0x66, 0x74, 0x79, 0x70, 0x6d, 0x69]],
];

/** Kind of a file by its first bytes; its name proves nothing (RX-03). */
export function kindOf(bytes: Uint8Array): FileKind | null {
  const found = SIGNATURES.find(([, start, signature]) =>
    signature.every((byte, index) => bytes[start + index] === byte),
  );
  return found?.[0] ?? null;
}

type FileProblem = 'Prescription.Upload.TooLarge' | 'Prescription.Upload.WrongType' | 'Prescription.Upload.Empty';

/** A file's kind, or why it cannot be a page as a translation key. */
export async function judgeFile(file: Blob): Promise<{ kind: FileKind } | { problem: FileProblem }> {
  if (file.size === 0) return { problem: 'Prescription.Upload.Empty' };
  const kind = kindOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (!kind) return { problem: 'Prescription.Upload.WrongType' };
  const largest = kind === 'pdf' ? LARGEST_SENT : LARGEST_OPENED;
  return file.size > largest ? { problem: 'Prescription.Upload.TooLarge' } : { kind };
}

export const isTooLarge = (file: Blob): boolean => file.size > LARGEST_SENT;

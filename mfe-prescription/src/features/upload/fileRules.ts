/** Largest prescription file in bytes (contract section 30). */
export const LARGEST_FILE = 10 * 1024 * 1024;

export const ACCEPTED = 'application/pdf,image/jpeg,image/png';

type FileKind = 'pdf' | 'jpeg' | 'png';

const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** Kind of a file by its first bytes; its name proves nothing (RX-03). */
export function kindOf(bytes: Uint8Array): FileKind | null {
  return SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0] ?? null;
}

export type FileProblem =
  | 'Prescription.Upload.TooLarge'
  | 'Prescription.Upload.WrongType'
  | 'Prescription.Upload.Empty';

/** Why a file cannot be sent, as a translation key; null when it can. */
export async function fileProblem(file: Blob): Promise<FileProblem | null> {
  if (file.size === 0) return 'Prescription.Upload.Empty';
  if (file.size > LARGEST_FILE) return 'Prescription.Upload.TooLarge';
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return kindOf(head) ? null : 'Prescription.Upload.WrongType';
}

/** A document type that is taken; told by the first bytes, never by name or declared type (RX-03). */
export interface FileType {
  contentType: 'application/pdf' | 'image/jpeg' | 'image/png';
  extension: 'pdf' | 'jpg' | 'png';
}

const signatures: readonly (FileType & { bytes: readonly number[] })[] = [
  // "%PDF-"
  { contentType: 'application/pdf', extension: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { contentType: 'image/jpeg', extension: 'jpg', bytes: [0xff, 0xd8, 0xff] },
  { contentType: 'image/png', extension: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];

/** Enough bytes to tell the type of any document that is taken, and of the one that is refused by name. */
export const signatureBytes = 12;

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif']);

/** Whether a document is a photo in a phone's own format, which is refused by its name (RX-03). */
export function isPhonePhoto(content: Uint8Array): boolean {
  const [box, brand] = [4, 8].map((at) => String.fromCharCode(...content.subarray(at, at + 4)));
  return box === 'ftyp' && heicBrands.has(brand ?? '');
}

/** The type of a document, or null when it is none that is taken. What it really is, only decoding tells. */
export function fileTypeOf(content: Uint8Array): FileType | null {
  const found = signatures.find(({ bytes }) => bytes.every((byte, index) => content[index] === byte));
  return found ? { contentType: found.contentType, extension: found.extension } : null;
}

const longestName = 100;

/**
 * A file name that is safe to keep and to send back: no folders, no control or reserved characters, no leading dots,
 * and the extension of what the file really is.
 */
export function safeFileName(name: string, type: FileType): string {
  const base = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = base
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed
    .replaceAll(/[\u0000-\u001f\u007f-\u009f<>:"|?*;%\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/(\.[A-Za-z0-9]{1,8})+$/, '')
    .replace(/^[.\s]+/, '')
    .slice(0, longestName)
    .trim();
  return `${stem === '' ? 'prescription' : stem}.${type.extension}`;
}

/** The header value that offers a name for saving, for old and new browsers (RFC 6266). */
export function attachmentHeader(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll("'", '%27')}`;
}

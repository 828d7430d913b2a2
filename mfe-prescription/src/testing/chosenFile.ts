/** A file with readable first bytes: jsdom's files cannot be read. */
export function chosenFile(name: string, start: readonly number[] | string, size = 2000): File {
  const bytes = typeof start === 'string' ? Array.from(start, (letter) => letter.charCodeAt(0)) : start;
  const file = new File([Uint8Array.from(bytes)], name);
  const head = { arrayBuffer: async () => Uint8Array.from(bytes).buffer };
  Object.defineProperties(file, { slice: { value: () => head }, size: { value: size } });
  return file;
}

export const PDF_START = '%PDF-1.7\n12345';
export const JPEG_START = [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0];

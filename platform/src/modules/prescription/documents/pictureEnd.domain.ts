/** Where a JPEG ends, or null when it does not: behind its end marker, which compressed data never holds. */
function jpegEnd(content: Uint8Array): number | null {
  let at = 2;
  while (content[at] === 0xff) {
    const marker = content[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
    } else if (marker === 0xd9) {
      return at + 2;
    } else {
      const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
      at += isAlone ? 2 : 2 + (((content[at + 2] ?? 0) << 8) | (content[at + 3] ?? 0));
      // Behind a start of scan stands data until a marker that neither stuffs nor restarts.
      if (marker === 0xda) at = scanEnd(content, at);
    }
  }
  return null;
}

function scanEnd(content: Uint8Array, start: number): number {
  let at = content.indexOf(0xff, start);
  while (at >= 0) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = content.indexOf(0xff, at + 1);
  }
  return content.length;
}

/** Where a PNG ends, or null when it does not: behind its last chunk. */
function pngEnd(content: Uint8Array): number | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  let at = 8;
  while (at + 12 <= content.length) {
    const type = view.getUint32(at + 4);
    at += 12 + view.getUint32(at);
    if (type === 0x49_45_4e_44) return at;
  }
  return null;
}

/** The number of bytes of the picture itself; null when it is cut off. */
export function pictureEnd(content: Uint8Array, extension: 'jpg' | 'png'): number | null {
  const end = extension === 'jpg' ? jpegEnd(content) : pngEnd(content);
  return end !== null && end <= content.length ? end : null;
}

import { pictureEnd } from './pictureEnd.domain';

const jpeg = (...bytes: readonly number[]) => Uint8Array.from([0xff, 0xd8, ...bytes]);
const endOfJpeg = (...bytes: readonly number[]) => pictureEnd(jpeg(...bytes), 'jpg');
const END = [0xff, 0xd9];
/** A part of four bytes behind its marker, and a scan of a header of two. */
const PART = [0xff, 0xe0, 0x00, 0x04, 0xaa, 0xbb];
const SCAN = [0xff, 0xda, 0x00, 0x02];

describe('where a JPEG ends [RX-03]', () => {
  it.each([
    ['after its parts', [...PART, ...END], 10],
    ['after a long part', [0xff, 0xe1, 0x01, 0x02, ...Array<number>(256).fill(0xff), ...END], 264],
    ['after bytes that fill up before a marker', [...PART, 0xff, 0xff, ...END], 12],
    ['after markers that stand alone', [0xff, 0x01, 0xff, 0xd0, 0xff, 0xd8, ...END], 10],
    ['after compressed data', [...SCAN, 1, 2, 3, ...END], 11],
    ['after stuffed bytes and restarts of it', [...SCAN, 0xff, 0x00, 0xff, 0xd0, 9, 0xff, 0xd7, ...END], 15],
    ['after a second scan', [...SCAN, 1, ...PART, ...SCAN, 2, ...END], 20],
  ])('is %s', (_, bytes, end) => {
    expect([endOfJpeg(...bytes), endOfJpeg(...bytes, 1, 2, 3, 4)]).toEqual([end, end]);
  });

  it.each([
    ['nothing', []],
    ['a part', PART],
    ['a part that is cut off', [0xff, 0xe0, 0x00, 0x09, 1, 2, ...END]],
    ['a part that has no marker', [0xaa, 0xe0, 0x00, 0x04, 1, 2, ...END]],
    ['data that ends in the middle', [...SCAN, 1, 2, 3, 4, 5]],
    ['data that ends in a marker', [...SCAN, 1, 2, 3, 0xff]],
    ['data that ends in a restart', [...SCAN, 1, 2, 0xff, 0xd3]],
    ['half of the end marker', [...PART, 0xff]],
    ['another marker', [...PART, 0xff, 0xd8]],
  ])('is nowhere in one of %s', (_, bytes) => {
    expect(endOfJpeg(...bytes)).toBeNull();
  });
});

/** A chunk of so many bytes of data. */
function chunk(type: string, data: number, said = data): number[] {
  const length = [24, 16, 8, 0].map((shift) => (said >>> shift) & 0xff);
  return [...length, ...new TextEncoder().encode(type), ...Array<number>(data).fill(7), 1, 2, 3, 4];
}
const png = (...chunks: readonly (readonly number[])[]) =>
  Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...chunks.flat()]);

describe('where a PNG ends [RX-03]', () => {
  it('is behind its last chunk, whatever follows', () => {
    const [head, data, end] = [chunk('IHDR', 13), chunk('IDAT', 300), chunk('IEND', 0)];
    expect(pictureEnd(png(end), 'png')).toBe(20);
    expect(pictureEnd(png(head, data, end), 'png')).toBe(8 + 25 + 312 + 12);
    expect(pictureEnd(png(head, end, data), 'png')).toBe(8 + 25 + 12);
  });

  it('is found in a part of a larger memory', () => {
    const whole = png(chunk('IEND', 0));
    const larger = Uint8Array.from([9, 9, 9, ...whole]);
    expect(pictureEnd(larger.subarray(3), 'png')).toBe(20);
  });

  it.each([
    ['without chunks', png()],
    ['without a last chunk', png(chunk('IHDR', 13), chunk('IDAT', 3))],
    ['with a chunk that is cut off', png(chunk('IDAT', 3, 400))],
    ['with a last chunk that is cut off', png(chunk('IEND', 0, 1))],
    ['with half a last chunk', png(chunk('IEND', 0).slice(0, 11))],
    ['with a chunk longer than any file', png(chunk('IDAT', 3, 0xffff_ffff))],
  ])('is nowhere in one %s', (_, content) => {
    expect(pictureEnd(content, 'png')).toBeNull();
  });
});

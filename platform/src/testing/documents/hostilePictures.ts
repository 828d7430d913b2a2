import { crc32, deflateSync } from 'node:zlib';

import { cut, joined, latin, noise } from './hostileFile';
import type { HostileKind } from './hostileFile';
import { photo } from './photo';

const archive = (random: () => number) =>
  joined('PK\u0003\u0004', noise(random, 60), 'PK\u0005\u0006', new Uint8Array(18));

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined(type, data);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return joined(new Uint8Array(size), named, new Uint8Array(sum));
}

/** A PNG that says it is so large; a few kilobytes that unpack to all its pixels. */
function hugePng(side: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(new Uint8Array((Math.ceil(side / 8) + 1) * 2000));
  return joined(
    '\u0089PNG\r\n\u001a\n',
    chunk('IHDR', new Uint8Array(header)),
    chunk('IDAT', new Uint8Array(rows)),
    chunk('IEND', new Uint8Array()),
  );
}

/** A photo whose header says that it is larger than it is. */
async function hugeJpeg(random: () => number): Promise<Uint8Array> {
  const content = Buffer.from(await photo('jpeg'));
  const frame = content.indexOf(Buffer.from([0xff, 0xc0]));
  content.writeUInt16BE(30_000 + Math.floor(random() * 35_000), frame + 5);
  content.writeUInt16BE(30_000 + Math.floor(random() * 35_000), frame + 7);
  return new Uint8Array(content);
}

/** A comment in the head of a JPEG. */
function withComment(content: Uint8Array, text: string): Uint8Array {
  const size = text.length + 2;
  return joined(content.subarray(0, 2), new Uint8Array([0xff, 0xfe, size >> 8, size & 255]), text, content.subarray(2));
}

const formats = ['jpeg', 'png'] as const;

/** Pictures that nobody should keep. */
export const hostilePictures: readonly HostileKind[] = [
  ...formats.flatMap((format): HostileKind[] => [
    { kind: `cut off ${format}`, told: ['damaged'], make: async (random) => cut(random, await photo(format)) },
    {
      kind: `${format} with an archive behind it`,
      told: ['mixed'],
      make: async (random) => joined(await photo(format), archive(random)),
    },
    {
      kind: `${format} with a page behind it`,
      told: ['mixed'],
      make: async (random) => joined(await photo(format), `<html><script>alert(${random()})</script></html>`),
    },
    {
      kind: `${format} with a PDF behind it`,
      told: ['mixed'],
      make: async (random) => joined(await photo(format), `%PDF-1.7 ${random()}`),
    },
    {
      kind: `${format} with noise behind it`,
      told: ['mixed'],
      make: async (random) => joined(await photo(format), noise(random, 100)),
    },
  ]),
  {
    kind: 'jpeg with a second header',
    told: ['mixed'],
    make: async (random) => withComment(await photo('jpeg'), `%PDF-1.4 ${random()}`),
  },
  {
    kind: 'jpeg with a program in its comment',
    told: ['mixed'],
    make: async (random) => withComment(await photo('jpeg'), `<?php system(${random()}); ?>`),
  },
  { kind: 'huge png', told: ['too-many-pixels'], make: (random) => hugePng(20_000 + Math.floor(random() * 40_000)) },
  { kind: 'huge jpeg', told: ['too-many-pixels'], make: hugeJpeg },
  {
    kind: 'noise that begins as a jpeg',
    told: ['damaged', 'mixed'],
    make: (random) => joined(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), noise(random, 2000)),
  },
  {
    kind: 'noise that begins as a png',
    told: ['damaged', 'mixed'],
    make: (random) => joined('\u0089PNG\r\n\u001a\n', noise(random, 2000)),
  },
  {
    kind: 'phone photo',
    told: ['heic'],
    make: (random) => joined(latin('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), noise(random, 500)),
  },
];

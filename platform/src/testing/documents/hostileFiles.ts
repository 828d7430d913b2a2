import { WRONG_TYPE, joined, latin, noise } from './hostileFile';
import type { HostileFile, HostileKind } from './hostileFile';
import { hostilePdfs } from './hostilePdfs';
import { hostilePictures } from './hostilePictures';
import { pdfPage } from './pdfFile';
import { seededRandom } from './random';

const foreign = (kind: string, start: string, told = WRONG_TYPE): HostileKind => ({
  kind,
  told: [told],
  make: (random) => joined(start, noise(random, 20 + Math.floor(random() * 400))),
});

/** Files of kinds that are not taken, whatever their name says. */
const foreignFiles: readonly HostileKind[] = [
  foreign('drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  foreign('page of the web', '<!doctype html><script>alert(document.cookie)</script>'),
  foreign('XML with entities', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  foreign('Windows program', 'MZ\u0090\0'),
  foreign('Linux program', '\u007fELF\u0002\u0001\u0001'),
  foreign('shell script', '#!/bin/sh\nrm -rf /\n'),
  foreign('archive', 'PK\u0003\u0004'),
  foreign('picture that is a script', 'GIF89a/*'),
  foreign('bitmap', 'BM\u0036\u0084\u0003\0'),
  foreign('TIFF', 'II*\0'),
  foreign('WebP', 'RIFF\u0024\0\0\0WEBPVP8 '),
  foreign('film', '\0\0\0\u0020ftypisom'),
  foreign('PostScript', '%!PS-Adobe-3.0\n'),
  foreign('noise', '\u0001'),
  { kind: 'PDF behind noise', told: [WRONG_TYPE], make: (random) => joined(noise(random, 7), '\n', pdfPage('late')) },
  { kind: 'empty file', told: ['_ERR_CMD_MISSING_PARAM'], make: () => latin('') },
];

export const hostileKinds: readonly HostileKind[] = [...foreignFiles, ...hostilePictures, ...hostilePdfs];

/** So many hostile files, of every kind in turn; the same for the same seed. */
export async function* hostileFiles(count: number, seed = 1): AsyncGenerator<HostileFile> {
  const random = seededRandom(seed);
  for (let index = 0; index < count; index += 1) {
    const one = hostileKinds[index % hostileKinds.length];
    if (one) yield { kind: one.kind, told: one.told, content: await one.make(random) };
  }
}

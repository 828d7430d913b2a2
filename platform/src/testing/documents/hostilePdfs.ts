import { deflateSync } from 'node:zlib';

import { PDFDocument } from '@cantoo/pdf-lib';

import { cut, joined, noise } from './hostileFile';
import type { HostileKind } from './hostileFile';
import { pdfFile, pdfPage } from './pdfFile';
import type { PdfObject, PdfPageParts } from './pdfFile';

/** Zeros, packed once: making them again takes longer than refusing them. */
const packedZeros = new Map<number, Uint8Array>();
function zeros(megabytes: number): Uint8Array {
  const packed = packedZeros.get(megabytes) ?? new Uint8Array(deflateSync(new Uint8Array(megabytes * 2 ** 20)));
  packedZeros.set(megabytes, packed);
  return packed;
}

async function locked(random: () => number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ userPassword: String(random()), ownerPassword: 'owner' });
  return document.save({ useObjectStreams: false });
}

const page = (kind: string, told: string, parts: (random: () => number) => PdfPageParts): HostileKind => ({
  kind: `PDF ${kind}`,
  told: [told],
  make: (random) => pdfPage(`page ${random()}`, parts(random)),
});
const unpacked = (dict: string, stream: Uint8Array): PdfPageParts => ({
  more: [{ dict, stream }],
  page: '/More 6 0 R',
});
const script = (random: () => number) => `<< /S /JavaScript /JS (app.alert(${random()})) >>`;
const drawing = (number: number, stream = '/Fm Do'): PdfObject => ({
  dict: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /Fm ${number} 0 R >> >>`,
  stream,
});

/** A page tree that is no tree, or one with so many pages. */
function pages(kids: string, count: number, more: readonly string[] = []): Uint8Array {
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
    ...more,
  ]);
}

/** PDFs that nobody should keep. */
export const hostilePdfs: readonly HostileKind[] = [
  page('with a script when it opens', 'active', (random) => ({ catalogue: `/OpenAction ${script(random)}` })),
  page('with a script among its names', 'active', (random) => ({
    catalogue: `/Names << /JavaScript << /Names [(a) ${script(random)}] >> >>`,
  })),
  page('with a script of a page', 'active', (random) => ({ page: `/AA << /O ${script(random)} >>` })),
  page('with a script under another spelling', 'active', (random) => ({
    catalogue: `/OpenAction << /S /J#61vaScript /JS (app.alert(${random()})) >>`,
  })),
  page('that starts a program', 'active', (random) => ({
    catalogue: `/OpenAction << /S /Launch /F (cmd${random()}.exe) >>`,
  })),
  page('that sends its values away', 'active', () => ({
    page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /SubmitForm /F (http://127.0.0.1/) >> >>]',
  })),
  page('that opens another document', 'active', () => ({
    page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /GoToR /F (other.pdf) >> >>]',
  })),
  page('with a player', 'active', () => ({ page: '/Annots [<< /Subtype /RichMedia /Rect [0 0 9 9] >>]' })),
  page('with a file inside', 'attachment', (random) => ({
    catalogue: '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>',
    more: [
      '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
      { dict: '/Type /EmbeddedFile', stream: `MZ${random()}` },
    ],
  })),
  page('with a file on its page', 'attachment', () => ({
    page: '/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] >>]',
  })),
  page('whose drawing lies elsewhere', 'attachment', () => ({ more: [{ dict: '/F (/etc/passwd)', stream: '' }] })),
  page('that is a form', 'form', (random) => ({
    catalogue: '/AcroForm << /Fields [6 0 R] >>',
    more: [`<< /FT /Tx /T (sphere) /V (${random()}) >>`],
  })),
  page('with a form in XML', 'form', () => ({ catalogue: '/AcroForm << /XFA [(a) (b)] >>' })),
  { kind: 'PDF with a password', told: ['locked', 'damaged'], make: locked },
  page('that unpacks to far too much', 'too-complex', () => unpacked('/Filter /FlateDecode', zeros(200))),
  page('packed many times', 'too-complex', (random) =>
    unpacked('/Filter [/FlateDecode /FlateDecode /FlateDecode /FlateDecode]', noise(random, 50)),
  ),
  page('packed twice', 'too-complex', () =>
    unpacked('/Filter [/FlateDecode /FlateDecode]', new Uint8Array(deflateSync(zeros(180)))),
  ),
  {
    kind: 'PDF whose objects unpack to far too much',
    told: ['too-complex'],
    make: () =>
      pdfPage('a', { more: [{ dict: '/Type /ObjStm /N 3 /First 20 /Filter /FlateDecode', stream: zeros(200) }] }),
  },
  page('with a huge picture', 'too-many-pixels', () => ({
    resources: '/XObject << /Im 6 0 R >>',
    more: [
      { dict: '/Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceGray /BitsPerComponent 8', stream: '' },
    ],
  })),
  page('whose drawing draws itself', 'too-complex', () => ({
    resources: '/XObject << /Fm 6 0 R >>',
    more: [drawing(6)],
  })),
  page('with drawings in a circle', 'too-complex', () => ({
    resources: '/XObject << /Fm 6 0 R >>',
    more: [drawing(7), drawing(8), drawing(6)],
  })),
  page('with drawings too deep', 'too-complex', (random) => ({
    resources: '/XObject << /Fm 6 0 R >>',
    more: Array.from({ length: 30 + Math.floor(random() * 40) }, (_, index) => drawing(index + 7)),
  })),
  {
    kind: 'PDF with pages in a circle',
    told: ['damaged', 'too-complex'],
    make: () => pages('4 0 R', 1, ['<< /Type /Pages /Kids [2 0 R] /Count 1 /Parent 2 0 R >>']),
  },
  {
    kind: 'PDF with many pages',
    told: ['too-many-pages'],
    make: (random) => {
      const count = 21 + Math.floor(random() * 400);
      return pages('3 0 R '.repeat(count), count);
    },
  },
  { kind: 'PDF without a page', told: ['damaged'], make: () => pages('', 0) },
  {
    kind: 'PDF of lists in lists',
    told: ['damaged', 'too-complex'],
    make: (random) => {
      const depth = 5000 + Math.floor(random() * 100_000);
      return pages('3 0 R', 1, [`${'['.repeat(depth)}${']'.repeat(depth)}`]);
    },
  },
  {
    kind: 'PDF of too many objects',
    told: ['too-complex'],
    make: () =>
      pages(
        '3 0 R',
        1,
        Array.from({ length: 20_500 }, () => '1'),
      ),
  },
  { kind: 'cut off PDF', told: ['damaged'], make: (random) => cut(random, pdfPage('cut')) },
  {
    kind: 'PDF with an archive behind it',
    told: ['mixed'],
    make: (random) => joined(pdfPage('a'), 'PK\u0003\u0004', noise(random, 99)),
  },
  {
    kind: 'PDF with an archive inside',
    told: ['mixed'],
    make: (random) => pdfPage('a', { more: [{ dict: '', stream: `PK\u0005\u0006${random()}` }] }),
  },
  {
    kind: 'PDF with a second document behind it',
    told: ['mixed'],
    make: (random) => joined(pdfPage('a'), pdfPage(`b ${random()}`)),
  },
  {
    kind: 'PDF with a page of the web inside',
    told: ['mixed'],
    make: (random) => pdfPage(`<script>alert(${random()})</script>`),
  },
  {
    kind: 'noise that begins as a PDF',
    told: ['damaged', 'mixed'],
    make: (random) => joined('%PDF-1.7\n', noise(random, 3000), '\nstartxref\n0\n%%EOF\n'),
  },
];

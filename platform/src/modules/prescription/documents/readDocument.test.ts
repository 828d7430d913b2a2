import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';

import { hostileKinds } from '../../../testing/documents/hostileFiles';
import { pdfPage } from '../../../testing/documents/pdfFile';
import { photo } from '../../../testing/documents/photo';
import { seededRandom } from '../../../testing/documents/random';

import { fileTypeOf } from './fileType.domain';
import { readDocument } from './readDocument';
import { DocumentRefused } from './refusal';

const textOf = (content: Uint8Array) => Buffer.from(content).toString('latin1');
const outcome = (content: Uint8Array) => {
  const type = fileTypeOf(content);
  if (!type) return Promise.resolve('no type');
  return readDocument(content, type.extension).then(
    () => 'kept',
    (error: unknown) => (error instanceof DocumentRefused ? error.reason : String(error)),
  );
};

describe('what is kept of a photo', () => {
  it.each(['jpeg', 'png'] as const)('is its pixels, without the metadata of a %s [RX-03] [RX-06]', async (format) => {
    const sent = await photo(format, { note: 'Dr. Confidential' });
    expect(textOf(sent)).toContain('Confidential');
    const kept = await readDocument(sent, format === 'png' ? 'png' : 'jpg');
    expect(textOf(kept)).not.toContain('Confidential');
    const facts = await sharp(kept).metadata();
    expect([facts.format, facts.width, facts.height, facts.exif, facts.icc]).toEqual([
      format,
      48,
      32,
      undefined,
      undefined,
    ]);
    const { dominant } = await sharp(kept).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('stands upright, however the phone was held [RX-03]', async () => {
    const kept = await readDocument(await photo('jpeg', { orientation: 6 }), 'jpg');
    const { width, height, orientation } = await sharp(kept).metadata();
    expect([width, height, orientation]).toEqual([32, 48, undefined]);
  });

  it('is no larger than a print needs [RX-03]', async () => {
    const kept = await readDocument(await photo('jpeg', { width: 5000, height: 2500 }), 'jpg');
    const { width, height } = await sharp(kept).metadata();
    expect([width, height]).toEqual([3600, 1800]);
  });

  it('is the same for a file that zeros fill up [RX-03]', async () => {
    const sent = await photo('jpeg');
    const filled = new Uint8Array([...sent, ...new Uint8Array(512)]);
    expect(await readDocument(filled, 'jpg')).toEqual(await readDocument(sent, 'jpg'));
  });
});

describe('what is kept of a PDF', () => {
  it('is what its pages show, without title, links, notes and metadata [RX-03] [RX-06]', async () => {
    const sent = pdfPage('Sphere -3.25', {
      trailer: '/Info 6 0 R',
      catalogue: '/Metadata 7 0 R',
      page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (http://127.0.0.1/linked) >> >>]',
      more: ['<< /Title (Dr. Confidential) >>', { dict: '/Type /Metadata /Subtype /XML', stream: 'hidden words' }],
    });
    const kept = await readDocument(sent, 'pdf');
    const document = await PDFDocument.load(kept, { updateMetadata: false });
    expect([document.getPageCount(), document.getTitle(), document.getProducer()]).toEqual([1, undefined, undefined]);
    expect(document.getPage(0).node.has(PDFName.of('Annots'))).toBe(false);
    expect(textOf(kept)).toContain('Sphere -3.25');
    for (const left of ['Confidential', 'hidden words', 'linked']) expect(textOf(kept)).not.toContain(left);
  });

  it('is taken with a signature, whose mark stays behind [RX-03]', async () => {
    const signed = pdfPage('signed', {
      catalogue: '/AcroForm << /SigFlags 3 /Fields [6 0 R] >>',
      page: '/Annots [6 0 R]',
      more: ['<< /FT /Sig /Subtype /Widget /Rect [0 0 0 0] /T (Signature) /V << /Type /Sig /Contents <00> >> >>'],
    });
    expect(textOf(await readDocument(signed, 'pdf'))).not.toContain('Signature');
  });

  it('is read again as it was kept [RX-03]', async () => {
    const kept = await readDocument(pdfPage('again'), 'pdf');
    expect(await readDocument(kept, 'pdf')).toHaveLength(kept.length);
  });
});

describe('what is refused', () => {
  it.each(hostileKinds.map((one) => [one.kind, one] as const))(
    'a hostile file, %s, with its reason [RX-03]',
    async (_kind, one) => {
      const [first, second] = [seededRandom(7), seededRandom(8)];
      for (const random of [first, second]) {
        const told = await outcome(await one.make(random));
        expect(told === 'no type' || one.told.includes(told) ? '' : told).toBe('');
      }
    },
  );
});

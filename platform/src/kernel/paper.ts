import { dataFile } from './files';

/** What the two files of `data/fonts` for documents have. */
const LETTERS =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u0127\u012a-\u012b\u012e-\u0133\u0136-\u0137\u0139-\u013e\u0141-\u0148\u0150-\u0155\u0158-\u015b\u015e-\u0165\u016a-\u016b\u016e-\u017e\u0192\u0218-\u021b\u0237\u02c6-\u02c7\u02c9\u02da\u02dc-\u02dd\u1e80-\u1e85\u1e9e\u1ef2-\u1ef3\u2009\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039-\u203a\u2044\u20ac\u20b9\u2113\u2122\u2212\u2215]/u;

/** Text in letters that a document can show: a letter that its typeface lacks loses its accents rather than itself. */
export function printable(text: string): string {
  const letters = [...text.normalize('NFC').replaceAll('\u202f', '\u00a0')];
  return letters
    .map((letter) => (LETTERS.test(letter) ? letter : letter.normalize('NFD').replaceAll(/\p{M}/gu, '')))
    .join('');
}

export type Paper = PDFKit.PDFDocument;

/** Draws a PDF of A4 pages in the shop's typeface, `plain` and `strong`; `margin` in points. */
export async function drawPaper(title: string, margin: number, draw: (paper: Paper) => void): Promise<Buffer> {
  // A start need not wait for what draws documents.
  const { default: Pdf } = await import('pdfkit');
  const paper = new Pdf({ size: 'A4', margin, info: { Title: title } });
  const chunks: Uint8Array[] = [];
  paper.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
  });
  paper.registerFont('plain', dataFile('fonts', 'atkinson-next-paper-400.ttf'));
  paper.registerFont('strong', dataFile('fonts', 'atkinson-next-paper-700.ttf'));
  draw(paper.font('plain'));
  paper.end();
  return done;
}

import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);
const words = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';

/** What each code of a font stands for, by the table that search and copying use. */
function lettersOf(font: PDFDict): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  const table = words(font.lookup(name('ToUnicode')));
  for (const [, first = '', , list = ''] of table.matchAll(/<([\da-f]+)> <([\da-f]+)> \[([^\]]*)\]/gi)) {
    const start = Number.parseInt(first, 16);
    [...list.matchAll(/<([\da-f ]+)>/gi)].forEach(([, hex = ''], index) =>
      letters.set(start + index, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')),
    );
  }
  return letters;
}

/** Text of a drawn document as a reader copies it out, a line for each run. */
export async function pdfText(file: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(file);
  const lines: string[] = [];
  for (const page of document.getPages()) {
    const fonts = page.node.Resources()?.lookup(name('Font'), PDFDict);
    let letters: ReadonlyMap<number, string> = new Map();
    for (const [, font, run] of words(page.node.Contents()).matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) letters = lettersOf(fonts?.lookup(name(font), PDFDict) ?? document.context.obj({}));
      const codes = [...(run ?? '').matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      if (run) lines.push(codes.map((code) => letters.get(Number.parseInt(code, 16)) ?? '\ufffd').join(''));
    }
  }
  return lines.join('\n');
}

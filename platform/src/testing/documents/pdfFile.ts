/** An object of a PDF as it is written: its dictionary or value, and the bytes of a stream. */
export type PdfObject = string | { readonly dict: string; readonly stream: Uint8Array | string };

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** A PDF of objects in their order, from number 1; the first is the catalogue. */
export function pdfFile(objects: readonly PdfObject[], trailer = ''): Uint8Array {
  const parts: Uint8Array[] = [bytesOf('%PDF-1.7\n')];
  const offsets: number[] = [];
  let size = parts[0]?.length ?? 0;
  const write = (part: Uint8Array | string) => {
    const bytes = typeof part === 'string' ? bytesOf(part) : part;
    parts.push(bytes);
    size += bytes.length;
  };
  objects.forEach((object, index) => {
    offsets.push(size);
    write(`${index + 1} 0 obj\n`);
    if (typeof object === 'string') {
      write(object);
    } else {
      const stream = typeof object.stream === 'string' ? bytesOf(object.stream) : object.stream;
      write(`<< ${object.dict} /Length ${stream.length} >>\nstream\n`);
      write(stream);
      write('\nendstream');
    }
    write('\nendobj\n');
  });
  const start = size;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts));
}

export interface PdfPageParts {
  /** Entries of the catalogue and of the page. */
  readonly catalogue?: string;
  readonly page?: string;
  readonly resources?: string;
  /** Objects from number 6. */
  readonly more?: readonly PdfObject[];
  readonly trailer?: string;
}

/** A PDF with one page that says `text`; what stands in `parts` hangs on it. */
export function pdfPage(text: string, parts: PdfPageParts = {}): Uint8Array {
  const { catalogue = '', page = '', resources = '', more = [], trailer } = parts;
  return pdfFile(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
      { dict: '', stream: `BT /F1 12 Tf 72 720 Td (${text}) Tj ET` },
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...more,
    ],
    trailer,
  );
}

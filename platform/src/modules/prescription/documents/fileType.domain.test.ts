import { attachmentHeader, fileTypeOf, isPhonePhoto, safeFileName } from './fileType.domain';

const SIGNATURES = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;
const TYPES = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const;
const pdf = { contentType: TYPES.pdf, extension: 'pdf' } as const;

describe.each(['pdf', 'jpg', 'png'] as const)('the first bytes of a %s [RX-03]', (extension) => {
  const bytes = SIGNATURES[extension];

  it('tell its type', () => {
    expect(fileTypeOf(Uint8Array.from([...bytes, 1, 2, 3]))).toEqual({ contentType: TYPES[extension], extension });
  });

  it('tell nothing when one of them is another, or is not there', () => {
    for (const index of bytes.keys()) {
      const other = Uint8Array.from(bytes);
      other[index] = 0x00;
      expect(fileTypeOf(other)).toBeNull();
    }
    expect(fileTypeOf(Uint8Array.from(bytes.slice(0, -1)))).toBeNull();
  });
});

it.each([
  ['    ftypheic', true],
  ['    ftypmif1', true],
  ['    ftypavif', true],
  ['    ftypmp42', false],
  ['    FTYPheic', false],
  ['ftypheic    ', false],
  ['    ftyp', false],
  ['', false],
])('%j is the photo of a phone in a format of its own: %s [RX-03]', (text, isPhoto) => {
  expect(isPhonePhoto(new TextEncoder().encode(text))).toBe(isPhoto);
});

describe('the name of a file [RX-03]', () => {
  it.each([
    ['paper.pdf', 'paper.pdf'],
    ['paper.tar.gz', 'paper.pdf'],
    ['paper.jpg.pdf', 'paper.pdf'],
    ['paper 1.2 of Ann.png', 'paper 1.2 of Ann.pdf'],
    ['/home/ann/paper.png', 'paper.pdf'],
    ['C:\\Ann\\paper.png', 'paper.pdf'],
    ['..\\..\\.. paper', 'paper.pdf'],
    ['...', 'prescription.pdf'],
    ['', 'prescription.pdf'],
    ['folder/', 'prescription.pdf'],
    ['.pdf', 'prescription.pdf'],
    ['  pa<>:"|?*;%per  .pdf', 'paper.pdf'],
    ['pa\u0000\u0085\u200b\u202e\u2066per\n.exe', 'paper.pdf'],
    ['Re\u0301tine.pdf', 'Rétine.pdf'],
    ['x'.repeat(300), `${'x'.repeat(100)}.pdf`],
    [`${'x'.repeat(99)}  y`, `${'x'.repeat(99)}.pdf`],
  ])('%j is kept as %j', (name, kept) => {
    expect(safeFileName(name, pdf)).toBe(kept);
  });

  it('is offered for saving to old and new browsers', () => {
    expect(attachmentHeader('paper.pdf')).toBe(`attachment; filename="paper.pdf"; filename*=UTF-8''paper.pdf`);
    expect(attachmentHeader(`Ann's "é" \\.pdf`)).toBe(
      `attachment; filename="Ann's ___ _.pdf"; filename*=UTF-8''Ann%27s%20%22%C3%A9%22%20%5C.pdf`,
    );
  });
});

import { chosenFile, JPEG_START, PDF_START } from '../testing/chosenFile';

import { judgeFile, kindOf } from './fileRules';

const MEGABYTE = 1024 * 1024;

describe('prescription files', () => {
  it.each([
    ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
    ['jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['heic', [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63]],
  ])('knows a %s by its first bytes [RX-03]', (kind, bytes) => {
    expect(kindOf(new Uint8Array(bytes))).toBe(kind);
  });

  it('refuses another kind whatever its name says, and an empty file [RX-03]', async () => {
    expect(await judgeFile(chosenFile('scan.pdf', 'MZ this is a program'))).toEqual({
      problem: 'Prescription.Upload.WrongType',
    });
    expect(await judgeFile(chosenFile('scan.pdf', '', 0))).toEqual({ problem: 'Prescription.Upload.Empty' });
  });

  it('takes a PDF up to ten megabytes, and a larger photo, which is made smaller [RX-03]', async () => {
    const tooLarge = { problem: 'Prescription.Upload.TooLarge' };
    expect(await judgeFile(chosenFile('a.pdf', PDF_START, 10 * MEGABYTE))).toEqual({ kind: 'pdf' });
    expect(await judgeFile(chosenFile('a.pdf', PDF_START, 10 * MEGABYTE + 1))).toEqual(tooLarge);
    expect(await judgeFile(chosenFile('a.jpg', JPEG_START, 40 * MEGABYTE))).toEqual({ kind: 'jpeg' });
    expect(await judgeFile(chosenFile('a.jpg', JPEG_START, 90 * MEGABYTE))).toEqual(tooLarge);
  });
});

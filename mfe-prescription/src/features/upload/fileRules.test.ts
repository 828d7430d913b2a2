import { fileProblem, kindOf, LARGEST_FILE } from './fileRules';

/** jsdom's Blob has no arrayBuffer. */
const blob = (bytes: readonly number[], size = bytes.length): Blob =>
  ({ size, slice: () => ({ arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer) }) }) as unknown as Blob;

describe('prescription files', () => {
  it.each([
    ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
    ['jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ])('knows a %s by its first bytes [RX-03]', (kind, bytes) => {
    expect(kindOf(new Uint8Array(bytes))).toBe(kind);
  });

  it('refuses another kind whatever its name says [RX-03]', async () => {
    expect(await fileProblem(blob([0x4d, 0x5a, 0x90, 0x00]))).toBe('Prescription.Upload.WrongType');
  });

  it('refuses an empty file and one above ten megabytes [RX-03]', async () => {
    expect(await fileProblem(blob([]))).toBe('Prescription.Upload.Empty');
    expect(await fileProblem(blob([0xff, 0xd8, 0xff], LARGEST_FILE + 1))).toBe('Prescription.Upload.TooLarge');
    expect(await fileProblem(blob([0xff, 0xd8, 0xff], LARGEST_FILE))).toBeNull();
  });
});

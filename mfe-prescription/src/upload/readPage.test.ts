/** @jest-environment jsdom */

import { chosenFile, JPEG_START, PDF_START } from '../testing/chosenFile';

import { drawPicture } from './drawPicture';
import { readPage } from './readPage';

const HEIC = [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63];
const drawn = new Blob(['drawn'], { type: 'image/jpeg' });

/** A browser that draws pictures of this size; jsdom draws none. */
function browserThatDraws(width: number, height: number) {
  const sizes: [number, number][] = [];
  Object.assign(globalThis, { createImageBitmap: jest.fn(async () => ({ width, height, close: () => undefined })) });
  const pen = { fillRect: jest.fn(), translate: jest.fn(), rotate: jest.fn(), drawImage: jest.fn() };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => pen as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
    sizes.push([this.width, this.height]);
    done(drawn);
  });
  return { sizes, pen };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

describe('a chosen file', () => {
  it('is sent as a smaller photo without what the camera wrote beside it [RX-03] [RX-06]', async () => {
    const { sizes } = browserThatDraws(4800, 3600);
    const page = await readPage(chosenFile('IMG_1.jpg', JPEG_START));
    expect(page).toEqual({ kind: 'picture', content: drawn });
    expect(sizes).toEqual([[2400, 1800]]);
  });

  it('is a photo in a phone’s own format where the browser opens it, and else refused by that name [RX-03]', async () => {
    const file = chosenFile('IMG_1.heic', HEIC);
    expect(await readPage(file)).toEqual({ problem: 'Prescription.Upload.Refused.heic' });
    browserThatDraws(100, 100);
    expect(await readPage(file)).toEqual({ kind: 'picture', content: drawn });
  });

  it('is refused when the browser cannot draw what claims to be a photo [RX-03]', async () => {
    browserThatDraws(100, 100);
    jest.mocked(createImageBitmap).mockRejectedValue(new Error('broken'));
    expect(await readPage(chosenFile('a.jpg', JPEG_START))).toEqual({ problem: 'Prescription.Upload.Refused.damaged' });
  });

  it('is a document as it is [RX-03]', async () => {
    const file = chosenFile('a.pdf', PDF_START);
    expect(await readPage(file)).toEqual({ kind: 'document', content: file });
  });
});

it('turns a picture by quarters, and never makes a small one larger [RX-03]', async () => {
  const { sizes, pen } = browserThatDraws(1200, 800);
  await drawPicture(drawn, 3);
  expect(sizes).toEqual([[800, 1200]]);
  expect(pen.rotate).toHaveBeenCalledWith(1.5 * Math.PI);
});

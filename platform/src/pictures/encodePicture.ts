import sharp from 'sharp';

export const pictureFormats = ['avif', 'webp', 'png'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** Straight-alpha pixels. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8ClampedArray;
}

/** Encodes a cut-out with its alpha; PNG is for review sheets. */
export async function encodePicture(pixels: Pixels, format: PictureFormat): Promise<Buffer> {
  const { width, height, rgba } = pixels;
  const raw = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const image = sharp(raw, { raw: { width, height, channels: 4 } });
  switch (format) {
    case 'avif':
      return image.avif({ quality: 68, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return image.webp({ quality: 84, effort: 4, smartSubsample: true }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 8 }).toBuffer();
  }
}

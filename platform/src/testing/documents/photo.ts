import sharp from 'sharp';

export interface PhotoOptions {
  readonly width?: number;
  readonly height?: number;
  /** How the camera says it was held, as EXIF writes it. */
  readonly orientation?: number;
  /** Words in its metadata. */
  readonly note?: string;
  /** Pixels that cannot be packed. */
  readonly noise?: boolean;
}

/** A small photo of one colour, with the metadata of a camera. */
export async function photo(format: 'jpeg' | 'png', options: PhotoOptions = {}): Promise<Uint8Array> {
  const { width = 48, height = 32, orientation, note = 'a camera', noise = false } = options;
  const picture = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#b4552d',
      ...(noise ? { noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } } : {}),
    },
  })
    .withExif({ IFD0: { ImageDescription: note }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .withMetadata(orientation ? { orientation } : {});
  return new Uint8Array(await picture.toFormat(format).toBuffer());
}

import sharp from 'sharp';

import { DOCUMENT_LIMITS } from './documentLimits';
import { refuseForeignContent } from './foreignContent';
import { pictureEnd } from './pictureEnd.domain';
import { DocumentRefused } from './refusal';

const QUALITY = 85;

/** Zeros that fill up a sector are no content. */
const isPadding = (bytes: Uint8Array) => bytes.every((byte) => byte === 0);

/**
 * The picture itself, drawn again from its pixels: turned as its camera said, without metadata, place or anything else that the file held
 * (RX-03). What would be large is refused before it is decoded.
 */
export async function readPicture(content: Uint8Array, extension: 'jpg' | 'png'): Promise<Uint8Array> {
  const end = pictureEnd(content, extension);
  if (end === null) throw new DocumentRefused('damaged');
  if (!isPadding(content.subarray(end))) throw new DocumentRefused('mixed');
  refuseForeignContent(content);
  try {
    const picture = sharp(content, { limitInputPixels: false, failOn: 'warning', pages: 1 });
    const { width, height } = await picture.metadata();
    if (width * height > DOCUMENT_LIMITS.pixels) throw new DocumentRefused('too-many-pixels');
    const side = DOCUMENT_LIMITS.keptSide;
    const drawn = picture
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb');
    const file = extension === 'jpg' ? drawn.jpeg({ quality: QUALITY }) : drawn.png();
    return new Uint8Array(await file.toBuffer());
  } catch (error) {
    throw error instanceof DocumentRefused ? error : new DocumentRefused('damaged');
  }
}

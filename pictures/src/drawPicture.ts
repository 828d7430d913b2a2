import { encodePicture, type PictureFormat } from './encodePicture';
import { renderPicture } from './renderPicture';
import { type PictureSpec, type PictureView } from './specification';

/** One order for a picture file. */
export interface PictureOrder {
  spec: PictureSpec;
  view: PictureView;
  width: number;
  format: PictureFormat;
}

/** Draws and encodes one picture; this is all a worker does. */
export async function drawPicture({ spec, view, width, format }: PictureOrder): Promise<Buffer> {
  return encodePicture(renderPicture(spec, view, { width }), format);
}

import { contextOf, drawFrame } from '../drawFrame';
import type { Front } from '../drawFrame';
import { geometryIn, STAGE_RATIO } from '../faceCrop';
import type { FacePose } from '../faceGeometry';

/** Height in pixels of the pictures that are looked at: enough for irises at arm's length. */
export const LOOK_HEIGHT = 640;

/** What the shopper sees of the camera, mirrored, as a picture; answers its mean lightness, 0 to 1, or null before the first one. */
export function mirrorPicture(video: HTMLVideoElement, into: HTMLCanvasElement): number | null {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return null;
  into.height = LOOK_HEIGHT;
  into.width = LOOK_HEIGHT * STAGE_RATIO;
  const context = into.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('there is no 2D canvas');
  const scale = Math.max(into.width / videoWidth, into.height / videoHeight);
  const [width, height] = [videoWidth * scale, videoHeight * scale];
  context.setTransform(-1, 0, 0, 1, into.width, 0);
  context.drawImage(video, (into.width - width) / 2, (into.height - height) / 2, width, height);
  context.resetTransform();
  return lightnessOf(context.getImageData(0, 0, into.width, into.height));
}

/** Pixels between two that are counted. */
const STRIDE = 53;

function lightnessOf({ data }: ImageData): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < data.length; at += 4 * STRIDE) {
    sum += 0.21 * (data[at] ?? 0) + 0.72 * (data[at + 1] ?? 0) + 0.07 * (data[at + 2] ?? 0);
    count += 1;
  }
  return sum / count / 255;
}

/** The frame on the mirror, or a clear glass without a pose. `pose` is in pixels of a picture `width` wide. */
export function drawOnMirror(
  glass: HTMLCanvasElement,
  worn: { readonly pose: FacePose; readonly width: number; readonly front: Front; readonly lift: number } | null,
): void {
  const context = contextOf(glass);
  context.clearRect(0, 0, glass.width, glass.height);
  if (!worn) return;
  const { pose, width, front, lift } = worn;
  drawFrame(context, geometryIn(pose, { left: 0, top: 0 }, glass.width / width), front, lift);
}

/** Calls back before the camera's next picture, or the screen's where the browser does not tell; answers how to call it off. */
export function nextPicture(video: HTMLVideoElement, callback: (at: number) => void): () => void {
  if ('requestVideoFrameCallback' in video) {
    const id = video.requestVideoFrameCallback(callback);
    return () => video.cancelVideoFrameCallback(id);
  }
  const id = requestAnimationFrame(callback);
  return () => cancelAnimationFrame(id);
}

/** Whether the shopper's device asks for little motion. */
export const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

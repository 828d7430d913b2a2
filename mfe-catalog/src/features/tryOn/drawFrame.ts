import { drawnWidth } from '@sightline/shared-lib/domain/product';

import type { FacePose } from './faceGeometry';
import { frontNet, visibleTemples } from './framePlacement';
import type { FrameMeasure, Temple } from './framePlacement';
import type { TrialFrame } from '../../catalogue/tiles/trialFrame';
import { warpPicture } from './warpPicture';
import type { PlacedRaster, Raster } from './warpPicture';

type Colour = readonly [red: number, green: number, blue: number];

/** A frame whose picture has arrived: everything needed to draw it. */
export interface Front {
  readonly frame: TrialFrame;
  readonly raster: Raster;
  readonly templeColour: Colour;
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no 2D canvas');
  return context;
}

function emptyCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Mean colour of the frame where the temples begin. */
function templeColour({ width, height, data }: Raster): Colour {
  const sum = [0, 0, 0];
  let weight = 0;
  for (let y = 0; y < height / 2; y += 1) {
    for (let x = 0; x < width * 0.05; x += 1) {
      const at = 4 * (y * width + x);
      const alpha = data[at + 3] ?? 0;
      if (alpha < 160) continue;
      weight += 1;
      for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0);
    }
  }
  const mean = (channel: number) => (weight === 0 ? 60 : Math.round((sum[channel] ?? 0) / weight));
  return [mean(0), mean(1), mean(2)];
}

/** A frame with its picture, at about the size it is shown at, `pixels` wide: a larger one would sparkle. */
export async function loadFront(frame: TrialFrame, pixels: number): Promise<Front> {
  const image = new Image();
  image.src = frame.picture.replace('{width}', String(drawnWidth(pixels))).replace('{format}', 'webp');
  await image.decode();
  const scale = Math.min(1, (pixels * 1.25) / image.naturalWidth);
  const canvas = emptyCanvas(Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const raster = context.getImageData(0, 0, canvas.width, canvas.height);
  return { frame, raster, templeColour: templeColour(raster) };
}

function drawTemple(
  context: CanvasRenderingContext2D,
  { hinge, ear, from, to }: Temple,
  [red, green, blue]: Colour,
): void {
  const paint = context.createLinearGradient(hinge[0], hinge[1], ear[0], ear[1]);
  const dark = (share: number, alpha: number) =>
    `rgba(${Math.round(red * share)},${Math.round(green * share)},${Math.round(blue * share)},${alpha})`;
  paint.addColorStop(0, dark(0.95, 1));
  paint.addColorStop(0.7, dark(0.7, 1));
  // It ends behind the ear, which nobody has measured: it fades.
  paint.addColorStop(1, dark(0.6, 0));
  context.fillStyle = paint;
  context.beginPath();
  context.moveTo(hinge[0], hinge[1] - from / 2);
  context.lineTo(ear[0], ear[1] - to / 2);
  context.lineTo(ear[0], ear[1] + to / 2);
  context.lineTo(hinge[0], hinge[1] + from / 2);
  context.fill();
}

/** The warped front as something that can cast a shadow. */
function pieceOf({ width, height, data }: PlacedRaster): HTMLCanvasElement {
  const canvas = emptyCanvas(width, height);
  const pixels = new ImageData(width, height);
  pixels.data.set(data);
  contextOf(canvas).putImageData(pixels, 0, 0);
  return canvas;
}

/** Draws a frame on a face at true scale: temples, then the front with its lenses. `lift` moves it up the nose, mm. */
export function drawFrame(
  context: CanvasRenderingContext2D,
  face: FacePose,
  { frame, raster, templeColour: colour }: Front,
  lift: number,
): void {
  const measure: FrameMeasure = {
    width: frame.mm,
    height: (frame.mm * raster.height) / raster.width,
    bridge: frame.bridge,
  };
  for (const temple of visibleTemples(face, measure, lift)) drawTemple(context, temple, colour);
  const worn = warpPicture(raster, frontNet(face, measure, lift));
  context.save();
  // The light comes from above: a soft shadow on the skin is what makes the frame sit.
  context.shadowColor = 'rgba(40, 18, 8, 0.42)';
  context.shadowBlur = 3 * face.pixelsPerMm;
  context.shadowOffsetY = 2.2 * face.pixelsPerMm;
  context.drawImage(pieceOf(worn), worn.left, worn.top);
  context.restore();
}

import { geometryIn, STAGE_RATIO } from './faceCrop';
import type { Crop } from './faceCrop';
import type { FaceGeometry } from './faceGeometry';
import { frontNet, visibleTemples } from './framePlacement';
import type { FrameMeasure, Temple } from './framePlacement';
import type { TrialFrame } from './trialFrame';
import { warpPicture } from './warpPicture';
import type { PlacedRaster, Raster } from './warpPicture';

/** A face as it was found, with the picture it was found in. */
export interface FacePicture {
  readonly picture: HTMLCanvasElement;
  readonly geometry: FaceGeometry;
  readonly crop: Crop;
}

const WIDTHS = [400, 800, 1200];

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
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

/** The front's picture at about the size it is shown at: a larger one would sparkle. */
async function frontRaster({ picture }: TrialFrame, pixels: number): Promise<Raster> {
  const image = new Image();
  const width = WIDTHS.find((one) => one >= pixels) ?? 1200;
  image.src = picture.replace('{width}', String(width)).replace('{format}', 'webp');
  await image.decode();
  const scale = Math.min(1, (pixels * 1.25) / image.naturalWidth);
  const canvas = emptyCanvas(Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Mean colour of the frame where the temples begin. */
function templeColour({ width, height, data }: Raster): readonly [number, number, number] {
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

function drawTemple(
  context: CanvasRenderingContext2D,
  { hinge, ear, from, to }: Temple,
  [red, green, blue]: readonly [number, number, number],
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

/** What a stage shows: the face, and on it a frame at true scale. `lift` moves it up the nose, mm. */
export async function drawWorn(
  stage: HTMLCanvasElement,
  { picture, geometry, crop }: FacePicture,
  frame: TrialFrame | null,
  lift: number,
): Promise<void> {
  const scale = stage.width / crop.width;
  const face = geometryIn(geometry, crop, scale);
  const front = frame ? await frontRaster(frame, frame.mm * face.pixelsPerMm) : null;
  const context = contextOf(stage);
  stage.height = Math.round(stage.width / STAGE_RATIO);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#eceeed';
  context.fillRect(0, 0, stage.width, stage.height);
  context.drawImage(picture, -crop.left * scale, -crop.top * scale, picture.width * scale, picture.height * scale);
  if (!frame || !front) return;
  const measure: FrameMeasure = {
    width: frame.mm,
    height: (frame.mm * front.height) / front.width,
    bridge: frame.bridge,
  };
  const colour = templeColour(front);
  for (const temple of visibleTemples(face, measure, lift)) drawTemple(context, temple, colour);
  const worn = warpPicture(front, frontNet(face, measure, lift));
  context.save();
  // The light comes from above: a soft shadow on the skin is what makes the frame sit.
  context.shadowColor = 'rgba(40, 18, 8, 0.42)';
  context.shadowBlur = 3 * face.pixelsPerMm;
  context.shadowOffsetY = 2.2 * face.pixelsPerMm;
  context.drawImage(pieceOf(worn), worn.left, worn.top);
  context.restore();
}

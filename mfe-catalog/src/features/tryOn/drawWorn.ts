import { contextOf, drawFrame, loadFront } from './drawFrame';
import { geometryIn, STAGE_RATIO } from './faceCrop';
import type { Crop } from './faceCrop';
import type { FaceGeometry } from './faceGeometry';
import type { TrialFrame } from '../../catalogue/tiles/trialFrame';

/** A face as it was found, with the picture it was found in. */
export interface FacePicture {
  readonly picture: HTMLCanvasElement;
  readonly geometry: FaceGeometry;
  readonly crop: Crop;
}

/** What a stage shows: the face, and on it a frame at true scale. `lift` moves it up the nose, mm. */
export async function drawWorn(
  stage: HTMLCanvasElement,
  { picture, geometry, crop }: FacePicture,
  frame: TrialFrame,
  lift: number,
): Promise<void> {
  const scale = stage.width / crop.width;
  const face = geometryIn(geometry, crop, scale);
  const front = await loadFront(frame, frame.mm * face.pixelsPerMm);
  const context = contextOf(stage);
  stage.height = Math.round(stage.width / STAGE_RATIO);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#eceeed';
  context.fillRect(0, 0, stage.width, stage.height);
  context.drawImage(picture, -crop.left * scale, -crop.top * scale, picture.width * scale, picture.height * scale);
  drawFrame(context, face, front, lift);
}

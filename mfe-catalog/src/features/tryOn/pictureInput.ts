/** Longest edge in pixels of a picture that is worked on: enough for a face, small enough for a phone. */
const LONGEST = 1280;

/** Files larger than this, in megabytes, are no photographs of a face. */
export const LARGEST_FILE_MB = 40;

function canvasOf(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no 2D canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A photograph from the device, upright; null when it cannot be read as a picture. It is never stored or sent. */
export async function pictureFromFile(file: Blob): Promise<HTMLCanvasElement | null> {
  if (file.size > LARGEST_FILE_MB * 1_000_000) return null;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = canvasOf(bitmap, bitmap.width, bitmap.height);
    bitmap.close();
    return canvas;
  } catch {
    return null;
  }
}

/** What the camera shows at this moment, mirrored as the shopper sees it; null before its first picture. */
export function pictureFromCamera(video: HTMLVideoElement): HTMLCanvasElement | null {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return null;
  const plain = canvasOf(video, width, height);
  const mirrored = document.createElement('canvas');
  mirrored.width = plain.width;
  mirrored.height = plain.height;
  const context = mirrored.getContext('2d');
  if (!context) return null;
  context.setTransform(-1, 0, 0, 1, plain.width, 0);
  context.drawImage(plain, 0, 0);
  return mirrored;
}

/** Why there is no camera picture. */
export type CameraTrouble = 'refused' | 'none' | 'busy';

export type CameraAnswer =
  | { readonly ok: true; readonly stream: MediaStream }
  | { readonly ok: false; readonly why: CameraTrouble };

const TROUBLES: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

/** The front camera, after the browser has asked the shopper. */
export async function openCamera(): Promise<CameraAnswer> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) return { ok: false, why: 'none' };
  try {
    const video = { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } };
    return { ok: true, stream: await devices.getUserMedia({ video, audio: false }) };
  } catch (error) {
    return { ok: false, why: TROUBLES[(error as DOMException).name] ?? 'busy' };
  }
}

/** Lets the camera see nothing for a while, and see again. */
export function restCamera(stream: MediaStream, isResting: boolean): void {
  for (const track of stream.getTracks()) track.enabled = !isResting;
}

/** Tells when the camera is taken away, by its plug or by another program; answers how to stop listening. */
export function onCameraLost(stream: MediaStream, listener: () => void): () => void {
  const tracks = stream.getTracks();
  for (const track of tracks) track.addEventListener('ended', listener);
  return () => {
    for (const track of tracks) track.removeEventListener('ended', listener);
  };
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

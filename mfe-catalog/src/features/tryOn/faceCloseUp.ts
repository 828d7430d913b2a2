import type { Landmarks } from './landmarks';

/** Edge in pixels at which a face is looked at closely: the library answers whole pixels. */
export const CLOSE_UP = 448;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** A square around a face with half its size again on every side. */
export function surroundings(mesh: Landmarks): Box {
  const [xs, ys] = [mesh.map(([x]) => x), mesh.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, bottom - top) * 2;
  return { left: (left + right - size) / 2, top: (top + bottom - size) / 2, size };
}

/** The square of a picture at the close-up's scale; what lies outside stays grey. */
export function closeUp(picture: HTMLCanvasElement, { left, top, size }: Box): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = CLOSE_UP * 2;
  canvas.height = CLOSE_UP * 2;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no 2D canvas');
  context.fillStyle = '#888';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const scale = canvas.width / size;
  context.drawImage(picture, -left * scale, -top * scale, picture.width * scale, picture.height * scale);
  return canvas;
}

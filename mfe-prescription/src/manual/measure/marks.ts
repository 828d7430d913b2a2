import type { CardMarks, PicturePoint } from '@sightline/shared-lib/domain/prescription';

export const MARKS = [
  'cardLeft',
  'cardRight',
  'pupilLeft',
  'pupilRight',
] as const satisfies readonly (keyof CardMarks)[];

export type Mark = (typeof MARKS)[number];

/** A photo on this device, by its address in memory and its size in pixels. */
export interface Photo {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** About where card and pupils are on a portrait, as shares of the photo. */
const USUAL: Readonly<Record<Mark, PicturePoint>> = {
  cardLeft: { x: 0.32, y: 0.3 },
  cardRight: { x: 0.68, y: 0.3 },
  pupilLeft: { x: 0.37, y: 0.45 },
  pupilRight: { x: 0.63, y: 0.45 },
};

export function firstMarks({ width, height }: Photo): CardMarks {
  const at = ({ x, y }: PicturePoint) => ({ x: Math.round(x * width), y: Math.round(y * height) });
  return {
    cardLeft: at(USUAL.cardLeft),
    cardRight: at(USUAL.cardRight),
    pupilLeft: at(USUAL.pupilLeft),
    pupilRight: at(USUAL.pupilRight),
  };
}

/** Puts a point somewhere, within the photo. */
export function withMark(marks: CardMarks, mark: Mark, { x, y }: PicturePoint, { width, height }: Photo): CardMarks {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return { ...marks, [mark]: { x: within(x, width), y: within(y, height) } };
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key moves a point, ten steps with Shift; null for other keys. */
export function movedByKey(point: PicturePoint, key: string, isShift: boolean, step: number): PicturePoint | null {
  const [x, y] = ARROWS[key] ?? [0, 0];
  if (x === 0 && y === 0) return null;
  const by = step * (isShift ? 10 : 1);
  return { x: point.x + x * by, y: point.y + y * by };
}

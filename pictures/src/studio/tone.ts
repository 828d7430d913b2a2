/** Linear light to .8, then a soft shoulder towards 1. */
export function tone(x: number): number {
  return x <= 0.8 ? x : 0.8 + 0.2 * (1 - Math.exp(-(x - 0.8) / 0.2));
}

const toneSteps = 2048;
const toneTop = 4;
const toneTable = Float32Array.from({ length: toneSteps + 2 }, (_, i) => tone((i / toneSteps) * toneTop));

/** `tone` from a table, for every sample of a picture. */
export function toneValue(x: number): number {
  if (x <= 0.8) return x;
  if (x >= toneTop) return 1;
  const at = (x / toneTop) * toneSteps;
  const i = at | 0;
  return toneTable[i]! + (toneTable[i + 1]! - toneTable[i]!) * (at - i);
}

/** The light that the tone curve shows as `y` (0..1). */
export function untone(y: number): number {
  return y <= 0.8 ? y : 0.8 - 0.2 * Math.log(1 - (y - 0.8) / 0.2);
}

/** sRGB (0..1) to linear light. */
export function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Linear light to sRGB, both 0..1. */
export function toDisplay(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

const tableSize = 8192;
const displayTable = Float32Array.from({ length: tableSize + 2 }, (_, i) => toDisplay(Math.min(1, i / tableSize)));

/** `toDisplay` from a table, for every pixel of a picture. */
export function displayValue(value: number): number {
  const at = (value < 0 ? 0 : value > 1 ? 1 : value) * tableSize;
  const i = at | 0;
  return displayTable[i]! + (displayTable[i + 1]! - displayTable[i]!) * (at - i);
}

/** A colour in linear light. */
export type Rgb = readonly [r: number, g: number, b: number];

/** `#rrggbb` to linear light. */
export function linearColour(hex: string): Rgb {
  const at = (i: number): number => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

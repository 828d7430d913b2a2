import { type ColourFamily, type LensFamily } from '../specification';
import { linearColour, type Rgb } from '../studio/tone';

/** Acetate and lacquer colours of each family; tortoise and the metals have their own recipes. */
export const familyColours: Record<ColourFamily, string> = {
  Black: '#0d0d0f',
  Grey: '#5d6166',
  Brown: '#4a2c1c',
  Blue: '#1b3765',
  Red: '#8d1420',
  Green: '#1f4735',
  Pink: '#d58f9c',
  White: '#ece9e3',
  Violet: '#4c2a63',
  Yellow: '#d9a921',
  Beige: '#cdb291',
  Orange: '#c9581c',
  Tortoise: '#7a4219',
  Transparent: '#e4eaea',
  Gold: '#d8b168',
  Silver: '#c6c7ca',
  Copper: '#b97a56',
  Gunmetal: '#4a4d52',
};

/** Reflectance of bare and plated metal; families without an entry are lacquered in their colour. */
export const metalColours: Partial<Record<ColourFamily, string>> = {
  Gold: '#f3cf86',
  Silver: '#d6d8db',
  Gunmetal: '#6d7076',
  Copper: '#d9946c',
  Black: '#1a1a1d',
  Grey: '#b9bab9',
  Brown: '#8f6b47',
  Blue: '#38507a',
  Pink: '#efbda2',
  Transparent: '#e9e9ec',
};

/** Dark and light tint of each sun lens. */
export const lensTints: Record<LensFamily, { dark: string; light: string }> = {
  Grey: { dark: '#4d5156', light: '#b9bdc1' },
  Green: { dark: '#3f5046', light: '#a9b9aa' },
  Brown: { dark: '#6a4429', light: '#d3b08c' },
  Blue: { dark: '#3d5f8d', light: '#bcd0e6' },
  Violet: { dark: '#644a78', light: '#cdbcda' },
  Pink: { dark: '#c27f8c', light: '#f0d3d6' },
  Yellow: { dark: '#e0b93f', light: '#f6e6ac' },
  Orange: { dark: '#c9793b', light: '#f1caa2' },
  Red: { dark: '#8f3d3a', light: '#e8b7ae' },
  Gold: { dark: '#8a6a35', light: '#e6cf9d' },
  Silver: { dark: '#5a5e63', light: '#c6cacd' },
};

/** Three hues a mirror coating runs through from low to high; families without one borrow the nearest. */
export const mirrorHues: Record<LensFamily, readonly [string, string, string]> = {
  Blue: ['#19b8e6', '#1d6fe0', '#6a3fd0'],
  Green: ['#5fd0b0', '#2fae6e', '#2c7fc4'],
  Red: ['#ef8a2b', '#e2452f', '#b42a6a'],
  Gold: ['#e8813a', '#e9b23f', '#cfd26a'],
  Silver: ['#c7ced6', '#d9dde2', '#eef0f2'],
  Violet: ['#d04fb0', '#7a3fd0', '#3f6fe0'],
  Grey: ['#8d959d', '#a5acb3', '#c3c8cd'],
  Brown: ['#c9783a', '#b5843f', '#a99a56'],
  Pink: ['#f0a58f', '#e58aa0', '#b46fb0'],
  Yellow: ['#e8813a', '#e9b23f', '#cfd26a'],
  Orange: ['#ef8a2b', '#e2652f', '#c8484a'],
};

/** A hue in degrees at given saturation and lightness (0..1), linear light. */
export function hueColour(hue: number, saturation: number, lightness: number): Rgb {
  return linearColour(hueHex(hue, saturation, lightness));
}

/** The same as `#rrggbb`. */
export function hueHex(hue: number, saturation: number, lightness: number): string {
  const c = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number): string => {
    const k = (n + hue / 30) % 12;
    const value = lightness - c * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

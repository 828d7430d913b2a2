/** Colours of fronts, by the catalogue's codes. */
export const FRONTS = {
  Black: '#17191a',
  Grey: '#6a6f73',
  Brown: '#5b3a26',
  Tortoise: '#7d4a1e',
  Blue: '#2c4a78',
  Red: '#93293a',
  Green: '#265240',
  Pink: '#d59aa4',
  White: '#eceae5',
  Violet: '#5a3b73',
  Yellow: '#d9ad33',
  Beige: '#cdb291',
  Orange: '#c9622a',
  Transparent: '#e2e8e8',
  Clear: '#dfe4e4',
  Gold: '#b8975c',
  Silver: '#a9adae',
  Copper: '#b5704f',
  Gunmetal: '#4a4d52',
  Unknown: '#8b9291',
} as const;

/** Tints of lenses, by the catalogue's codes, and mirrors, which shine in other colours than the glass below, as in the pictures. */
const LENSES = {
  Black: '#44494c',
  Grey: '#6f777a',
  Brown: '#6e4c30',
  Blue: '#56708f',
  Red: '#8f4b4d',
  Green: '#55654f',
  Pink: '#b98089',
  Violet: '#75627f',
  Yellow: '#d2b554',
  Orange: '#bd8150',
  Gold: '#a5864f',
  Silver: '#82898d',
  Copper: '#a06b4e',
  White: '#dfe4e4',
  Clear: '#dfe4e4',
  Transparent: '#dfe4e4',
  BlueMirror: 'linear-gradient(#6a3fd0,#1d6fe0,#19b8e6)',
  GreenMirror: 'linear-gradient(#2c7fc4,#2fae6e,#5fd0b0)',
  RedMirror: 'linear-gradient(#b42a6a,#e2452f,#ef8a2b)',
  GoldMirror: 'linear-gradient(#cfd26a,#e9b23f,#e8813a)',
  VioletMirror: 'linear-gradient(#3f6fe0,#7a3fd0,#d04fb0)',
} as const;

export type FrontColour = keyof typeof FRONTS;
export type LensColour = keyof typeof LENSES;

export const isFrontColour = (code: string): code is FrontColour => Object.hasOwn(FRONTS, code);
export const isLensColour = (code: string): code is LensColour => Object.hasOwn(LENSES, code);

const rules = (sign: string, colours: object, declaration: string): string =>
  Object.entries(colours)
    .map(([code, colour]) => `& .${sign}-${code}{${declaration}:${colour}}`)
    .join('');

/**
 * Discs and their colours, for who shows them. Classes, because a strict style policy allows no style of a single element; of a front the
 * text's colour, which ring and fill take; a lens then has the fill. Where colours are forced, those of goods stay.
 */
export const discStyle = `& .disc{display:block;width:26px;height:26px;border:5px solid;border-radius:50%;background:currentColor;outline:1px solid var(--line-2);outline-offset:-1px;forced-color-adjust:none}${rules('f', FRONTS, 'color')}${rules('l', LENSES, 'background')}`;

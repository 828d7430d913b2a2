import { displayValue, linearColour, tone, untone } from '../studio/tone';
import { type LightBuffer } from './renderBand';

/** The page ground for which the colours of a cut-out are exact. */
export const groundColour = '#f3f4f3';

const groundLight = linearColour(groundColour);
/** The light that the tone curve shows as the ground. */
const groundSource = groundLight.map(untone);
const groundShown = groundLight.map(displayValue);

const over = new Float64Array(3);
const black = new Float64Array(3);

/**
 * Filters `ss` x `ss` samples of one band to straight-alpha pixels. Each pixel is developed twice, over the ground and over
 * black; alpha is 1 less the smallest channel transmittance, raised where a highlight is brighter than the ground, and the
 * colour is solved so that it is exact over the ground.
 */
export function cutOutBand(
  colour: LightBuffer,
  sampleWidth: number,
  firstRow: number,
  pixelRows: number,
  ss: number,
  into: Uint8ClampedArray,
  intoRow: number,
): void {
  const { light, passes } = colour;
  const width = sampleWidth / ss;
  const share = 1 / (ss * ss);
  for (let row = 0; row < pixelRows; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let seen = false;
      over.fill(0);
      black.fill(0);
      for (let sy = 0; sy < ss; sy += 1) {
        let i = 3 * ((firstRow + row * ss + sy) * sampleWidth + column * ss);
        for (let sx = 0; sx < ss; sx += 1) {
          for (let c = 0; c < 3; c += 1) {
            const l = light[i + c]!;
            const p = passes[i + c]!;
            if (p === 1 && l === 0) {
              over[c] = over[c]! + groundLight[c]!;
            } else {
              seen = true;
              over[c] = over[c]! + tone(l + p * groundSource[c]!);
              black[c] = black[c]! + tone(l);
            }
          }
          i += 3;
        }
      }
      if (seen) solve(share, into, 4 * ((intoRow + row) * width + column));
    }
  }
}

function solve(share: number, into: Uint8ClampedArray, at: number): void {
  let alpha = 0;
  for (let c = 0; c < 3; c += 1) {
    const ground = groundShown[c]!;
    const shown = displayValue(over[c]! * share);
    const dark = displayValue(black[c]! * share);
    over[c] = shown;
    alpha = Math.max(alpha, 1 - (shown - dark) / ground, (shown - ground) / (1 - ground), (ground - shown) / ground);
  }
  const steps = Math.min(255, Math.ceil(alpha * 255 - 0.25));
  if (steps <= 0) return;
  const a = steps / 255;
  for (let c = 0; c < 3; c += 1) into[at + c] = ((over[c]! - (1 - a) * groundShown[c]!) / a) * 255;
  into[at + 3] = steps;
}

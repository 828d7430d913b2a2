import { displayValue, linearColour, toneValue, untone } from '../studio/tone';
import { EMPTY, type LightBuffer, MIXED } from './lightBuffer';
import { PER_PIXEL } from './samples';

/** The page ground for which the colours of a cut-out are exact. */
export const groundColour = '#f3f4f3';

const groundLight = linearColour(groundColour);
/** The light that the tone curve shows as the ground. */
const groundSource = groundLight.map(untone);
const groundShown = groundLight.map(displayValue);

/**
 * Filters the samples of a band's pixels to straight-alpha pixels. Each pixel is developed twice, over the ground and over
 * black; alpha is 1 less the smallest channel transmittance, raised where a highlight is brighter than the ground, and the
 * colour is solved so that it is exact over the ground.
 */
export function cutOutBand(
  colour: LightBuffer,
  firstPixel: number,
  pixels: number,
  into: Uint8ClampedArray,
  intoPixel: number,
): void {
  const { light, passes, state } = colour;
  for (let k = 0; k < pixels; k += 1) {
    const pixel = firstPixel + k;
    if (state[pixel] === EMPTY) continue;
    const count = state[pixel] === MIXED ? PER_PIXEL : 1;
    const first = 3 * pixel * PER_PIXEL;
    const end = first + 3 * count;
    for (let c = 0; c < 3; c += 1) {
      const source = groundSource[c]!;
      let over = 0;
      let only = 0;
      for (let i = first + c; i < end; i += 3) {
        const l = light[i]!;
        const opaque = toneValue(l);
        only += opaque;
        over += passes[i] === 0 ? opaque : toneValue(l + passes[i]! * source);
      }
      shown[c] = over;
      alone[c] = only;
    }
    solve(1 / count, into, 4 * (intoPixel + k));
  }
}

/** Sums of what the samples of one pixel show, over the ground and over black. */
const shown = new Float64Array(3);
const alone = new Float64Array(3);

function solve(share: number, into: Uint8ClampedArray, at: number): void {
  let alpha = 0;
  for (let c = 0; c < 3; c += 1) {
    const ground = groundShown[c]!;
    const value = displayValue(shown[c]! * share);
    const covered = shown[c] === alone[c] ? 1 : 1 - (value - displayValue(alone[c]! * share)) / ground;
    shown[c] = value;
    if (covered > alpha) alpha = covered;
    const apart = value > ground ? (value - ground) / (1 - ground) : (ground - value) / ground;
    if (apart > alpha) alpha = apart;
  }
  const steps = Math.min(255, Math.ceil(alpha * 255 - 0.25));
  if (steps <= 0) return;
  const a = steps / 255;
  for (let c = 0; c < 3; c += 1) into[at + c] = ((shown[c]! - (1 - a) * groundShown[c]!) / a) * 255;
  into[at + 3] = steps;
}

import { PER_PIXEL } from './samples';

/** What is known of a pixel: nothing stands there, its first sample stands for all, or each sample has its own light. */
export const EMPTY = 0;
export const FLAT = 1;
export const MIXED = 2;

/**
 * Light sent by the object and share of the ground's light that passes, three channels a sample. The samples of one pixel stand
 * beside each other; of a pixel that is not `MIXED` only the first one is written.
 */
export class LightBuffer {
  readonly light: Float32Array;
  readonly passes: Float32Array;
  readonly state: Uint8Array;

  constructor(pixels: number) {
    this.light = new Float32Array(3 * pixels * PER_PIXEL);
    this.passes = new Float32Array(3 * pixels * PER_PIXEL);
    this.state = new Uint8Array(pixels);
  }

  /** Writes one light over a pixel. */
  flat(pixel: number, r: number, g: number, b: number, passes: number): void {
    const i = 3 * pixel * PER_PIXEL;
    this.light[i] = r;
    this.light[i + 1] = g;
    this.light[i + 2] = b;
    this.passes[i] = this.passes[i + 1] = this.passes[i + 2] = passes;
    this.state[pixel] = FLAT;
  }

  /** Leaves a pixel to the ground. */
  empty(pixel: number): void {
    this.flat(pixel, 0, 0, 0, 1);
    this.state[pixel] = EMPTY;
  }

  /** Gives every sample of a pixel a light of its own, equal to begin with. */
  mix(pixel: number): void {
    if (this.state[pixel] === MIXED) return;
    const from = 3 * pixel * PER_PIXEL;
    const to = from + 3 * PER_PIXEL;
    for (let i = from + 3; i < to; i += 3) {
      for (let c = 0; c < 3; c += 1) {
        this.light[i + c] = this.light[from + c]!;
        this.passes[i + c] = this.passes[from + c]!;
      }
    }
    this.state[pixel] = MIXED;
  }

  /** Takes over the first `pixels` of another buffer. */
  copy(other: LightBuffer, pixels: number): void {
    this.light.set(other.light.subarray(0, 3 * pixels * PER_PIXEL));
    this.passes.set(other.passes.subarray(0, 3 * pixels * PER_PIXEL));
    this.state.set(other.state.subarray(0, pixels));
  }
}

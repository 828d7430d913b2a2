const noPart = -1;

/**
 * What was seen in the middle of the pixels to the left and above, to tell whether light is steady enough there that one
 * look a pixel is as good as one a sample.
 */
export class SteadyRows {
  private parts: Int16Array;
  private partsAbove: Int16Array;
  private values: Float32Array;
  private valuesAbove: Float32Array;

  constructor(
    private readonly pixels: number,
    private readonly channels: number,
  ) {
    this.parts = new Int16Array(pixels).fill(noPart);
    this.partsAbove = new Int16Array(pixels).fill(noPart);
    this.values = new Float32Array(channels * pixels);
    this.valuesAbove = new Float32Array(channels * pixels);
  }

  /** Begins the next row, or the first one of a band. */
  nextRow(isFirst: boolean): void {
    [this.parts, this.partsAbove] = [this.partsAbove, this.parts];
    [this.values, this.valuesAbove] = [this.valuesAbove, this.values];
    this.parts.fill(noPart);
    if (isFirst) this.partsAbove.fill(noPart);
  }

  /** Notes what is seen in a pixel that one part covers; true where both neighbours show nearly the same. */
  isSteady(column: number, part: number, seen: readonly number[]): boolean {
    const at = column * this.channels;
    this.parts[column] = part;
    for (let c = 0; c < this.channels; c += 1) this.values[at + c] = seen[c]!;
    if (column === 0 || column >= this.pixels) return false;
    if (this.parts[column - 1] !== part || this.partsAbove[column] !== part) return false;
    for (let c = 0; c < this.channels; c += 1) {
      const value = seen[c]!;
      if (!isNear(value, this.values[at - this.channels + c]!)) return false;
      if (!isNear(value, this.valuesAbove[at + c]!)) return false;
    }
    return true;
  }
}

/** An eighth apart in linear light is a step of 5 % on a screen: too little to see within a pixel. */
function isNear(a: number, b: number): boolean {
  const apart = a > b ? a - b : b - a;
  return apart <= 0.004 + 0.06 * (a + b);
}

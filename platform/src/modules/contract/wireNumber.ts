const mark = '\u0001';

/** A JSON number given by its digits, for ids above 2^53 (section 2, "Big numbers"). */
export class WireNumber {
  constructor(readonly digits: string) {
    if (!/^-?\d+$/.test(digits)) throw new RangeError(`Not an integer: ${digits}`);
  }

  toJSON(): string {
    return `${mark}${this.digits}${mark}`;
  }
}

/** JSON text in which wire numbers keep all their digits. */
export function wireJson(value: unknown): string {
  return JSON.stringify(value).replace(/"\\u0001(-?\d+)\\u0001"/g, '$1');
}

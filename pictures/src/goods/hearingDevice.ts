import { MeshBuilder, mirror, shift } from '../geometry/meshBuilder';
import { addEllipsoid } from '../geometry/solids';
import { addSweep, addWire, cubic, type Ring, ringsAlong } from '../geometry/sweep';
import { type Vector } from '../geometry/vector';
import { familyColours } from '../materials/palette';
import { metal, paint } from '../materials/surfaces';
import { type HearingDeviceSpec } from '../specification';
import { linearColour, type Rgb } from '../studio/tone';
import { goodsCamera, type Goods } from './goodsScene';

interface BodyStep {
  p: Vector;
  out: Vector;
  /** 0 at the lower end, 1 at the wire. */
  t: number;
}

/** Height of the body's section: fullest in its lower third. */
const sectionHeight = (t: number): number => 14.2 - 5.6 * t * t - 0.6 * t;

const from = -0.5;
const to = 1.75;

function bodyAt(t: number): BodyStep {
  const angle = from + (to - from) * t;
  const r = 34 - 17 * t;
  // Upright body left, curling over to the right, as it sits behind the ear.
  const out: Vector = [-Math.cos(angle), Math.sin(angle), 0];
  return { p: [out[0] * r, out[1] * r, 0], out, t };
}

function body(builder: MeshBuilder): void {
  builder.part('body');
  const steps = 48;
  const rings: Ring[] = Array.from({ length: steps + 1 }, (_, i) => {
    const t = (1 - Math.cos((i / steps) * Math.PI)) / 2;
    const { p, out } = bodyAt(t);
    // Both ends close round: height falls as a half circle over the last part.
    const end = Math.min(1, Math.sqrt(Math.max(0, 1 - Math.max(0, 1 - t / 0.09) ** 2)));
    const tip = Math.min(1, Math.sqrt(Math.max(0, 1 - Math.max(0, 1 - (1 - t) / 0.05) ** 2)));
    const k = Math.max(0.03, end * Math.max(0.35, tip));
    const high = sectionHeight(t) / 2;
    const wide = (8.2 + 0.4 * t) / 2;
    return { p, u: out, v: [0, 0, 1], halfU: high * k, halfV: wide * k, radius: Math.min(high, wide) * k * 0.94 };
  });
  addSweep(builder, rings, { arc: 7 });
}

function button(builder: MeshBuilder): void {
  builder.part('dark');
  const rings: Ring[] = Array.from({ length: 17 }, (_, i) => {
    const t = 0.46 + 0.24 * (i / 16);
    const { p, out } = bodyAt(t);
    const high = sectionHeight(t) / 2;
    const closed = Math.sqrt(Math.max(0.001, 1 - (i / 8 - 1) ** 2));
    return {
      p: [p[0] + out[0] * high, p[1] + out[1] * high, 0],
      u: out,
      v: [0, 0, 1],
      halfU: 0.7 * closed,
      halfV: 2 * closed,
      radius: 0.65 * closed,
    };
  });
  addSweep(builder, rings, { arc: 3 });
  for (const t of [0.4, 0.8]) {
    const { p, out } = bodyAt(t);
    const high = sectionHeight(t) / 2;
    addEllipsoid(
      builder,
      [p[0] + out[0] * high, p[1] + out[1] * high, 0],
      [1.1, 0.55, 0.9],
      Math.atan2(out[1], out[0]) - Math.PI / 2,
      0,
      1,
      12,
    );
  }
}

function receiver(builder: MeshBuilder): void {
  const { p } = bodyAt(1);
  builder.part('pad');
  const end: Vector = [17, -15, 1];
  const wire = cubic([p[0] + 0.5, p[1] - 0.2, 0], [15, 16, 0], [26, 1, 1], end, 30);
  addWire(builder, wire, 0.62, [0, 0, 1]);
  builder.part('body');
  const along: Vector = [-0.66, -0.75, 0.04];
  const at = (d: number): Vector => [end[0] + along[0] * d, end[1] + along[1] * d, end[2] + along[2] * d];
  const capsule = Array.from({ length: 15 }, (_, i) => at(-1 + i));
  addSweep(
    builder,
    ringsAlong(capsule, [0, 0, 1], (t) => {
      const k =
        Math.sqrt(Math.max(0.02, 1 - Math.max(0, 1 - t * 7) ** 2)) *
        Math.sqrt(Math.max(0.02, 1 - Math.max(0, t * 5 - 4) ** 2));
      return { halfU: 2 * k, halfV: 2 * k };
    }),
    { arc: 5 },
  );
  builder.part('dome');
  const dome = Array.from({ length: 14 }, (_, i) => at(9.5 + i * 0.62));
  addSweep(
    builder,
    ringsAlong(dome, [0, 0, 1], (t) => {
      const r = 4.6 * Math.sqrt(Math.max(0.02, 1 - t ** 2.6));
      return { halfU: r, halfV: r, scalar: 0.5 };
    }),
    { arc: 6, caps: false },
  );
}

function shell(colour: Rgb, family: string): ReturnType<typeof metal> {
  return family === 'White' ? paint(colour, { level: 2, rimShade: 0.3 }) : metal(colour, 3);
}

/** A pair of receiver-in-canal devices: curved body, button, microphone ports, thin wire, receiver, clear dome. */
export function hearingDevices(spec: HearingDeviceSpec): Goods {
  const one = new MeshBuilder();
  body(one);
  button(one);
  receiver(one);
  const pair = new MeshBuilder();
  pair.append(one, shift(-28, 0, 0));
  const other = [...mirror];
  other[9] = 28;
  pair.append(one, other);
  const colour =
    spec.front === 'Beige'
      ? '#b9a58c'
      : spec.front === 'Grey'
        ? '#8b8e92'
        : spec.front === 'Silver'
          ? '#c9cbce'
          : familyColours[spec.front];
  return {
    mesh: pair.finish(),
    materials: {
      body: shell(linearColour(spec.front === 'Black' ? '#2c2d30' : colour), spec.front),
      dark: paint(linearColour('#1b1c1e'), { level: 1 }),
      pad: paint(linearColour('#c9c7c1'), { level: 1 }),
      dome: {
        layer: 'clear',
        tint: linearColour('#e6eaea'),
        thickness: 0.4,
        environment: 0.4,
        edge: 0.5,
        innerEdge: 0.4,
        refraction: 3,
      },
    },
    // Buttons and microphones lie on the back.
    angle: goodsCamera(50, 24, 500),
    front: goodsCamera(6, 8, 500),
    stands: false,
  };
}

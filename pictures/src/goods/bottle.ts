import { MeshBuilder } from '../geometry/meshBuilder';
import { addLathe } from '../geometry/solids';
import { bottleLabel } from '../labels/bottleLabel';
import { type Material, type OpaqueMaterial } from '../materials/material';
import { hueColour } from '../materials/palette';
import { printed, printedLate } from '../materials/printed';
import { coated, paint } from '../materials/surfaces';
import { type BottleSpec, type SpraySpec } from '../specification';
import { grey } from '../labels/labelCanvas';
import { type Rgb } from '../studio/tone';
import { goodsCamera, type Goods } from './goodsScene';

type Profile = [radius: number, height: number][];

const turns = { from: -Math.PI / 2, to: (3 * Math.PI) / 2 };

/** A screw cap whose ribs live in the normals only: 48 round, finer than any mesh. */
function ribbedCap(colour: Rgb, ribs: number): OpaqueMaterial {
  return {
    layer: 'opaque',
    shade: (p) => {
      // Ribs only where the wall is upright; the scalar is the angle round the axis.
      const lean = 0.42 * Math.cos(ribs * p.scalar) * (1 - Math.min(1, Math.abs(p.ny) * 2.5));
      const length = Math.hypot(p.nx, p.nz) || 1;
      const [tx, tz] = [-p.nz / length, p.nx / length];
      p.nx += tx * lean;
      p.nz += tz * lean;
      const norm = Math.hypot(p.nx, p.ny, p.nz);
      p.nx /= norm;
      p.ny /= norm;
      p.nz /= norm;
      p.nv = Math.max(0.02, Math.min(1, p.nx * p.vx + p.ny * p.vy + p.nz * p.vz));
      p.scalar = 1;
      coated(p, colour[0], colour[1], colour[2], { level: 1 });
    },
  };
}

/** The lathe stores its angle in the scalar, which other paints read as thickness. */
function plastic(colour: Rgb, shade: number): Material {
  const base = paint(colour, { level: 1, rimShade: shade });
  return {
    layer: 'opaque',
    shade: (p) => {
      p.scalar = 1;
      base.shade(p);
    },
  };
}

function shoulderedBody(): Profile {
  const body: Profile = [
    [0.1, 0],
    [28, 0],
    [30.4, 0.7],
    [31.6, 2],
    [32, 4],
    [32, 100],
  ];
  for (let i = 1; i <= 20; i += 1) {
    const t = (i / 20) * (Math.PI / 2);
    body.push([13 + 19 * Math.cos(t) ** 0.85, 100 + 24 * Math.sin(t) ** 1.15]);
  }
  body.push([13, 132]);
  return body;
}

function capProfile(radius: number, from: number, to: number): Profile {
  return [
    [radius - 1.2, from],
    [radius, from + 0.8],
    [radius, to - 2],
    [radius - 0.4, to - 0.8],
    [radius - 1.8, to],
    [0.1, to + 0.1],
  ];
}

/** Lens care: squashed bottle, shoulder, ribbed cap, wrap-round label. */
export function bottle(spec: BottleSpec, density: number): Goods {
  // One shape for every volume, as on a shelf of one brand; 360 ml is the drawn size.
  const k = Math.cbrt(Math.min(500, Math.max(60, spec.volume)) / 360);
  const scaled = (profile: Profile): Profile => profile.map(([r, y]) => [r * k, y * k]);
  const builder = new MeshBuilder();
  builder.part('body');
  addLathe(builder, scaled(shoulderedBody()), { squash: 0.62, ...turns });
  builder.part('label');
  const [low, high] = [14, 92];
  addLathe(
    builder,
    [
      [32.12 * k, low * k],
      [32.12 * k, high * k],
    ],
    { squash: 0.62, around: 96, ...turns },
  );
  builder.part('cap');
  addLathe(builder, scaled(capProfile(15.2, 129, 155)), { around: 192, ...turns });
  const around = 2 * Math.PI * 32 * k;
  const height = (high - low) * k;
  const label = printedLate(() => bottleLabel(spec, around, height, density));
  return {
    mesh: builder.finish(),
    materials: {
      body: plastic(grey(0.93), 0.3),
      label: printed((p) => [label(), (1 - p.u) * around, (1 - p.v) * height], 1),
      cap: ribbedCap(hueColour(spec.hue + 4, 0.6, 0.28), 48),
    },
    angle: goodsCamera(20, 16, 700),
    front: goodsCamera(0, 3, 700),
    stands: true,
  };
}

/** A pocket spray of lens cleaner: round bottle, tall smooth cap. */
export function spray(spec: SpraySpec, density: number): Goods {
  const builder = new MeshBuilder();
  builder.part('body');
  const body: Profile = [
    [0.1, 0],
    [13, 0],
    [14.6, 0.8],
    [15, 2.4],
    [15, 66],
    [14.4, 69],
    [12.6, 71.4],
    [10, 72.4],
    [10, 76],
  ];
  addLathe(builder, body, turns);
  builder.part('label');
  addLathe(
    builder,
    [
      [15.08, 7],
      [15.08, 61],
    ],
    { around: 96, ...turns },
  );
  builder.part('cap');
  addLathe(
    builder,
    [
      [12.4, 73],
      [13, 73.6],
      [13, 96],
      [12.4, 99],
      [10.6, 101],
      [7, 102],
      [0.1, 102.3],
    ],
    turns,
  );
  const around = 2 * Math.PI * 15;
  const label = printedLate(() => bottleLabel(spec, around, 54, density * 1.6));
  return {
    mesh: builder.finish(),
    materials: {
      body: plastic(grey(0.93), 0.3),
      label: printed((p) => [label(), (1 - p.u) * around, (1 - p.v) * 54], 1),
      cap: plastic(hueColour(spec.hue, 0.35, 0.3), 0),
    },
    angle: goodsCamera(12, 16, 500),
    front: goodsCamera(0, 3, 500),
    stands: true,
  };
}

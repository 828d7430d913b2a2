import { MeshBuilder } from '../geometry/meshBuilder';
import { smoothstep } from '../geometry/signedDistance';
import { addEllipsoid, addRoundedBox } from '../geometry/solids';
import { addSweep, type Ring } from '../geometry/sweep';
import { cross, normalise, type Vector } from '../geometry/vector';
import { type FrameLayout } from './layout';

/** What the temple is made of and how it meets the front. */
export type TempleBuild = 'acetate' | 'metal' | 'sport' | 'audio';

interface Step {
  /** Distance along the temple. */
  s: number;
  p: Vector;
  u: Vector;
  v: Vector;
}

/** Where along a temple its end begins to turn inwards behind an ear, and from where on it does so in full. */
const ear = { from: 88, to: 116 };

/** The temple's centre line from the hinge (origin) backwards, dropping behind the ear and turned inwards there by `bend` radians. */
function centreLine(length: number, build: TempleBuild, isCoarse: boolean, bend: number): Step[] {
  const stops: number[] = [];
  const main = isCoarse ? 40 : 64;
  const tail = 7;
  for (let i = 0; i <= main; i += 1) stops.push(((length - tail) * i) / main);
  for (let i = 1; i <= 12; i += 1) stops.push(length - tail * (1 - i / 12) ** 2);
  const drop = build === 'sport' ? 0.28 : 0.62;
  const steps: Step[] = [];
  let p: Vector = [0, 0, 0];
  let previous = 0;
  for (const s of stops) {
    const pitch = 0.012 + drop * smoothstep(length - 60, length - 22, s);
    const bow = build === 'sport' ? -0.05 - 0.12 * smoothstep(10, 90, s) : 0.03 - 0.11 * smoothstep(20, length, s);
    const side = bow - bend * smoothstep(ear.from, ear.to, s);
    const direction = normalise([Math.sin(side), -Math.sin(pitch), -Math.cos(pitch) * Math.cos(side)]);
    const ds = s - previous;
    p = [p[0] + direction[0] * ds, p[1] + direction[1] * ds, p[2] + direction[2] * ds];
    previous = s;
    const v = normalise(cross(direction, [0, 1, 0]));
    steps.push({ s, p, u: normalise(cross(v, direction)), v });
  }
  return steps;
}

/** Rounds the free end: height as a quarter circle of 3.4 mm, width of 2 mm. */
function closing(s: number, length: number, over: number): number {
  const left = length - s;
  if (left >= over) return 1;
  return Math.sqrt(Math.max(0, 1 - ((over - left) / over) ** 2));
}

type Section = (s: number) => { height: number; thickness: number; radius: number };

function rings(line: readonly Step[], length: number, section: Section, closes: boolean): Ring[] {
  return line.map(({ s, p, u, v }) => {
    const { height, thickness, radius } = section(s);
    const h = closes ? closing(s, length, Math.min(3.4, height / 2)) : 1;
    const w = closes ? closing(s, length, 2) : 1;
    return {
      p,
      u,
      v,
      halfU: Math.max(0.02, (height / 2) * h),
      halfV: Math.max(0.02, (thickness / 2) * w),
      radius: Math.max(0.02, radius * Math.min(h, w)),
      scalar: 0.8,
    };
  });
}

function acetateSection(length: number): Section {
  return (s) => {
    const t = s / length;
    const waist = 1 - 0.3 * smoothstep(0.05, 0.58, t) + 0.28 * smoothstep(0.62, 0.94, t);
    return { height: 6.6 * waist, thickness: 3.5 - 0.8 * t, radius: 1.15 };
  };
}

function audioSection(length: number): Section {
  return (s) => {
    const t = s / length;
    const thin = smoothstep(0.35, 0.75, t);
    return {
      height: 11.5 - 4.2 * thin + 1.2 * smoothstep(0.78, 0.96, t),
      thickness: 6.4 - 3.2 * thin,
      radius: 1.9 - 0.6 * thin,
    };
  };
}

function sportSection(length: number): Section {
  return (s) => {
    const t = s / length;
    return {
      height: 6.4 - 2 * smoothstep(0, 0.55, t) + 1.6 * smoothstep(0.6, 0.8, t),
      thickness: 3.2 - 0.6 * t,
      radius: 1.1,
    };
  };
}

/** Length of the acetate tip on a metal temple. */
const tipLength = 62;

function addMetalTemple(builder: MeshBuilder, line: readonly Step[], length: number): void {
  const tipStart = length - tipLength;
  builder.part('metal');
  const shaft: Section = (s) => {
    const t = s / length;
    return { height: 3 - 1.1 * smoothstep(0, 0.6, t), thickness: 1.25, radius: 0.5 };
  };
  addSweep(
    builder,
    rings(
      line.filter(({ s }) => s <= tipStart + 3),
      length,
      shaft,
      false,
    ),
  );
  builder.part('tip');
  const sleeve: Section = (s) => {
    const t = (s - tipStart) / tipLength;
    const mouth = smoothstep(0, 0.05, t);
    return { height: 2.6 + mouth * 0.5 + 2.4 * smoothstep(0.05, 0.9, t), thickness: 1.9 + 0.6 * mouth, radius: 1 };
  };
  addSweep(
    builder,
    rings(
      line.filter(({ s }) => s >= tipStart),
      length,
      sleeve,
      true,
    ),
  );
}

/** Radius of a hinge's barrel, and how far its axis lies inside the temple. */
function barrel(inside: number, metal: boolean): { radius: number; x: number } {
  const radius = metal ? 0.75 : 1.1;
  return { radius, x: inside - radius * 0.75 };
}

/** The knuckles of a barrel hinge on the inside, its screw, and the leaf that is riveted to the temple. */
function addHinge(builder: MeshBuilder, inside: number, metal: boolean, isCoarse: boolean): void {
  const { radius: r, x } = barrel(inside, metal);
  builder.part('core');
  const pitch = r * 0.98;
  for (let k = -2; k <= 2; k += 1) {
    const ring = (dy: number, size: number): Ring => ({
      p: [x, k * pitch + dy, 0.4],
      u: [1, 0, 0],
      v: [0, 0, 1],
      halfU: r * size,
      halfV: r * size,
      radius: r * size,
    });
    const half = pitch * 0.44;
    addSweep(builder, [ring(-half, 0.9), ring(-half * 0.8, 1), ring(half * 0.8, 1), ring(half, 0.9)], {
      arc: isCoarse ? 2 : 4,
    });
  }
  const around = isCoarse ? 8 : 14;
  addEllipsoid(builder, [x, 2.5 * pitch, 0.4], [r * 0.62, r * 0.34, r * 0.62], 0, 0, 1, around);
  if (metal) return;
  addRoundedBox(builder, [inside - 0.18, 0, -5.2], [0.3, 1.75, 4.4], 0.28, isCoarse ? 1 : 3);
  builder.part('metal');
  for (const z of [-3.6, -7.4]) addEllipsoid(builder, [inside - 0.46, 0, z], [0.26, 0.75, 0.75], 0, 0, 1, around);
}

/** The other leaf of an acetate frame's hinge, let into the back of the front; about the right-hand hinge. */
export function frontLeaf(thickness: number, isCoarse: boolean): MeshBuilder {
  const builder = new MeshBuilder();
  const { x } = barrel(-thickness / 2, false);
  builder.part('core');
  addRoundedBox(builder, [x - 1.4, 0, -0.62], [1.5, 1.6, 0.34], 0.25, isCoarse ? 1 : 3);
  return builder;
}

/** One right-hand temple about its hinge, running to -z. `core` shows the wire inside clear acetate, `bend` turns its end inwards. */
export function buildTemple(layout: FrameLayout, build: TempleBuild, core: boolean, bend: number): MeshBuilder {
  const builder = new MeshBuilder();
  const length = layout.templeLength;
  const line = centreLine(length, build, layout.isCoarse, bend);
  if (build === 'metal') {
    addMetalTemple(builder, line, length);
    addHinge(builder, -0.5, true, layout.isCoarse);
    return builder;
  }
  builder.part('temple');
  const section =
    build === 'audio' ? audioSection(length) : build === 'sport' ? sportSection(length) : acetateSection(length);
  if (build === 'sport') {
    const grip = 0.62 * length;
    addSweep(
      builder,
      rings(
        line.filter(({ s }) => s <= grip + 2),
        length,
        section,
        false,
      ),
    );
    builder.part('tip');
    const sleeve: Section = (s) => {
      const { height, thickness, radius } = section(s);
      const lip = 0.5 * smoothstep(grip, grip + 1.5, s);
      return { height: height + lip, thickness: thickness + lip, radius };
    };
    addSweep(
      builder,
      rings(
        line.filter(({ s }) => s >= grip),
        length,
        sleeve,
        true,
      ),
    );
    return builder;
  }
  addSweep(builder, rings(line, length, section, true));
  if (core) {
    builder.part('core');
    const wire: Section = (s) => ({
      height: 1.3 + 0.9 * (1 - smoothstep(0, 0.5, s / length)),
      thickness: 0.8,
      radius: 0.35,
    });
    addSweep(
      builder,
      rings(
        line.filter(({ s }) => s > 3 && s < length - 14),
        length,
        wire,
        false,
      ),
    );
  }
  addHinge(builder, -section(0).thickness / 2, false, layout.isCoarse);
  const outside = section(0).thickness / 2;
  if (build === 'audio') addAudioDetails(builder, line, section);
  else {
    builder.part('metal');
    addPlaque(builder, line, outside);
  }
  return builder;
}

/** A thin metal bar let into the outside between 10 and 20 mm. */
function addPlaque(builder: MeshBuilder, line: readonly Step[], outside: number): void {
  const on = line.filter(({ s }) => s >= 9.5 && s <= 20.5);
  const bar = on.map(({ p, u, v }): Ring => ({
    p: [p[0] + v[0] * outside, p[1] + v[1] * outside, p[2] + v[2] * outside],
    u,
    v,
    halfU: 0.7,
    halfV: 0.18,
    radius: 0.12,
  }));
  if (bar.length > 1) addSweep(builder, bar, { arc: 1 });
}

/** Speaker slot on the underside and microphone slits on the outside. */
function addAudioDetails(builder: MeshBuilder, line: readonly Step[], section: Section): void {
  builder.part('dark');
  const slot = (from: number, to: number, up: number, out: number, halfU: number, halfV: number): void => {
    const on = line.filter(({ s }) => s >= from && s <= to);
    const path = on.map(({ s, p, u, v }): Ring => {
      const { height, thickness } = section(s);
      const du = (up * height) / 2;
      const dv = (out * thickness) / 2;
      return {
        p: [p[0] + u[0] * du + v[0] * dv, p[1] + u[1] * du + v[1] * dv, p[2] + u[2] * du + v[2] * dv],
        u,
        v,
        halfU,
        halfV,
        radius: Math.min(halfU, halfV),
      };
    });
    if (path.length > 1) addSweep(builder, path, { arc: 2 });
  };
  slot(56, 86, -1, 0.25, 0.12, 0.75);
  slot(14, 26, 0.34, 1, 0.3, 0.1);
  slot(14, 26, 0.14, 1, 0.3, 0.1);
}

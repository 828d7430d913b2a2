import { MeshBuilder, type Slot } from '../geometry/meshBuilder';
import { addEllipsoid, addLathe, addRoundedBox } from '../geometry/solids';
import { addSweep, addWire, type Ring } from '../geometry/sweep';
import { type Vector } from '../geometry/vector';
import { type Material } from '../materials/material';
import { familyColours } from '../materials/palette';
import { metal, paint } from '../materials/surfaces';
import { type ColourFamily, type SmallGoodsKind, type SmallGoodsSpec } from '../specification';
import { linearColour, toDisplay, toLinear, type Rgb } from '../studio/tone';
import { goodsCamera, type Goods } from './goodsScene';
import { addCord, addPouch } from './textiles';

/** A turned solid with closed ends, standing on `y`. */
function addTurned(builder: MeshBuilder, centre: Vector, radius: number, height: number, edge = 0.6): void {
  const profile = [
    [0, 0],
    [radius - edge, 0],
    [radius, edge],
    [radius, height - edge],
    [radius - edge, height],
    [0, height],
  ] as const;
  // Each run of the profile is a surface of its own, so that edges stay edges.
  for (let i = 1; i < profile.length; i += 1)
    addLathe(builder, [profile[i - 1]!, profile[i]!], { centre, around: 40, scalar: 1 });
}

/** Button cells with the tab that keeps the air out until they are used. */
function batteries(builder: MeshBuilder): void {
  for (let k = 0; k < 6; k += 1) {
    const [x, z] = [(k % 3) * 11 - 11, Math.floor(k / 3) * 13 - 6];
    builder.part('metal');
    addTurned(builder, [x, 0, z], 3.95, 3.6);
    addTurned(builder, [x, 3.6, z], 3.1, 0.5, 0.2);
    builder.part('body');
    addRoundedBox(builder, [x, 4.4, z - 2.4], [2.6, 0.25, 5], 0.2, 2);
  }
}

/** Sticks that take a used filter out and put a new one in, beside their case. */
function waxGuards(builder: MeshBuilder): void {
  builder.part('body');
  addTurned(builder, [-15, 0, 0], 17, 7, 1.6);
  for (let k = 0; k < 4; k += 1) {
    const x = 10 + 7 * k;
    builder.part('body');
    addRoundedBox(builder, [x, 1.6, 0], [1.5, 1.5, 12], 1.2, 4);
    builder.part('dark');
    addTurned(builder, [x, 2.2, 13], 0.9, 1.6, 0.3);
    addTurned(builder, [x, 2.2, -13], 0.9, 1.6, 0.3);
  }
}

/** A cup with a lid, and the capsules that take up moisture. */
function dryingKit(builder: MeshBuilder): void {
  builder.part('body');
  addTurned(builder, [-20, 0, 0], 25, 36, 3);
  builder.part('cap');
  addTurned(builder, [-20, 36.4, 0], 26, 12, 2.4);
  for (const [x, z] of [
    [20, 12],
    [34, -4],
    [40, 18],
  ] as const) {
    builder.part('cap');
    addTurned(builder, [x, 0, z], 8, 6, 1.4);
  }
}

/** A small box for the television with its lamp and its cable. */
function tvStreamer(builder: MeshBuilder): void {
  builder.part('body');
  addRoundedBox(builder, [0, 10, 0], [38, 10, 38], 6, 6);
  builder.part('dark');
  addTurned(builder, [0, 19.6, 4], 9, 1, 0.4);
  builder.part('light');
  addEllipsoid(builder, [22, 8, 38], [1.2, 1.2, 0.4], 0, 0, 1, 12);
  builder.part('dark');
  const cable: Vector[] = Array.from({ length: 40 }, (_, i) => {
    const t = i / 39;
    return [30 * t * t + 12 * Math.sin(5 * t), 2, -38 - 34 * Math.sin(1.4 * t)] as Vector;
  });
  addWire(builder, cable, 1.8);
}

/** Plugs of three flanges on a stem. */
function earplugs(builder: MeshBuilder): void {
  for (const side of [-1, 1]) {
    const centre: Vector = [side * 11, 0, side * 3];
    builder.part('cap');
    addTurned(builder, centre, 2.3, 9, 0.8);
    builder.part('body');
    for (const [y, r] of [
      [8, 6.4],
      [13, 5.4],
      [18, 4.4],
    ] as const) {
      const flange = Array.from({ length: 10 }, (_, i): readonly [number, number] => {
        const a = (i / 9) * (Math.PI / 2);
        return [r * Math.cos(a), 5.4 * Math.sin(a)];
      });
      addLathe(builder, flange, { centre: [centre[0], y, centre[2]], around: 40, scalar: 1 });
    }
  }
}

/** Soft caps of a hearing device: three sizes of a kind, closed ones without their vents. */
function domes(builder: MeshBuilder): void {
  for (let k = 0; k < 6; k += 1) {
    const [x, z] = [(k % 3) * 15 - 15, Math.floor(k / 3) * 14 - 7];
    const r = 4 + (k % 3) * 0.9;
    const bell = Array.from({ length: 12 }, (_, i): readonly [number, number] => {
      const a = (i / 11) * (Math.PI / 2);
      return [Math.max(1.3, r * Math.cos(a)), 5.6 * Math.sin(a)];
    });
    builder.part('body');
    addLathe(builder, bell, { centre: [x, 0, z], around: 40, scalar: 1 });
    builder.part('dark');
    addTurned(builder, [x, 5.3, z], 1.25, 0.7, 0.2);
  }
}

/** Screwdriver, and screws beside it. */
function kit(builder: MeshBuilder): void {
  const rod = (from: number, to: number, radius: number): void =>
    addSweep(
      builder,
      [from, from + 1.2, to - 1.2, to].map((x, i): Ring => {
        const r = i === 0 || i === 3 ? radius * 0.8 : radius;
        return { p: [x, 5, 0], u: [0, 1, 0], v: [0, 0, 1], halfU: r, halfV: r, radius: r * 0.8 };
      }),
      { arc: 4 },
    );
  builder.part('body');
  rod(-48, 4, 5);
  builder.part('metal');
  rod(4, 44, 1.3);
  for (let k = 0; k < 5; k += 1) {
    const [x, z] = [-28 + 13 * k, 16 + (k % 2) * 6];
    addTurned(builder, [x, 0, z], 1.9, 1.2, 0.3);
    addTurned(builder, [x, 1.2, z], 0.8, 5, 0.2);
  }
}

function nosePads(builder: MeshBuilder): void {
  for (let k = 0; k < 6; k += 1) {
    const [x, z] = [(k % 3) * 14 - 14 + (k < 3 ? -1 : 1), Math.floor(k / 3) * 16 - 8];
    builder.part('body');
    addEllipsoid(builder, [x, 2, z], [3.4, 1.7, 6.4], 0, k % 2 === 0 ? 0.3 : -0.3, 1, 28);
    builder.part('metal');
    addRoundedBox(builder, [x, 3.6, z], [0.9, 0.6, 1.4], 0.3, 2);
  }
}

/** A foot, a post, and the nose on which glasses rest. */
function stand(builder: MeshBuilder): void {
  builder.part('body');
  addTurned(builder, [0, 0, 0], 42, 8, 2.4);
  addRoundedBox(builder, [0, 44, -6], [9, 38, 6], 5, 5);
  addEllipsoid(builder, [0, 84, 0], [13, 26, 17], 0, 0, 1, 36);
}

/** A soft packet with a lid to tear. */
function wipes(builder: MeshBuilder): void {
  builder.part('body');
  addRoundedBox(builder, [0, 13, 0], [62, 13, 38], 11, 7);
  builder.part('cap');
  addRoundedBox(builder, [0, 26, 0], [32, 1, 18], 0.9, 3);
}

/** Two wells with screw caps, one for each eye. */
function lensCase(builder: MeshBuilder): void {
  builder.part('dark');
  addRoundedBox(builder, [0, 4, 0], [14, 2.6, 7], 2, 3);
  for (const side of [-1, 1]) {
    builder.part('face');
    addTurned(builder, [side * 18, 0, 0], 14.5, 12, 2);
    builder.part(side < 0 ? 'body' : 'cap');
    addTurned(builder, [side * 18, 12.2, 0], 15.4, 7, 1.6);
  }
}

const makers: Readonly<Record<SmallGoodsKind, (builder: MeshBuilder) => void>> = {
  batteries,
  'wax-guards': waxGuards,
  'drying-kit': dryingKit,
  'tv-streamer': tvStreamer,
  earplugs,
  domes,
  kit,
  'nose-pads': nosePads,
  stand,
  wipes,
  'lens-case': lensCase,
  pouch: addPouch,
  cord: addCord,
};

/** Kinds that are looked at from farther away. */
const large: ReadonlySet<SmallGoodsKind> = new Set(['stand', 'wipes', 'pouch', 'cord', 'tv-streamer']);

/** What lies so flat that a shadow would be a rim around it. */
const flat: ReadonlySet<SmallGoodsKind> = new Set(['pouch', 'cord']);

/** A colour so much brighter to the eye, in shares of white. */
const brighter = ([r, g, b]: Rgb, by: number): Rgb => {
  const raised = (value: number) => toLinear(Math.min(1, toDisplay(value) + by));
  return [raised(r), raised(g), raised(b)];
};

/** What is matt: textiles and silicone. */
const matt: ReadonlySet<SmallGoodsKind> = new Set(['pouch', 'cord', 'domes', 'earplugs']);

function materialsOf(kind: SmallGoodsKind, front: ColourFamily): Partial<Record<Slot, Material>> {
  const colour = linearColour(familyColours[front]);
  const pale = front === 'White' || front === 'Transparent' ? 0.3 : 0;
  const body = paint(colour, { level: matt.has(kind) ? 3 : 2, rimShade: pale });
  const capColour = kind === 'lens-case' ? '#f0efec' : kind === 'drying-kit' ? '#dfe4e6' : '#e6e4df';
  // The lid of a packet is of the packet's own foil.
  const cap = kind === 'wipes' ? brighter(colour, 0.12) : linearColour(capColour);
  return {
    body,
    cap: paint(cap, { level: 2, rimShade: 0.3 }),
    face: paint(linearColour('#eceae6'), { level: 2, rimShade: 0.3 }),
    dark: paint(linearColour('#202225'), { level: 2 }),
    metal: metal(linearColour('#d6d8db'), 2, 0.3),
    light: paint(linearColour('#55e0a0')),
  };
}

/** Goods that are small and of one colour: each kind has its own form. */
export function smallGoods({ form, front }: SmallGoodsSpec): Goods {
  const builder = new MeshBuilder();
  makers[form](builder);
  const distance = large.has(form) ? 800 : 400;
  const elevation = form === 'stand' ? 10 : 30;
  return {
    mesh: builder.finish(),
    materials: materialsOf(form, front),
    angle: goodsCamera(form === 'stand' ? 32 : 22, elevation, distance),
    front: goodsCamera(0, elevation + 8, distance),
    stands: !flat.has(form),
  };
}

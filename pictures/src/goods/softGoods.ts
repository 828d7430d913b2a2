import { MeshBuilder } from '../geometry/meshBuilder';
import { smoothstep } from '../geometry/signedDistance';
import { addSweep, type Ring } from '../geometry/sweep';
import { add, cross, normalise, type Vector } from '../geometry/vector';
import { type OpaqueMaterial } from '../materials/material';
import { familyColours, hueColour, metalColours } from '../materials/palette';
import { cloth, metal, paint, tortoise } from '../materials/surfaces';
import { type ChainSpec, type ClothSpec, type ColourFamily } from '../specification';
import { linearColour } from '../studio/tone';
import { goodsCamera, type Goods } from './goodsScene';

/** A microfibre cloth folded once, its upper leaf waved. */
export function microfibreCloth(spec: ClothSpec): Goods {
  const builder = new MeshBuilder();
  builder.part('body');
  const [width, depth] = [124, 96];
  const [columns, rows] = [72, 56];
  const height = (x: number, z: number): number => {
    const u = x / width;
    const v = z / depth;
    const bend = 0.9 * Math.sin(3.1 * v + 0.6) + 0.5 * Math.sin(4.3 * u - 1);
    const fold = Math.sin(11 * u + 6.5 * v + bend);
    const wave = 3.4 * (fold > 0 ? fold ** 0.8 : -((-fold) ** 1.6)) + 2.2 * Math.sin(-5.4 * u + 8.2 * v + 1);
    const edge = smoothstep(-0.05, 0.2, 0.5 - Math.abs(u)) * smoothstep(-0.05, 0.2, 0.5 - Math.abs(v));
    return 0.4 + Math.max(0, 5.2 + wave) * edge;
  };
  for (let j = 0; j <= rows; j += 1) {
    for (let i = 0; i <= columns; i += 1) {
      const x = (i / columns - 0.5) * width;
      const z = (j / rows - 0.5) * depth;
      const e = 0.5;
      const n = normalise([height(x - e, z) - height(x + e, z), 2 * e, height(x, z - e) - height(x, z + e)]);
      builder.vertex(x, height(x, z), z, n[0], n[1], n[2]);
    }
  }
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const a = j * (columns + 1) + i;
      builder.quad(a, a + 1, a + columns + 2, a + columns + 1);
    }
  }
  builder.part('stitch');
  const hem: Ring[] = [];
  const inset = 2.4;
  const corners: [number, number][] = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ];
  corners.forEach(([sx, sz], k) => {
    const [tx, tz] = corners[(k + 1) % 4]!;
    for (let i = 0; i < 40; i += 1) {
      const t = i / 40;
      const x = (sx + (tx - sx) * t) * (width / 2 - inset);
      const z = (sz + (tz - sz) * t) * (depth / 2 - inset);
      hem.push({
        p: [x, height(x, z) + 0.12, z],
        u: [0, 1, 0],
        v: normalise([sx, 0, sz]),
        halfU: 0.16,
        halfV: 0.3,
        radius: 0.15,
      });
    }
  });
  addSweep(builder, hem, { closed: true, arc: 1 });
  const colour = hueColour(spec.hue, 0.3, 0.55);
  return {
    mesh: builder.finish(),
    materials: { body: cloth(colour), stitch: paint(hueColour(spec.hue, 0.3, 0.38), { level: 3 }) },
    angle: goodsCamera(-24, 38, 800),
    front: goodsCamera(0, 50, 800),
    stands: false,
  };
}

/** A closed curve like a dropped necklace, in the plane of the table. */
function chainPoint(t: number): Vector {
  const a = t * 2 * Math.PI;
  const pinch = 1 - 0.55 * Math.exp(-(((a - Math.PI) / 0.8) ** 2));
  return [95 * Math.cos(a), 0, 42 * Math.sin(a) * pinch + 7 * Math.sin(2 * a)];
}

/** An oval link, millimetres: half its length and width, half its thickness, and how far the next one is. */
interface LinkSize {
  length: number;
  width: number;
  thick: number;
  next: number;
}

const wireLink: LinkSize = { length: 3.1, width: 1.7, thick: 0.5, next: 4.6 };
const acetateLink: LinkSize = { length: 6.4, width: 4.2, thick: 1.15, next: 9.6 };

function addLink(builder: MeshBuilder, size: LinkSize, centre: Vector, along: Vector, side: Vector): void {
  const { length, width, thick } = size;
  const normal = cross(along, side);
  const steps = 18;
  const rings: Ring[] = Array.from({ length: steps }, (_, i) => {
    const t = (i / steps) * 2 * Math.PI;
    const out: Vector = normalise([
      along[0] * width * Math.cos(t) + side[0] * length * Math.sin(t),
      along[1] * width * Math.cos(t) + side[1] * length * Math.sin(t),
      along[2] * width * Math.cos(t) + side[2] * length * Math.sin(t),
    ]);
    const p = add(add(centre, along, length * Math.cos(t)), side, width * Math.sin(t));
    return { p, u: out, v: normal, halfU: thick, halfV: thick, radius: thick };
  });
  addSweep(builder, rings, { closed: true, arc: 1 });
}

/** Chains of other colours are made of acetate. */
const wireFamilies: ReadonlySet<ColourFamily> = new Set(['Gold', 'Silver', 'Copper', 'Gunmetal', 'Black']);

function chainMaterial(front: ColourFamily): OpaqueMaterial {
  if (wireFamilies.has(front)) return metal(linearColour(metalColours[front] ?? familyColours[front]), 1);
  return front === 'Tortoise' ? tortoise('havana') : paint(linearColour(familyColours[front]));
}

/** A glasses chain of oval links, flat and upright in turn. */
export function glassesChain(spec: ChainSpec): Goods {
  const builder = new MeshBuilder();
  const size = wireFamilies.has(spec.front) ? wireLink : acetateLink;
  builder.part('body');
  let travelled = 0;
  let next = 0;
  let flat = true;
  const steps = 4000;
  for (let i = 0; i < steps; i += 1) {
    const p = chainPoint(i / steps);
    const q = chainPoint((i + 1) / steps);
    travelled += Math.hypot(q[0] - p[0], q[2] - p[2]);
    if (travelled < next) continue;
    next += size.next;
    const along = normalise(add(q, p, -1));
    const across = cross([0, 1, 0], along);
    addLink(builder, size, [p[0], flat ? size.thick : 3 * size.thick, p[2]], along, flat ? across : [0, 1, 0]);
    flat = !flat;
  }
  return {
    mesh: builder.finish(),
    materials: { body: chainMaterial(spec.front) },
    angle: goodsCamera(12, 34, 800),
    front: goodsCamera(0, 50, 800),
    stands: false,
  };
}

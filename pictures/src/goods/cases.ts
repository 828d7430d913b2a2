import { MeshBuilder } from '../geometry/meshBuilder';
import { addEllipsoid, addRoundedBox } from '../geometry/solids';
import { addSweep, type Ring } from '../geometry/sweep';
import { familyColours } from '../materials/palette';
import { lamp, leather, metal, paint } from '../materials/surfaces';
import { type CaseSpec, type ChargingCaseSpec } from '../specification';
import { linearColour } from '../studio/tone';
import { goodsCamera, type Goods } from './goodsScene';

/** A thin closed tube round a rounded box at height y: the seam between lid and tray. */
function addSeam(
  builder: MeshBuilder,
  half: readonly [number, number],
  radius: number,
  y: number,
  thick: number,
): void {
  const rings: Ring[] = [];
  const arc = 14;
  for (let corner = 0; corner < 4; corner += 1) {
    for (let i = 0; i <= arc; i += 1) {
      const t = ((corner + i / arc) * Math.PI) / 2;
      const [c, s] = [Math.cos(t), Math.sin(t)];
      const cx = (corner === 0 || corner === 3 ? 1 : -1) * (half[0] - radius);
      const cz = (corner < 2 ? 1 : -1) * (half[1] - radius);
      rings.push({
        p: [cx + radius * c, y, cz + radius * s],
        u: [c, 0, s],
        v: [0, 1, 0],
        halfU: thick,
        halfV: thick,
        radius: thick,
      });
    }
  }
  addSweep(builder, rings, { closed: true, arc: 2 });
}

/** Short thread ends along the front, just above the seam. */
function addStitches(builder: MeshBuilder, halfWidth: number, y: number, z: number): void {
  builder.part('stitch');
  for (let x = -halfWidth; x <= halfWidth; x += 4.6) {
    const ring = (dx: number): Ring => ({
      p: [x + dx, y, z],
      u: [0, 1, 0],
      v: [0, 0, 1],
      halfU: 0.32,
      halfV: 0.3,
      radius: 0.3,
    });
    addSweep(builder, [ring(-1.35), ring(1.35)], { arc: 2 });
  }
}

/** A hard glasses case in leather, with a seam, a row of stitches and a metal tab. */
export function glassesCase(spec: CaseSpec): Goods {
  const builder = new MeshBuilder();
  builder.part('body');
  addRoundedBox(builder, [0, 0, 0], [80, 30, 33], 26, 10);
  builder.part('dark');
  addSeam(builder, [80.05, 33.05], 26, -3, 0.5);
  addStitches(builder, 57, 0.4, 33.02);
  builder.part('metal');
  addRoundedBox(builder, [0, -3.6, 33], [6, 4.2, 0.7], 0.6, 3);
  const colour = linearColour(familyColours[spec.front]);
  return {
    mesh: builder.finish(),
    materials: {
      body: leather(colour),
      dark: paint([colour[0] * 0.25, colour[1] * 0.25, colour[2] * 0.25], { level: 2 }),
      stitch: paint(linearColour('#d8c7a4'), { level: 2 }),
      metal: metal(linearColour('#f3cf86'), 2),
    },
    angle: goodsCamera(20, 20, 800),
    front: goodsCamera(0, 12, 800),
    stands: true,
  };
}

/** A charging case: smooth lid, seam, a green light. */
export function chargingCase(spec: ChargingCaseSpec): Goods {
  const builder = new MeshBuilder();
  const glasses = spec.contents === 'glasses';
  const half = glasses ? ([76, 21, 28] as const) : ([33, 16, 24] as const);
  const radius = glasses ? 18 : 14.5;
  builder.part('body');
  addRoundedBox(builder, [0, 0, 0], half, radius, 10);
  builder.part('dark');
  addSeam(builder, [half[0] + 0.02, half[2] + 0.02], radius, 2, glasses ? 0.42 : 0.28);
  builder.part('light');
  addEllipsoid(builder, [0, -half[1] * 0.3, half[2] - 0.05], [1, 1, 0.35], 0, 0, 1, 16);
  const colour = linearColour(spec.front === 'Black' ? '#17181a' : familyColours[spec.front]);
  return {
    mesh: builder.finish(),
    materials: {
      body: paint(colour, { level: 2, rimShade: spec.front === 'White' ? 0.3 : 0 }),
      dark: paint([colour[0] * 0.3, colour[1] * 0.3, colour[2] * 0.3], { level: 3 }),
      light: lamp(linearColour('#55e0a0')),
    },
    angle: goodsCamera(22, 20, glasses ? 900 : 500),
    front: goodsCamera(0, 12, glasses ? 900 : 500),
    stands: true,
  };
}

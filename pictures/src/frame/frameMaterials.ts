import { type Slot } from '../geometry/meshBuilder';
import { lensMaterial } from '../materials/lenses';
import { type ClearMaterial, type Material } from '../materials/material';
import { familyColours, metalColours } from '../materials/palette';
import { metal, paint, tortoise, wire } from '../materials/surfaces';
import { type ColourFamily, type FrameSpec, type FrameStyle } from '../specification';
import { linearColour, type Rgb } from '../studio/tone';
import { frontBuild } from './layout';

const clearAcetate: Omit<ClearMaterial, 'tint'> = {
  layer: 'clear',
  thickness: 0.5,
  environment: 0.44,
  edge: 0.55,
  innerEdge: 0.55,
  refraction: 6,
};

const tintedAcetate: Omit<ClearMaterial, 'tint'> = {
  layer: 'clear',
  thickness: 1.15,
  environment: 0.35,
  edge: 0.4,
  innerEdge: 0.34,
  refraction: 4,
};

const colourOf = (family: ColourFamily): Rgb => linearColour(familyColours[family]);

/** Acetate of a family in a style; 'solid' for families that exist only so. */
export function acetateOf(family: ColourFamily, style: FrameStyle, matt = false): Material {
  if (family === 'Tortoise' || style === 'havana' || style === 'blonde') {
    return tortoise(style === 'blonde' ? 'blonde' : 'havana');
  }
  const colour = colourOf(family);
  if (family === 'Transparent') return { ...clearAcetate, tint: colour };
  if (style === 'crystal' && family !== 'Black' && family !== 'White') {
    return { ...tintedAcetate, tint: [colour[0] ** 0.52, colour[1] ** 0.52, colour[2] ** 0.52] };
  }
  return paint(colour, { level: matt ? 2 : 0, rimShade: family === 'White' ? 0.34 : 0 });
}

/** Plated, brushed or lacquered metal of a family. */
export function metalOf(family: ColourFamily, titanium = false): Material {
  const bare = metalColours[family];
  if (!bare) return paint(colourOf(family), { level: 2 });
  return metal(
    linearColour(bare),
    titanium || family === 'Black' ? 2 : 1,
    family === 'Silver' || family === 'Transparent' ? 0.5 : 0,
  );
}

/** Metals so dark that their rims stand out on every ground; of the others thin wire has a contour. */
const darkMetals: ReadonlySet<ColourFamily> = new Set(['Black', 'Blue']);

/** The same metal as thin wire: rims and bridges. */
function wireOf(family: ColourFamily, titanium = false): Material {
  const bare = metalColours[family];
  if (!bare || darkMetals.has(family)) return metalOf(family, titanium);
  return wire(linearColour(bare), titanium ? 3 : 2);
}

const isMetal = (family: ColourFamily): boolean =>
  family === 'Gold' || family === 'Silver' || family === 'Copper' || family === 'Gunmetal';

/** Whether anything of the pair is see-through, so that a core wire is worth building. */
export function hasClearTemples(spec: FrameSpec): boolean {
  return acetateOf(spec.temples ?? spec.front, spec.style ?? 'solid').layer === 'clear';
}

/** What every slot of a pair of glasses is made of. */
export function frameMaterials(spec: FrameSpec): Partial<Record<Slot, Material>> {
  const style = spec.style ?? 'solid';
  const matt = spec.build === 'nylon';
  const temples = spec.temples ?? spec.front;
  const metalFamily = isMetal(spec.front)
    ? spec.front
    : isMetal(temples)
      ? temples
      : spec.build === 'metal' || spec.build === 'titanium'
        ? spec.front
        : spec.front === 'Tortoise' || spec.front === 'Brown'
          ? 'Gold'
          : 'Silver';
  const sport = spec.shape === 'sport' || spec.shape === 'shield';
  // A front of one slab has the colour that is named, a metal's too; beside metal its other parts are black.
  const isSlab = ['slab', 'shield'].includes(frontBuild(spec));
  const slabOf = (family: ColourFamily, isOwn: boolean) =>
    acetateOf(isMetal(family) && !isOwn ? 'Black' : family, style, matt);
  return {
    front: slabOf(spec.front, isSlab),
    temple: slabOf(temples, isSlab && spec.temples === undefined),
    tip: sport ? paint(linearColour('#1a1b1d'), { level: 2 }) : tipOf(spec),
    metal: metalOf(metalFamily, spec.build === 'titanium'),
    rim: wireOf(metalFamily, spec.build === 'titanium'),
    pad: { ...clearAcetate, tint: linearColour('#eef1f1'), environment: 0.2, edge: 0.3, refraction: 0 },
    core: metal(linearColour('#a3a6ab'), 2),
    dark: paint(linearColour('#08080a'), { level: 2 }),
    // Nylon of half rims and edges of bare lenses: all clear, they were lost on the plates of the dark theme.
    wire: { ...clearAcetate, tint: linearColour('#6f7a7c'), refraction: 0 },
    lens: lensMaterial(spec.lens),
  };
}

function tipOf(spec: FrameSpec): Material {
  const family = spec.temples && !isMetal(spec.temples) ? spec.temples : spec.front;
  if (family === 'Gold' || family === 'Copper' || family === 'Brown') return tortoise('havana');
  return isMetal(family) || family === 'White' ? paint(linearColour('#17181a')) : acetateOf(family, 'solid');
}

import type { LensBody } from '@sightline/shared-lib/domain/lens';
import { styled } from 'styled-components';

const Drawing = styled.svg`
  display: block;
  height: auto;
  overflow: visible;
  fill: none;
  stroke: var(--plate-ink);
  & > .lens {
    fill: var(--plate-lens, #fff);
    stroke-width: 1.5;
  }
  & > .other {
    stroke-width: 1;
    stroke-dasharray: 4 3;
    opacity: 0.7;
  }
  & > .measure {
    stroke: var(--plate-sight);
    stroke-width: 1.5;
  }
  & path {
    vector-effect: non-scaling-stroke;
  }
`;

/** Screen pixels of a millimetre, where there is room. */
const SCALE = 4.5;

/** How far the drawn front bows, millimetres: the same for every lens, so that thicknesses compare. */
const BOW = 2.5;

const at = (value: number) => Number(value.toFixed(2));

/** The cut through a lens, one unit a millimetre: the front below, the back above; halves are parabolas about the pupil. */
function sectionPath({ section }: LensBody): string {
  const { towardsNose, towardsTemple, atNose, atCentre, atTemple } = section;
  const [nose, temple] = [at(-towardsNose), at(towardsTemple)];
  const wide = Math.max(towardsNose, towardsTemple);
  const rise = (x: number) => at(-BOW * (x / wide) ** 2);
  const back = (x: number, thick: number) => at(rise(x) - thick);
  return [
    `M${nose} ${rise(nose)}Q${at(nose / 2)} 0 0 0Q${at(temple / 2)} 0 ${temple} ${rise(temple)}`,
    `L${temple} ${back(temple, atTemple)}`,
    `Q${at(temple / 2)} ${at(-atCentre)} 0 ${at(-atCentre)}`,
    `Q${at(nose / 2)} ${at(-atCentre)} ${nose} ${back(nose, atNose)}Z`,
  ].join('');
}

/** Where the measure stands: beside the thicker end, or through the middle. */
function measurePath({ section }: LensBody, thickest: 'edge' | 'centre'): string {
  const { towardsNose, towardsTemple, atNose, atCentre, atTemple } = section;
  const atEdge = atTemple >= atNose;
  const wide = Math.max(towardsNose, towardsTemple);
  const end = atEdge ? towardsTemple : -towardsNose;
  const low = thickest === 'centre' ? 0 : -BOW * (end / wide) ** 2;
  const high = low - (thickest === 'centre' ? atCentre : Math.max(atTemple, atNose));
  const x = thickest === 'centre' ? 0 : end + (atEdge ? 3 : -3);
  const tick = 1.2;
  return `M${at(x - tick)} ${at(low)}h${2 * tick}m${-tick} 0V${at(high)}m${-tick} 0h${2 * tick}`;
}

interface LensSectionProps {
  readonly body: LensBody;
  readonly thickest: 'edge' | 'centre';
  /** The standard lens, dashed, where another one is chosen. */
  readonly other?: LensBody | undefined;
}

/** A lens cut through its pupil, to scale; the words beside it say the same (RX-12). */
export function LensSection({ body, thickest, other }: LensSectionProps) {
  const width = body.section.towardsNose + body.section.towardsTemple + 10;
  const height = Math.max(body.edge, body.centre, other?.edge ?? 0, other?.centre ?? 0) + BOW + 2;
  const left = -body.section.towardsNose - 5;
  return (
    <Drawing
      viewBox={`${at(left)} ${at(1 - height)} ${at(width)} ${at(height)}`}
      width={at(width * SCALE)}
      aria-hidden="true"
    >
      {other ? <path className="other" d={sectionPath(other)} /> : null}
      <path className="lens" d={sectionPath(body)} />
      <path className="measure" d={measurePath(body, thickest)} />
    </Drawing>
  );
}

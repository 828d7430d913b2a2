import { lensOutline } from '@sightline/shared-lib/domain/lens';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink, Heading, media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PartProps } from '../contentPart';
import { ThreeBusts } from './ThreeBusts';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 32px;
  padding: 64px var(--margin);
  margin-inline: calc(-1 * var(--margin));
  background: var(--plate);
  color: var(--plate-ink);
  /* After words of a page: 64 px with their own room. */
  .titled ~ & {
    margin-top: 44px;
  }
  & > .words {
    display: grid;
    justify-items: start;
    gap: 20px;
  }
  & > .words > p {
    max-width: 28em;
  }
  & > .words > a {
    min-width: 260px;
    border-color: var(--plate-ink);
    background: var(--plate-ink);
    color: var(--plate);
  }
  & > figure {
    position: relative;
    margin-inline: calc(-1 * var(--margin));
    padding-inline: var(--margin);
  }
  & > figure::before {
    content: '';
    position: absolute;
    inset: 34.4% 0 auto;
    border-top: 1.5px solid var(--plate-sight);
  }
  & > figure > svg {
    position: relative;
    width: 100%;
    height: auto;
    fill: none;
    stroke: var(--plate-ink);
    stroke-width: 0.35;
  }
  & .main {
    stroke-width: 1.1;
  }
  & text {
    fill: var(--plate-ink);
    stroke: none;
    font-size: 7.2px;
    text-anchor: middle;
  }
  & .mask {
    fill: var(--plate);
    stroke: none;
  }
  ${media.md} {
    grid-template-columns: 5fr 7fr;
    padding-block: 112px;
    & > figure {
      margin-inline: 0;
      padding-inline: 0;
    }
    & text {
      font-size: 5px;
    }
  }
`;

/** One eye of a panto frame of a total width, about its own centre: its outer edge ends where the width does. */
function eyePath(total: number): string {
  const lens = total - 2 * CENTRE;
  const points = lensOutline('panto', lens, lens * 0.84, 48);
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${(-y).toFixed(1)}`).join('L')}Z`;
}

/** Total width in millimetres of the frame in the middle. */
const USUAL_WIDTH = 134;
const BRIDGE = 20;
/** Between the bridge and the outer edge, the same for every width, so that the three outlines nest. */
const CENTRE = (USUAL_WIDTH / 2 + BRIDGE / 2) / 2;

/** A frame between a narrower and a wider one, with both widths drawn. */
function Widths({ widths }: { readonly widths: NonNullable<PartProps['part']['sizes']> }) {
  const { t } = useTranslation();
  const shapes = [...widths.map(({ widthMm }) => widthMm), USUAL_WIDTH];
  return (
    <figure>
      <svg viewBox="-88 -30 176 86" aria-hidden="true">
        {shapes.map((total) => (
          <g key={total} className={total === USUAL_WIDTH ? 'main' : undefined}>
            <path transform={`translate(${CENTRE})`} d={eyePath(total)} />
            <path transform={`translate(${-CENTRE})scale(-1 1)`} d={eyePath(total)} />
          </g>
        ))}
        <path className="main" d={`M${-BRIDGE / 2} -7Q0 -13 ${BRIDGE / 2} -7`} />
        {widths.map(({ label, widthMm }, index) => {
          const y = 33 + index * 11;
          const half = widthMm / 2;
          return (
            <g key={label}>
              <path d={`M${-half} ${y}H${half}M${-half} ${y - 2}v4M${half} ${y - 2}v4`} />
              <rect className="mask" x={-20} y={y - 4} width={40} height={8} />
              <text x={0} y={y} dy="0.35em">
                {t('Home.SizeMm', { label, mm: widthMm })}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="vh">
        {widths.map(({ label, widthMm }) => t('Home.SizeMm', { label, mm: widthMm })).join('; ')}
      </figcaption>
    </figure>
  );
}

/** The question of size: a frame on faces of three widths where one is named, else drawn between two others. */
export function SizeTeaser({ part }: PartProps) {
  const { navigation } = useServices();
  const worn = part.tiles?.[0];
  return (
    <Root className="band">
      <div className="words">
        <Heading level={2}>{part.title}</Heading>
        {part.text ? <p>{part.text}</p> : null}
        {part.cta ? (
          <ButtonLink icon="arrow" href={navigation.localise(part.cta.href)}>
            {part.cta.label}
          </ButtonLink>
        ) : null}
      </div>
      {worn?.mm === undefined || !worn.colours[0]?.picture ? (
        <Widths widths={part.sizes ?? []} />
      ) : (
        <ThreeBusts tile={worn} mm={worn.mm} />
      )}
    </Root>
  );
}

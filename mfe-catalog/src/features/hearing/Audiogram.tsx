import { useTranslation } from '@sightline/shared-lib/runtime';
import { DataTable, EyeMark, media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { FREQUENCIES, TYPICAL_END } from './hearingReference';
import type { Ear, Frequency } from './hearingReference';
import type { EarLevels, HearingResult } from './hearingResult';

const Root = styled.figure`
  display: grid;
  gap: 12px;
  max-width: 600px;
  & > .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
  }
  & > .head > .signs {
    display: flex;
    gap: 16px;
  }
  & > .head > .signs > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & > svg {
    width: 100%;
    height: auto;
    overflow: visible;
    fill: none;
    stroke-width: 2;
    font-size: 16px;
  }
  & text {
    fill: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & .typical {
    fill: var(--good-soft);
  }
  & .grid {
    stroke: var(--line);
    stroke-width: 1;
  }
  & .now {
    stroke: var(--sight);
    stroke-width: 1.5;
  }
  & .right {
    stroke: var(--right);
  }
  & .left {
    stroke: var(--left);
  }
  & .right circle {
    fill: var(--ground);
  }
  ${media.md} {
    & > svg {
      font-size: 12px;
      stroke-width: 1.5;
    }
  }
`;

const WIDTH = 400;
const HEIGHT = 280;
const LEFT = 42;
/** Room for the name of the band: on the band itself the lines would cross it. */
const TOP = 26;
const LOUDEST_SHOWN = 80;
const LEVELS = [0, 20, 40, 60, 80];
const PLOT = { width: WIDTH - LEFT - 14, height: HEIGHT - TOP - 26 };

const xOf = (frequency: Frequency) => LEFT + 14 + (FREQUENCIES.indexOf(frequency) / 5) * (PLOT.width - 28);
const yOf = (level: number) => TOP + (Math.min(level, LOUDEST_SHOWN) / LOUDEST_SHOWN) * PLOT.height;

interface Point {
  readonly x: number;
  readonly y: number;
  /** Beyond the loudest tone: an arrow at the lower edge. */
  readonly beyond: boolean;
}

function pointsOf(levels: EarLevels): readonly Point[] {
  return FREQUENCIES.flatMap((one) => {
    const level = levels[one];
    return level === undefined ? [] : [{ x: xOf(one), y: yOf(level ?? LOUDEST_SHOWN), beyond: level === null }];
  });
}

/** The line joins what was heard; a tone beyond the range breaks it. */
function lineOf(points: readonly Point[]): string {
  return points
    .map(({ x, y, beyond }, index) => {
      const joined = index > 0 && !beyond && !points[index - 1]?.beyond;
      return `${joined ? 'L' : 'M'}${x} ${y}`;
    })
    .join('');
}

function EarLine({ ear, levels }: { readonly ear: Ear; readonly levels: EarLevels }) {
  const points = pointsOf(levels);
  // Where both ears are at the same place the cross stands in the circle, as on paper.
  return (
    <g className={ear}>
      <path d={lineOf(points)} />
      {points.map(({ x, y, beyond }) =>
        beyond ? (
          <path key={x} d={`M${x} ${y - 8}v16m-5 -6l5 6l5 -6`} />
        ) : ear === 'right' ? (
          <circle key={x} cx={x} cy={y} r={5.5} />
        ) : (
          <path key={x} d={`M${x - 4.5} ${y - 4.5}l9 9m0 -9l-9 9`} />
        ),
      )}
    </g>
  );
}

interface AudiogramProps {
  readonly title?: string | undefined;
  readonly levels: HearingResult['levels'];
  /** Tone that is tested now: a line marks it, which says nothing about whether it sounds. */
  readonly now?: Frequency | undefined;
  /** The same numbers below, for everybody who reads rather than looks. */
  readonly withTable?: boolean | undefined;
}

const shortTone = (frequency: Frequency) => (frequency < 1000 ? String(frequency) : `${frequency / 1000}k`);

/** Levels by tone for both ears: right red and round, left blue and crossed, louder further down (look, section 9). */
export function Audiogram({ title, levels, now, withTable = false }: AudiogramProps) {
  const { t, tag } = useTranslation();
  const cell = (level: number | null | undefined) =>
    level === undefined
      ? t('Hearing.Audiogram.Missing')
      : level === null
        ? t('Hearing.Audiogram.Beyond')
        : t('Hearing.Audiogram.Db', { level });
  return (
    <Root>
      <figcaption className="head">
        {title ? <span className="strong">{title}</span> : null}
        <span className="signs small" aria-hidden="true">
          <span>
            <EyeMark side="right" /> {t('Hearing.Audiogram.Circle')}
          </span>
          <span>
            <EyeMark side="left" /> {t('Hearing.Audiogram.Cross')}
          </span>
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('Hearing.Audiogram.Picture')}>
        <rect className="typical" x={LEFT} y={TOP} width={PLOT.width} height={yOf(TYPICAL_END) - TOP} />
        {LEVELS.map((level) => (
          <g key={level}>
            <path className="grid" d={`M${LEFT} ${yOf(level)}h${PLOT.width}`} />
            <text x={LEFT - 8} y={yOf(level) + 5} textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        {FREQUENCIES.map((one) => (
          <g key={one}>
            <path className={one === now ? 'now' : 'grid'} d={`M${xOf(one)} ${TOP}v${PLOT.height}`} />
            <text x={xOf(one)} y={HEIGHT - 4} textAnchor="middle">
              {shortTone(one)}
            </text>
          </g>
        ))}
        <text x={LEFT + PLOT.width - 4} y={TOP - 9} textAnchor="end">
          {t('Hearing.Audiogram.Typical')}
        </text>
        <EarLine ear="right" levels={levels.right} />
        <EarLine ear="left" levels={levels.left} />
      </svg>
      <p className="small soft">{t('Hearing.Audiogram.Axes')}</p>
      {withTable ? (
        <DataTable
          caption={t('Hearing.Audiogram.Table')}
          corner={t('Hearing.Audiogram.Tone')}
          stacks={false}
          columns={[
            { id: 'right', label: t('Hearing.Right'), numeric: true },
            { id: 'left', label: t('Hearing.Left'), numeric: true },
          ]}
          rows={FREQUENCIES.map((one) => ({
            id: String(one),
            header: t('Hearing.Audiogram.Hz', { value: one.toLocaleString(tag) }),
            cells: { right: cell(levels.right[one]), left: cell(levels.left[one]) },
          }))}
        />
      ) : null}
    </Root>
  );
}

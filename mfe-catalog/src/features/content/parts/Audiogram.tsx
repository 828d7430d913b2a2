import { useTranslation } from '@sightline/shared-lib/runtime';
import { EyeMark } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

const Root = styled.div`
  width: 100%;
  max-width: 720px;
  & > .plot {
    position: relative;
    padding-inline-end: 38px;
  }
  & > .plot > .ends > abbr {
    position: absolute;
    inset-inline-end: 0;
    margin-top: -13px;
    top: 57.1%;
  }
  & > .plot > .ends > abbr[data-side='left'] {
    top: 87%;
  }
  & > .tones {
    display: flex;
    justify-content: space-between;
    padding-inline-end: 38px;
  }
  & svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
    fill: none;
    stroke-width: 2;
  }
  & .grid {
    stroke: var(--line);
    stroke-width: 1;
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
`;

/** Levels in the drawing's own units, low tones first: an example, of nobody. */
const RIGHT: readonly number[] = [20, 15, 28, 42, 78, 88];
const LEFT: readonly number[] = [30, 32, 34, 66, 114, 134];
/** Tones at both ends of the lines, in Hz and kHz. */
const LOWEST = 250;
const HIGHEST = 8;
const HEIGHT = 154;
const STEP = 99;
const START = 12;

const xOf = (index: number) => START + index * STEP;
const line = (levels: readonly number[]) => `M${levels.map((y, index) => `${xOf(index)} ${y}`).join('L')}`;

/** An example audiogram: right red and round, left blue and crossed, each line with its letter at the end. */
export function Audiogram({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  return (
    <Root className={className}>
      <div className="plot">
        <svg viewBox={`0 0 520 ${HEIGHT}`} role="img" aria-label={t('Home.Audiogram')}>
          {[4, 41, 78, 115, 152].map((y) => (
            <path key={y} className="grid" d={`M0 ${y}H520`} />
          ))}
          <g className="right">
            <path d={line(RIGHT)} />
            {RIGHT.map((y, index) => (
              <circle key={xOf(index)} cx={xOf(index)} cy={y} r={6} />
            ))}
          </g>
          <g className="left">
            <path d={line(LEFT)} />
            {LEFT.map((y, index) => (
              <path key={xOf(index)} d={`M${xOf(index) - 5} ${y - 5}l10 10m0 -10l-10 10`} />
            ))}
          </g>
        </svg>
        <span className="ends" aria-hidden="true">
          <EyeMark side="right" bare />
          <EyeMark side="left" bare />
        </span>
      </div>
      <p className="tones small soft" aria-hidden="true">
        <span>{t('Hearing.Audiogram.Hz', { value: LOWEST })}</span>
        <span>{t('Hearing.Audiogram.KHz', { value: HIGHEST })}</span>
      </p>
    </Root>
  );
}

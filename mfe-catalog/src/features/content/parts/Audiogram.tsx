import { useTranslation } from '@sightline/shared-lib/runtime';
import { styled } from 'styled-components';

const Root = styled.div`
  width: 100%;
  max-width: 560px;
  & > svg {
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
const RIGHT: readonly number[] = [20, 15, 28, 42, 84, 98];
const LEFT: readonly number[] = [30, 32, 34, 66, 112, 130];
const STEP = 99;
const START = 12;

const xOf = (index: number) => START + index * STEP;
const line = (levels: readonly number[]) => `M${levels.map((y, index) => `${xOf(index)} ${y}`).join('L')}`;

/** An example audiogram: right red and round, left blue and crossed. */
export function Audiogram({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  return (
    <Root className={className}>
      <svg viewBox="0 0 520 154" role="img" aria-label={t('Home.Audiogram')}>
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
    </Root>
  );
}

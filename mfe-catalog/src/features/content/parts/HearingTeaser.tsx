import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Heading, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PartProps } from '../contentPart';
import { teaserStyle } from './teaserStyle';

const Root = styled.section`
  ${teaserStyle}
  & > svg {
    width: 100%;
    max-width: 520px;
    height: auto;
    margin-block: 8px;
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

/** The way into the hearing check, with an example audiogram: right red and round, left blue and crossed. */
export function HearingTeaser({ part }: PartProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return (
    <Root>
      {part.kicker ? <p className="small soft">{part.kicker}</p> : null}
      <Heading level={2}>{part.title}</Heading>
      {part.text ? <p className="text">{part.text}</p> : null}
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
      {part.cta ? <TextLink href={navigation.localise(part.cta.href)}>{part.cta.label}</TextLink> : null}
    </Root>
  );
}

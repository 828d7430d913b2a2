import { styled } from 'styled-components';

const Root = styled.span`
  color: var(--sight);
  font: var(--small);
  font-weight: 500;
  &[data-tone='warn'] {
    color: var(--warn);
  }
  &[data-on='plate'] {
    color: var(--plate-sight);
  }
  &[data-on='plate'][data-tone='warn'] {
    color: var(--plate-warn);
  }
`;

export interface BadgeFacts {
  readonly text: string;
  /** `sight` for the primary badge, `warn` for stock words that stand in for it. */
  readonly tone?: 'sight' | 'warn';
}

export interface BadgeProps extends BadgeFacts {
  /** What is behind it: a product plate keeps its light colours in the dark theme. */
  readonly on?: 'ground' | 'plate' | undefined;
}

/** One primary badge, as words (CAT-04). */
export function Badge({ text, tone = 'sight', on = 'ground' }: BadgeProps) {
  return (
    <Root data-tone={tone} data-on={on}>
      {text}
    </Root>
  );
}

export interface SecondaryBadgesProps {
  readonly badges: readonly string[];
}

/** At most two secondary badges, joined by a middle dot (CAT-04). */
export function SecondaryBadges({ badges }: SecondaryBadgesProps) {
  if (badges.length === 0) return null;
  return <span className="small soft">{badges.slice(0, 2).join(' · ')}</span>;
}

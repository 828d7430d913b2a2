import { styled } from 'styled-components';
import { useKitText } from '../text/KitText';

const Root = styled.output`
  position: relative;
  display: grid;
  align-content: start;
  gap: 10px;
  animation: show 1ms 300ms both;
  &[data-fills='tile'] {
    min-height: 290px;
    padding-top: 154px;
  }
  &[data-fills='row'] {
    min-height: 96px;
    padding-top: 24px;
  }
  &[data-fills='panel'] {
    min-height: 400px;
    padding-top: 64px;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-inline-end: 0;
    top: 66px;
    border-top: 1px solid var(--line);
  }
  &[data-fills='row']::before,
  &[data-fills='row']::after {
    top: 0;
  }
  &[data-fills='panel']::before,
  &[data-fills='panel']::after {
    top: 40px;
  }
  &::after {
    border-top: 1.5px solid var(--sight);
    transform-origin: left;
    animation: draw 2.1s var(--motion-ease) 300ms infinite;
  }
  & > .bar {
    width: 38%;
    height: 14px;
    background: var(--sunk);
  }
  & > .bar + .bar {
    width: 56%;
  }
  & > .late {
    animation: show 1ms 5s both;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      animation: none;
    }
  }
`;

export interface SkeletonProps {
  /** The height it keeps free: a product tile, a list row, a whole panel. */
  readonly fills?: 'tile' | 'row' | 'panel' | undefined;
  /** Sentence after five seconds; the kit's own unless told. */
  readonly slowText?: string | undefined;
}

/** The line and two bars in the final height, after 300 ms; after 5 s a sentence. Timed by style alone. */
export function Skeleton({ fills = 'row', slowText }: SkeletonProps) {
  const text = useKitText();
  return (
    <Root data-fills={fills}>
      <span className="vh">{text('Kit.Loading')}</span>
      <span className="bar" />
      <span className="bar" />
      <span className="late small soft">{slowText ?? text('Kit.Slow')}</span>
    </Root>
  );
}

import { styled } from 'styled-components';

const Root = styled.div`
  position: relative;
  height: 3px;
  &::before {
    content: '';
    position: absolute;
    inset: 1px 0 auto;
    border-top: 1px solid var(--line-2);
  }
  & > progress {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 3px;
    appearance: none;
    border: 0;
    background: none;
    color: var(--sight);
  }
  & > progress::-webkit-progress-bar {
    background: none;
  }
  & > progress::-webkit-progress-value {
    background: var(--sight);
  }
  & > progress::-moz-progress-bar {
    background: var(--sight);
  }
  & > progress:indeterminate {
    opacity: 0;
  }
  &[data-drawing]::after {
    content: '';
    position: absolute;
    inset: 0.75px 0 auto;
    border-top: 1.5px solid var(--sight);
    transform-origin: left;
    animation: draw 1.26s var(--motion-ease) infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-drawing]::after {
      animation: none;
    }
  }
`;

export interface ProgressLineProps {
  /** What is under way, for screen readers. */
  readonly label: string;
  /** How far, from 0 to `max`; without it the line just draws. */
  readonly value?: number | undefined;
  readonly max?: number | undefined;
}

/** Progress is the line being drawn. */
export function ProgressLine({ label, value, max = 100 }: ProgressLineProps) {
  return (
    <Root data-drawing={value === undefined ? '' : undefined}>
      <progress aria-label={label} value={value} max={max} />
    </Root>
  );
}

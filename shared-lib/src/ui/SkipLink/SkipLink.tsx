import { styled } from 'styled-components';
import { useKitText } from '../text/KitText';

const Root = styled.a`
  position: absolute;
  z-index: 40;
  inset-inline-start: 8px;
  top: 8px;
  padding: 12px 20px;
  background: var(--ink);
  color: var(--on-ink);
  font-weight: 500;
  forced-color-adjust: none;
  /* A finger that sends the focus here by chance does not see it. */
  &:not(:focus-visible) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

export interface SkipLinkProps {
  /** Id of the main landmark, `main` by default. */
  readonly target?: string | undefined;
  /** "Skip to content" where it is not said. */
  readonly children?: string | undefined;
}

/** First stop of the keyboard on every page, and before every long row of controls. */
export function SkipLink({ target = 'main', children }: SkipLinkProps) {
  const text = useKitText();
  return <Root href={`#${target}`}>{children ?? text('Kit.Skip')}</Root>;
}

import { styled } from 'styled-components';
import { useKitText } from '../text/KitText';

const Root = styled.abbr`
  display: inline-grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border: 1.5px solid var(--right);
  border-radius: 50%;
  color: var(--right);
  font: var(--small);
  font-weight: 600;
  text-decoration: none;
  /* Two letters keep off the ring. */
  &[data-letters='2'] {
    font-size: 0.6875rem;
  }
  &[data-side='left'] {
    border-color: var(--left);
    color: var(--left);
  }
`;

export interface EyeMarkProps {
  readonly side: 'right' | 'left';
  /** A sign alone, for what says the side in words itself, or is about ears. */
  readonly bare?: boolean;
}

/** R or L in its ring: right is red, left is blue, and always the letter. */
export function EyeMark({ side, bare = false }: EyeMarkProps) {
  const text = useKitText();
  const [word, sign] =
    side === 'right'
      ? [text('Kit.Eye.Right'), text('Kit.Eye.RightSign')]
      : [text('Kit.Eye.Left'), text('Kit.Eye.LeftSign')];
  return (
    <Root data-side={side} data-letters={sign.length} title={bare ? undefined : word}>
      <span aria-hidden="true">{sign}</span>
      {bare ? null : <span className="vh">{word}</span>}
    </Root>
  );
}

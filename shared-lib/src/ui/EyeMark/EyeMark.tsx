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
  &[data-side='left'] {
    border-color: var(--left);
    color: var(--left);
  }
`;

export interface EyeMarkProps {
  readonly side: 'right' | 'left';
  /** How a paper that lies beside it calls the eye, in place of the letter of the language. */
  readonly sign?: string;
  /** A sign alone, for what says the side in words itself, or is about ears. */
  readonly bare?: boolean;
}

/** R or L in its ring: right is red, left is blue, and always the letter. */
export function EyeMark({ side, sign, bare = false }: EyeMarkProps) {
  const text = useKitText();
  const word = text(side === 'right' ? 'Kit.Eye.Right' : 'Kit.Eye.Left');
  return (
    <Root data-side={side} title={bare ? undefined : word}>
      <span aria-hidden="true">{sign ?? text(side === 'right' ? 'Kit.Eye.RightSign' : 'Kit.Eye.LeftSign')}</span>
      {bare ? null : <span className="vh">{word}</span>}
    </Root>
  );
}

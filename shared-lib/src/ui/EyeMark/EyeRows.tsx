import { styled } from 'styled-components';
import type { EyeWords } from '../../domain/lens';
import { EyeMark } from './EyeMark';

const Root = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  margin-top: 2px;
  /* The first line of small words stands level with the mark. */
  & > .eye-values {
    padding-block: 3px;
    text-wrap: pretty;
  }
  & > .eye-values::first-letter {
    text-transform: uppercase;
  }
`;

/** What each eye wears in words, with its mark: a line for R and one for L. */
export function EyeRows({ eyes }: { readonly eyes: readonly EyeWords[] }) {
  return eyes.map(({ side, eye, values }) => (
    <Root key={side} className="small soft">
      <EyeMark side={side} bare />
      <span className="eye-values">
        <span className="vh">{eye}, </span>
        {values}
      </span>
    </Root>
  ));
}

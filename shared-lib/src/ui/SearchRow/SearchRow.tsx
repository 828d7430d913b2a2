import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 56px;
  gap: 8px;
  align-items: end;
  & > button {
    justify-content: center;
    min-height: 48px;
    padding: 0;
  }
`;

export interface SearchRowProps {
  /** What the sign on the button is called. */
  readonly submit: string;
  /** For a search inside a form of something else: pressed, it sends nothing. */
  readonly onFind?: (() => void) | undefined;
  /** The field. */
  readonly children: ReactNode;
}

/** A field and the sign that looks for what stands in it: one row in every search. */
export function SearchRow({ submit, onFind, children }: SearchRowProps) {
  return (
    <Root>
      {children}
      <Button type={onFind ? 'button' : 'submit'} onClick={onFind}>
        <Icon name="search" />
        <span className="vh">{submit}</span>
      </Button>
    </Root>
  );
}

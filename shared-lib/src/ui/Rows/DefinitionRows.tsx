import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.dl`
  border-top: 1px solid var(--line);
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 24px;
    padding-block: 12px;
    border-bottom: 1px solid var(--line);
  }
  & > div:last-child {
    border-bottom: 0;
  }
  & dt {
    color: var(--ink-2);
  }
  & dd {
    /* Long ones break beside their term, and go below it only where not even a word has room. */
    flex: 1 1 4em;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & > div > .row-help {
    flex-basis: 100%;
    margin-inline-start: 0;
    /* A line of words, and nothing beside it. */
    padding-inline-end: max(0px, 100% - 34em);
    text-align: start;
    text-wrap: pretty;
    color: var(--ink-3);
  }
`;

export interface DefinitionRowsProps {
  readonly rows: readonly { readonly term: string; readonly value: ReactNode; readonly help?: ReactNode }[];
}

/** Facts, one a line: term left, value right, its plain words below both. */
export function DefinitionRows({ rows }: DefinitionRowsProps) {
  return (
    <Root>
      {rows.map(({ term, value, help }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {help ? <dd className="row-help small">{help}</dd> : null}
        </div>
      ))}
    </Root>
  );
}

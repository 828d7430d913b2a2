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
  & dt > .row-help {
    display: block;
    max-width: 34em;
    color: var(--ink-3);
  }
  & > div:has(.row-help) {
    flex-wrap: nowrap;
  }
  & > div:has(.row-help) > dd {
    flex: none;
    max-width: 50%;
  }
  & dd {
    margin-inline-start: auto;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

export interface DefinitionRowsProps {
  readonly rows: readonly { readonly term: string; readonly value: ReactNode; readonly help?: ReactNode }[];
}

/** Facts, one a line: term left with its plain words below, value right. */
export function DefinitionRows({ rows }: DefinitionRowsProps) {
  return (
    <Root>
      {rows.map(({ term, value, help }) => (
        <div key={term}>
          <dt>
            {term}
            {help ? <span className="row-help small">{help}</span> : null}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}

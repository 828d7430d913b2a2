import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.dl`
  display: grid;
  gap: 12px;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 24px;
  }
  & dt {
    color: var(--ink-2);
  }
  & dd {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > [data-tone='sight'] dd {
    color: var(--sight);
  }
  & > [data-tone='total'] {
    margin-top: 6px;
    padding-top: 16px;
    border-top: 1.5px solid var(--ink);
    font: var(--t2);
  }
  & > [data-tone='total'] dt {
    color: inherit;
  }
`;

export interface TotalsRow {
  readonly term: ReactNode;
  readonly amount: ReactNode;
  /** Reductions in the signal colour, the total large below its line. */
  readonly tone?: 'plain' | 'sight' | 'total';
  readonly key: string;
}

export interface TotalsProps {
  readonly rows: readonly TotalsRow[];
}

/** Amounts that add up, and their total. */
export function Totals({ rows }: TotalsProps) {
  return (
    <Root>
      {rows.map(({ key, term, amount, tone = 'plain' }) => (
        <div key={key} data-tone={tone}>
          <dt>{term}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </Root>
  );
}

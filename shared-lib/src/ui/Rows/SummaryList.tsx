import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.dl`
  border-top: 1px solid var(--line);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    column-gap: 16px;
    padding-block: 14px;
    border-bottom: 1px solid var(--line);
  }
  & dt {
    color: var(--ink-2);
  }
  & .summary-value {
    grid-row: 2;
    grid-column: 1 / -1;
  }
  & .summary-amount {
    grid-column: 2;
    font-variant-numeric: tabular-nums;
  }
  & .summary-action {
    grid-column: 3;
  }
`;

export interface SummaryAnswer {
  /** Tells answers apart where several have the same term. */
  readonly id?: string;
  readonly term: string;
  readonly value: ReactNode;
  readonly amount?: ReactNode;
  /** A link that leads back to the question; its hidden words name it. */
  readonly action?: ReactNode;
}

export interface SummaryListProps {
  readonly answers: readonly SummaryAnswer[];
}

/** Answers given so far, each changeable. */
export function SummaryList({ answers }: SummaryListProps) {
  return (
    <Root>
      {answers.map(({ id, term, value, amount, action }) => (
        <div key={id ?? term}>
          <dt>{term}</dt>
          {amount ? <dd className="summary-amount">{amount}</dd> : null}
          {action ? <dd className="summary-action">{action}</dd> : null}
          <dd className="summary-value">{value}</dd>
        </div>
      ))}
    </Root>
  );
}

import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  /* What was searched for may be one word without end. */
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 8px;
  max-width: 34em;
  & > .empty-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 4px;
  }
`;

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** What to do next: links, chips, one button. */
  readonly actions?: ReactNode;
}

/** Nothing is here, and what to do about it. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <Root>
      <p className="t2">{title}</p>
      {children ? <div className="soft">{children}</div> : null}
      {actions ? <div className="empty-actions">{actions}</div> : null}
    </Root>
  );
}

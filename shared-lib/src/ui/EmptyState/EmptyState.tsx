import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FrameShape } from '../../domain/lens/shapeNumbers';
import { FrameSign } from '../FrameSign/FrameSign';

const Root = styled.div`
  display: grid;
  /* What was searched for may be one word without end. */
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 8px;
  overflow-wrap: anywhere;
  & > :is(.t2, .soft) {
    max-width: 34em;
    text-wrap: pretty;
  }
  /* A frame that hangs on the line, as everywhere else. */
  & > .empty-sign {
    width: 100%;
    margin-bottom: 8px;
    color: var(--ink-3);
    background: linear-gradient(var(--sight), var(--sight)) 0 50% / 100% 1px no-repeat;
  }
  & > .empty-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
  }
`;

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Shape of a frame that stands for what is not here. */
  readonly sign?: FrameShape | undefined;
  /** What to do next: links, chips, one button. */
  readonly actions?: ReactNode;
}

/** Nothing is here, and what to do about it. */
export function EmptyState({ title, children, sign, actions }: EmptyStateProps) {
  return (
    <Root>
      {sign ? (
        <div className="empty-sign">
          <FrameSign shape={sign} height={88} />
        </div>
      ) : null}
      <p className="t2">{title}</p>
      {children ? <div className="soft">{children}</div> : null}
      {actions ? <div className="empty-actions">{actions}</div> : null}
    </Root>
  );
}

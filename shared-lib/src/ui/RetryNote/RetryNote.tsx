import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Note } from '../Note/Note';

export interface RetryNoteProps {
  /** Bad speaks at once; a warning, what the shopper can do without, when there is a moment. */
  readonly tone?: 'bad' | 'warn' | undefined;
  readonly title?: ReactNode;
  /** What did not come. */
  readonly children: ReactNode;
  /** Words of the button. */
  readonly retryText: string;
  readonly onRetry: () => void;
}

/** A part that did not load, in its own place, with the way to try again (look, section 8); a connection that comes back is reason enough. */
export function RetryNote({ tone = 'bad', title, children, retryText, onRetry }: RetryNoteProps) {
  const retry = useEffectEvent(() => onRetry());
  useEffect(() => {
    const connected = () => retry();
    window.addEventListener('online', connected);
    return () => window.removeEventListener('online', connected);
  }, []);
  return (
    <Note
      tone={tone}
      live={tone === 'bad' ? 'alert' : 'status'}
      title={title}
      action={
        <Button variant="text" onClick={onRetry}>
          {retryText}
        </Button>
      }
    >
      {children}
    </Note>
  );
}

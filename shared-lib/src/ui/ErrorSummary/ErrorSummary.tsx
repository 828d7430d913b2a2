import { useEffect, useRef } from 'react';
import { Note } from '../Note/Note';

export interface ErrorSummaryProps {
  /** For example "Two things to fix". */
  readonly title: string;
  /** The same words as beside the fields; `fieldId` is the id of the control or of its group. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/** What stopped a form, at its top, focused when it appears; each line leads to its field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  // Only when it appears: whoever corrects one field after the other keeps the focus there.
  useEffect(() => {
    if (shown) root.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <Note tone="bad" title={title} live="alert" aria-live="off" ref={root} tabIndex={-1}>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              className="link"
              href={`#${fieldId}`}
              onClick={(event) => {
                const found = document.getElementById(fieldId);
                if (!found) return;
                event.preventDefault();
                const control = found.matches('fieldset')
                  ? found.querySelector<HTMLElement>('input, select, textarea')
                  : found;
                control?.focus();
                found.scrollIntoView?.({ block: 'center' });
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}

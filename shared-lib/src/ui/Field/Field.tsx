import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon';
import { useKitText } from '../text/KitText';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  & > .field-label {
    margin-bottom: 6px;
    font-weight: 500;
  }
  & > .field-label > .soft {
    font-weight: 400;
  }
  & > .field-help {
    margin-top: 6px;
    text-wrap: pretty;
  }
  & > .field-error {
    display: flex;
    gap: 8px;
    margin-top: 6px;
    color: var(--bad);
    font: var(--small);
    font-weight: 500;
    /* What was typed is told again, however long a word it is. */
    overflow-wrap: anywhere;
  }
  & > .field-error > .icon {
    margin-top: 2px;
  }
`;

export interface FieldFacts {
  readonly label: ReactNode;
  /** Optional fields say so; required ones say nothing. */
  readonly optional?: boolean | undefined;
  readonly help?: ReactNode;
  /** What is wrong and how to put it right. */
  readonly error?: ReactNode;
  /** Keeps the label for screen readers only, where a heading already says it. */
  readonly labelHidden?: boolean | undefined;
}

export interface FieldLinks {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldFacts {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Draws the control with the ids that tie it to its words. */
  readonly children: (links: FieldLinks) => ReactNode;
}

/** Label above, help and then the error below, tied to the control by ids. */
export function Field({ id, label, optional, help, error, labelHidden, className, children }: FieldProps) {
  const text = useKitText();
  const generated = useId();
  const control = id ?? generated;
  const describedBy = [error ? `${control}-error` : '', help ? `${control}-help` : ''].filter(Boolean).join(' ');
  return (
    <Root className={className}>
      <label className={labelHidden ? 'vh' : 'field-label'} htmlFor={control}>
        {label}
        {optional ? <span className="soft"> {text('Kit.Optional')}</span> : null}
      </label>
      {children({
        id: control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {help ? (
        <span className="field-help small soft" id={`${control}-help`}>
          {help}
        </span>
      ) : null}
      {error ? (
        <span className="field-error" id={`${control}-error`}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </span>
      ) : null}
    </Root>
  );
}

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon';
import { checkMark, checkMarkOn } from './markStyle';

const Root = styled.div`
  & > label {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
  }
  & input {
    ${checkMark}
  }
  & input:checked {
    ${checkMarkOn}
  }
  & input:disabled {
    border-color: var(--line);
    background: var(--sunk);
  }
  & input:disabled:checked {
    border-color: var(--ink-3);
    background: var(--ink-3);
  }
  & > label:has(> input:disabled) {
    cursor: default;
  }
  & input[aria-invalid] {
    border: 2px solid var(--bad);
  }
  & > .check-more {
    display: flex;
    gap: 8px;
    margin-block: -4px 6px;
    margin-inline: 34px 0;
  }
  & > .check-error {
    color: var(--bad);
    font-weight: 500;
  }
`;

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
}

/** A yes or no; never ticked for the shopper where the law wants a deliberate tick. */
export function Checkbox({ label, help, error, id, className, ...input }: CheckboxProps) {
  const generated = useId();
  const control = id ?? generated;
  const describedBy = [error ? `${control}-error` : '', help ? `${control}-help` : ''].filter(Boolean).join(' ');
  return (
    <Root className={className}>
      <label htmlFor={control}>
        <input
          {...input}
          id={control}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <span>{label}</span>
      </label>
      {help ? (
        <span className="check-more small soft" id={`${control}-help`}>
          {help}
        </span>
      ) : null}
      {error ? (
        <span className="check-more check-error small" id={`${control}-error`}>
          <Icon name="warning" size={16} />
          {error}
        </span>
      ) : null}
    </Root>
  );
}

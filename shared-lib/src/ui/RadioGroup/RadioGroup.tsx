import { useId, type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { radioMark } from '../Checkbox/markStyle';
import { Icon } from '../Icon/Icon';
import { radioState } from './radioState';

const Root = styled.fieldset`
  & > .radio-legend {
    margin-bottom: 6px;
    font-weight: 500;
  }
  & > .radios {
    display: grid;
  }
  & > .radios[data-inline] {
    display: flex;
    flex-wrap: wrap;
    column-gap: 24px;
  }
  & > .radios > label {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
  }
  & > .radios > label > input {
    ${radioMark}
  }
  & > .radio-error {
    display: flex;
    gap: 8px;
    color: var(--bad);
    font-weight: 500;
  }
`;

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Given to every radio, as react-hook-form's `register` expects. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly optional?: ReactNode;
  readonly error?: ReactNode;
  /** Options beside each other. */
  readonly inline?: boolean | undefined;
  readonly id?: string | undefined;
}

/** A few short answers to one question. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, value, defaultValue, onChange, onBlur, ref, optional, error, inline, id } = props;
  const generated = useId();
  const base = id ?? generated;
  return (
    <Root id={base} aria-describedby={error ? `${base}-error` : undefined}>
      <legend className="radio-legend">
        {legend}
        {optional ? <span className="soft"> {optional}</span> : null}
      </legend>
      <div className="radios" data-inline={inline ? '' : undefined}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              {...radioState({ value, defaultValue, onChange }, option.value)}
              ref={ref}
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              onChange={onChange}
              onBlur={onBlur}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error ? (
        <span className="radio-error small" id={`${base}-error`}>
          <Icon name="warning" size={16} />
          {error}
        </span>
      ) : null}
    </Root>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldFacts } from '../Field/Field';
import { controlStyle } from '../Field/controlStyle';
import { Icon } from '../Icon/Icon';

const Wrap = styled.span`
  position: relative;
  display: grid;
  & > select {
    ${controlStyle}
    appearance: none;
    padding-inline-end: 40px;
    text-overflow: ellipsis;
  }
  & > .icon {
    position: absolute;
    inset-inline-end: 15px;
    top: calc(50% - 8px);
    color: var(--ink-3);
    pointer-events: none;
  }
`;

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children'>, FieldFacts {
  readonly options: readonly SelectOption[];
  /** First, empty choice, for example "Choose a state". */
  readonly emptyLabel?: string | undefined;
}

/** A choice from a known list, with the platform's own picker. */
export function Select(props: SelectProps) {
  const { label, optional, help, error, labelHidden, id, className, options, emptyLabel, ...select } = props;
  return (
    <Field {...{ label, optional, help, error, labelHidden, id, className }}>
      {(links) => (
        <Wrap>
          <select {...select} {...links}>
            {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={16} />
        </Wrap>
      )}
    </Field>
  );
}

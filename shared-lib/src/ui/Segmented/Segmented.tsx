import type { ChangeEventHandler, Ref } from 'react';
import { styled } from 'styled-components';
import { radioState } from '../RadioGroup/radioState';

const Root = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  border: 1px solid var(--line-2);
  border-radius: var(--radius);
  background: var(--surface);
  & > label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 40px;
    padding: 6px 14px;
    text-align: center;
    cursor: pointer;
  }
  &[data-wide] > label {
    flex: 1;
  }
  & > label + label {
    border-inline-start: 1px solid var(--line-2);
  }
  & > label:has(:checked) {
    background: var(--ink);
    color: var(--on-ink);
    font-weight: 600;
    forced-color-adjust: none;
  }
  & > label:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    z-index: 1;
  }
  & input {
    position: absolute;
    inset: -2px 0;
    opacity: 0;
    cursor: pointer;
  }
`;

export interface SegmentedProps {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Fills the width of its container in equal parts. */
  readonly wide?: boolean | undefined;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Two to four joined choices: list or map, light, dark or automatic. */
export function Segmented({ label, name, options, wide, value, defaultValue, onChange, ref }: SegmentedProps) {
  return (
    <Root data-wide={wide ? '' : undefined}>
      <legend className="vh">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            {...radioState({ value, defaultValue, onChange }, option.value)}
            ref={ref}
            type="radio"
            name={name}
            value={option.value}
            onChange={onChange}
          />
          {option.label}
        </label>
      ))}
    </Root>
  );
}

import { useId, type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { radioMark } from '../Checkbox/markStyle';
import { Icon } from '../Icon/Icon';
import { radioState } from '../RadioGroup/radioState';

const Root = styled.fieldset`
  & > .rows-legend {
    padding: 0;
    margin-bottom: 12px;
    font-weight: 500;
  }
  & > .row {
    position: relative;
    border: 1px solid var(--line-2);
    background: var(--surface);
  }
  & > .row + .row {
    margin-top: -1px;
  }
  & > .row:has(> label > input:checked) {
    z-index: 1;
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1.5px var(--ink);
    @media (forced-colors: active) {
      border: 3px solid Highlight;
    }
  }
  & > .row:has(> label > input:focus-visible) {
    z-index: 2;
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & > .row > label {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr) auto;
    column-gap: 14px;
    padding: 18px 20px;
    cursor: pointer;
  }
  & > .row > label > input {
    ${radioMark}
    outline: 0;
  }
  & > .row > label > input:disabled {
    border-color: var(--line);
  }
  & > .row > label:has(> input:disabled) {
    color: var(--ink-3);
    cursor: not-allowed;
  }
  & .row-label {
    font-weight: 500;
  }
  & .row-aside {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & .row-hint {
    grid-column: 2 / -1;
    white-space: pre-line;
    text-wrap: pretty;
  }
  & .row-good {
    display: block;
    color: var(--good);
  }
  & > .row > .row-open {
    display: none;
    padding: 0 20px 20px;
  }
  & > .row:has(> label > input:checked) > .row-open {
    display: block;
  }
  & > .rows-error {
    display: flex;
    gap: 8px;
    margin-top: 6px;
    color: var(--bad);
    font-weight: 500;
  }
`;

export interface RadioRow {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Right side: a price, accepted cards. */
  readonly aside?: ReactNode;
  /** Advice in words, in green. */
  readonly advice?: ReactNode;
  /** Shown inside the row while it is chosen. */
  readonly children?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioRowsProps {
  readonly legend: ReactNode;
  /** Keeps the legend for screen readers only, where a heading already says it. */
  readonly legendHidden?: boolean | undefined;
  readonly name: string;
  readonly rows: readonly RadioRow[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Given to every radio, as react-hook-form's `register` expects. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly error?: ReactNode;
  readonly id?: string | undefined;
}

/** Joined rows to choose from; the chosen one has a frame and may open in place. */
export function RadioRows(props: RadioRowsProps) {
  const { legend, legendHidden, name, rows, value, defaultValue, onChange, onBlur, ref, error, id } = props;
  const generated = useId();
  const base = id ?? generated;
  return (
    <Root id={base} aria-describedby={error ? `${base}-error` : undefined}>
      <legend className={legendHidden ? 'vh' : 'rows-legend'}>{legend}</legend>
      {rows.map((row, index) => (
        <div className="row" key={row.value}>
          <label>
            <input
              {...radioState({ value, defaultValue, onChange }, row.value)}
              ref={ref}
              type="radio"
              name={name}
              value={row.value}
              disabled={row.disabled}
              onChange={onChange}
              onBlur={onBlur}
              // The hint lies in the label, to be pressed too: read as its name and again as its description it would be read twice.
              aria-labelledby={`${base}-${index}-label ${base}-${index}-aside`}
              aria-describedby={row.hint || row.advice ? `${base}-${index}` : undefined}
            />
            <span className="row-label" id={`${base}-${index}-label`}>
              {row.label}
            </span>
            <span className="row-aside" id={`${base}-${index}-aside`}>
              {row.aside}
            </span>
            {row.hint || row.advice ? (
              <span className="row-hint small soft" id={`${base}-${index}`}>
                {row.hint}
                {row.advice ? <span className="row-good"> {row.advice}</span> : null}
              </span>
            ) : null}
          </label>
          {row.children ? <div className="row-open">{row.children}</div> : null}
        </div>
      ))}
      {error ? (
        <span className="rows-error small" id={`${base}-error`}>
          <Icon name="warning" size={16} />
          {error}
        </span>
      ) : null}
    </Root>
  );
}

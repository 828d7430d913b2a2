import { useRef, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon';
import { useKitText } from '../text/KitText';

const Root = styled.fieldset`
  display: flex;
  width: fit-content;
  border: 1px solid var(--line-2);
  border-radius: var(--radius);
  background: var(--surface);
  & > button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    color: var(--ink-2);
  }
  & > button[aria-disabled='true'] {
    color: var(--line-2);
    cursor: not-allowed;
  }
  & > input {
    width: 32px;
    border: 0;
    background: none;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    text-align: center;
    appearance: textfield;
  }
  & > input::-webkit-inner-spin-button {
    appearance: none;
  }
`;

export interface QuantityProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'ref'> {
  /** Names what is counted, for example the product. */
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  /** The new whole number, within the limits. */
  readonly onQuantity?: (quantity: number) => void;
}

/** A whole number with one step down and up; without script the field itself is posted. */
export function Quantity({ label, min = 1, max = 99, onQuantity, defaultValue, value, ...input }: QuantityProps) {
  const text = useKitText();
  const field = useRef<HTMLInputElement>(null);
  const settle = (wanted: number) => {
    const next = Math.min(max, Math.max(min, Number.isFinite(wanted) ? Math.round(wanted) : min));
    if (field.current && value === undefined) field.current.value = String(next);
    onQuantity?.(next);
  };
  const step = (by: number) => settle(Number(field.current?.value ?? min) + by);
  const at = (limit: number) => (value === undefined ? undefined : Number(value) === limit);
  return (
    <Root aria-label={`${text('Kit.Quantity')}, ${label}`}>
      <button type="button" aria-label={text('Kit.Quantity.Less')} aria-disabled={at(min)} onClick={() => step(-1)}>
        <Icon name="minus" size={16} />
      </button>
      <input
        {...input}
        {...(value === undefined ? { defaultValue: defaultValue ?? min } : { value })}
        ref={field}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        aria-label={text('Kit.Quantity')}
        onChange={(event) => {
          if (event.target.value !== '') settle(event.target.valueAsNumber);
        }}
      />
      <button type="button" aria-label={text('Kit.Quantity.More')} aria-disabled={at(max)} onClick={() => step(1)}>
        <Icon name="plus" size={16} />
      </button>
    </Root>
  );
}

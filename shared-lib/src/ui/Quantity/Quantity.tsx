import { useRef, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { assignRef, typeInto } from '../Field/nativeInput';
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
    @media (forced-colors: active) {
      color: GrayText;
    }
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

export interface QuantityProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Names what is counted, for example the product. */
  readonly label: string;
  /** The new whole number, within the limits. */
  readonly onQuantity?: ((quantity: number) => void) | undefined;
}

/** A whole number, 1 to 99 unless `min` and `max` say otherwise, with one step down and up; without script the field itself is posted. */
export function Quantity(props: QuantityProps) {
  const {
    label,
    min: least = 1,
    max: most = 99,
    onQuantity,
    defaultValue,
    value,
    ref,
    onChange,
    onBlur,
    ...input
  } = props;
  const text = useKitText();
  const [min, max] = [Number(least), Number(most)];
  const field = useRef<HTMLInputElement>(null);
  const within = (wanted: number) => Math.min(max, Math.max(min, Number.isFinite(wanted) ? Math.round(wanted) : min));
  const step = (by: number) => typeInto(field.current, String(within(Number(field.current?.value) + by)));
  const at = (limit: number) => (value === undefined ? undefined : Number(value) === limit);
  return (
    <Root aria-label={`${text('Kit.Quantity')}, ${label}`}>
      <button type="button" aria-label={text('Kit.Quantity.Less')} aria-disabled={at(min)} onClick={() => step(-1)}>
        <Icon name="minus" size={16} />
      </button>
      <input
        {...input}
        {...(value === undefined ? { defaultValue: defaultValue ?? min } : { value })}
        ref={(element) => {
          field.current = element;
          assignRef(ref, element);
        }}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        aria-label={text('Kit.Quantity')}
        onChange={(event) => {
          onChange?.(event);
          if (event.target.value !== '') onQuantity?.(within(event.target.valueAsNumber));
        }}
        onBlur={(event) => {
          typeInto(event.target, String(within(event.target.valueAsNumber)));
          onBlur?.(event);
        }}
      />
      <button type="button" aria-label={text('Kit.Quantity.More')} aria-disabled={at(max)} onClick={() => step(1)}>
        <Icon name="plus" size={16} />
      </button>
    </Root>
  );
}

import { useRef, useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldFacts } from '../Field/Field';
import { assignRef, typeInto } from '../Field/nativeInput';
import { Icon } from '../Icon/Icon';
import { useKitText } from '../text/KitText';
import { ComboboxList } from './ComboboxList';
import { comboboxStyle } from './comboboxStyle';
import { useCombobox } from './useCombobox';

const Root = styled.span`
  ${comboboxStyle}
`;

export interface ComboboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'placeholder' | 'list' | 'type'>, FieldFacts {
  /** Everything that can be chosen; typing something else is allowed, the form decides about it. */
  readonly options: readonly string[];
  /** Which options fit what was typed; those that contain it, unless told. */
  readonly matches?: ((option: string, typed: string) => boolean) | undefined;
  readonly example?: string | undefined;
  readonly onChoose?: ((option: string) => void) | undefined;
  /** Options come while something is typed: there is no list to open before, and none is nothing to speak of. */
  readonly suggesting?: boolean | undefined;
}

const contains = (option: string, typed: string): boolean => option.toLowerCase().includes(typed.trim().toLowerCase());

/** A field that can be typed into or picked from; the value is its text. */
export function Combobox(props: ComboboxProps) {
  const { label, optional, help, error, labelHidden, id, className, ...own } = props;
  const {
    options,
    matches = contains,
    example,
    onChoose,
    suggesting = false,
    onChange,
    onKeyDown,
    onBlur,
    ref,
    ...input
  } = own;
  const text = useKitText();
  const field = useRef<HTMLInputElement>(null);
  const choosing = useRef(false);
  const [typed, setTyped] = useState('');
  const fitting = typed === '' ? options : options.filter((option) => matches(option, typed));
  const box = useCombobox({
    options: fitting,
    onChoose: (option) => {
      choosing.current = true;
      typeInto(field.current, option);
      choosing.current = false;
      setTyped('');
      onChoose?.(option);
    },
  });
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    if (choosing.current) return;
    setTyped(event.target.value);
    box.show();
  };
  return (
    <Field {...{ label, optional, help, error, labelHidden, id, className }}>
      {(links) => (
        <Root>
          <input
            autoComplete="off"
            {...input}
            {...links}
            ref={(element) => {
              field.current = element;
              assignRef(ref, element);
            }}
            type="text"
            role="combobox"
            placeholder={example}
            aria-autocomplete="list"
            aria-expanded={box.shown}
            aria-controls={box.listId}
            aria-activedescendant={box.shown && box.active >= 0 ? `${box.listId}-${box.active}` : undefined}
            onChange={change}
            onKeyDown={(event) => {
              box.onKeyDown(event);
              // What moved or closed the list is not the owner's.
              if (!event.defaultPrevented) onKeyDown?.(event);
            }}
            onClick={box.show}
            onBlur={(event) => {
              box.hide();
              onBlur?.(event);
            }}
          />
          {suggesting ? null : <Icon name="chevronDown" size={16} />}
          <ComboboxList label={typeof label === 'string' ? label : undefined} options={fitting} box={box} />
          <output className="vh">
            {box.shown
              ? text('Kit.Options', { count: fitting.length })
              : typed && fitting.length === 0 && !suggesting
                ? text('Kit.NoOptions')
                : ''}
          </output>
        </Root>
      )}
    </Field>
  );
}

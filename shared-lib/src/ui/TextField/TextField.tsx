import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldFacts } from '../Field/Field';
import { controlStyle } from '../Field/controlStyle';
import { fieldFormats, type FieldFormat } from './fieldFormats';

const Input = styled.input`
  ${controlStyle}
`;

/** The frame around input, prefix and suffix is the field; the input inside has no edges of its own. */
const Affixed = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding-inline: 14px;
  border: 1px solid var(--line-2);
  border-radius: var(--radius);
  background: var(--surface);
  &:has(input:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &:has([aria-invalid]) {
    border: 2px solid var(--bad);
  }
  & input,
  & input[aria-invalid] {
    min-height: 44px;
    padding: 9px 0;
    border: 0;
    outline: 0;
    background: none;
  }
`;

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'placeholder'>, FieldFacts {
  /** Sets type, keyboard and autocomplete. */
  readonly format?: FieldFormat | undefined;
  /** A format example shown while the field is empty; never the label. */
  readonly example?: string | undefined;
  /** Inside the field before the text: a currency sign, a dialling code. */
  readonly prefix?: ReactNode;
  /** Inside the field after the text: a unit, a Show button. */
  readonly suffix?: ReactNode;
}

/** One line of text. Works uncontrolled, in a native form post, and with react-hook-form's `register`. */
export function TextField(props: TextFieldProps) {
  const { label, optional, help, error, labelHidden, id, className, format, example, prefix, suffix, ...input } = props;
  return (
    <Field {...{ label, optional, help, error, labelHidden, id, className }}>
      {(links) => {
        const control = (
          <Input type="text" {...(format && fieldFormats[format])} {...input} {...links} placeholder={example} />
        );
        if (!prefix && !suffix) return control;
        return (
          <Affixed>
            {prefix ? <span className="soft">{prefix}</span> : null}
            {control}
            {suffix}
          </Affixed>
        );
      }}
    </Field>
  );
}

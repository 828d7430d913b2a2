import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldFacts } from '../Field/Field';
import { controlStyle } from '../Field/controlStyle';

const Input = styled.textarea`
  ${controlStyle}
  min-height: 120px;
  resize: vertical;
`;

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'placeholder'>, FieldFacts {}

/** Several lines of text. */
export function TextArea({ label, optional, help, error, labelHidden, id, className, ...input }: TextAreaProps) {
  return (
    <Field {...{ label, optional, help, error, labelHidden, id, className }}>
      {(links) => <Input {...input} {...links} />}
    </Field>
  );
}

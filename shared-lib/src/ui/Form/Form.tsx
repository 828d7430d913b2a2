import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, screenBelow } from '../tokens/tokens';

const FormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px;
  max-width: 640px;
  /* A thumb finds what sends a form wherever it is. */
  @media ${screenBelow.sm} {
    & button[type='submit']:not([data-size='small']),
    & button[type='submit'] + button[data-variant='outlined'] {
      width: 100%;
    }
  }
`;

/**
 * Sections of a form below each other, 640 px at most; our own messages replace the browser's once script runs. A press before that waits for
 * it, and what is typed never gets into an address, also without script.
 */
export function Form({ noValidate = true, method = 'post', ...rest }: ComponentPropsWithRef<'form'>) {
  return <FormRoot data-enhanced="" {...rest} method={method} noValidate={noValidate} />;
}

/** Short fields that belong together: in pairs on one line from 600 px. */
export const FieldRow = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: minmax(0, 1fr);
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const FieldSetRoot = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  & > legend {
    float: left;
    width: 100%;
    font: var(--t2);
    letter-spacing: -0.006em;
  }
  & > legend + * {
    clear: both;
  }
  & > .set-hint {
    margin-top: -16px;
  }
`;

export interface FieldSetProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'title'> {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
}

/** One section of a form with its title and, if needed, one sentence. */
export function FieldSet({ legend, hint, children, ...rest }: FieldSetProps) {
  return (
    <FieldSetRoot {...rest}>
      <legend>{legend}</legend>
      {hint ? <p className="set-hint soft">{hint}</p> : null}
      {children}
    </FieldSetRoot>
  );
}

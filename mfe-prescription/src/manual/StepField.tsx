import { OPTICAL_KIND, RANGES, parseOptical, type NumberField } from '@sightline/shared-lib/domain/prescription';
import type { FieldBinding } from '@sightline/shared-lib/forms';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Icon, TextField } from '@sightline/shared-lib/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';

import { afterFrame } from '../afterFrame';
import { asPrinted, stepped, withOtherSign } from './steps';
import { useSelectedFocus } from './useSelectedFocus';

const Steps = styled.span`
  display: grid;
  margin-inline-end: -13px;
  border-inline-start: 1px solid var(--line);
  & > button {
    display: grid;
    place-items: center;
    width: 32px;
    height: 24px;
    color: var(--ink-2);
  }
  & > button + button {
    border-top: 1px solid var(--line);
  }
  /* A finger needs wider ones; on the narrowest screens the digits need the room more. */
  @media (any-pointer: coarse) {
    & > button {
      width: 40px;
    }
  }
  @media (any-pointer: coarse) and (max-width: 359px) {
    display: none;
  }
`;

/** Keyboards of figures have no minus on some telephones, and most prescriptions begin with one. */
const Sign = styled.button`
  display: none;
  place-items: center;
  width: 44px;
  height: 46px;
  margin-block: 0;
  margin-inline: -14px -6px;
  border-inline-end: 1px solid var(--line);
  @media (any-pointer: coarse) {
    display: grid;
  }
`;

/** Steps by key; a page is a dioptre, or ten degrees. */
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [1, 1],
  ArrowDown: [-1, -1],
  PageUp: [4, 10],
  PageDown: [-4, -10],
};

/** A number field of the browser knows neither a comma nor a plus sign: this is a text field that steps. */
const SPINBUTTON = { role: 'spinbutton', autoComplete: 'off' } as const;

interface StepFieldProps {
  readonly field: NumberField;
  readonly binding: FieldBinding;
  readonly label: string;
  /** What the paper calls it. */
  readonly sign: string;
  /** Its name with the eye, for the buttons. */
  readonly fullName: string;
  readonly typed: string;
  readonly optional?: boolean;
  readonly example?: string;
  readonly onStep: (text: string) => void;
}

/** A value of the paper: typed with comma or point, or stepped by buttons and arrow keys (RX-02). */
export function StepField(props: StepFieldProps): ReactNode {
  const { field, binding, label, sign, fullName, typed, optional = false, example, onStep } = props;
  const { t, tag } = useTranslation();
  const selecting = useSelectedFocus();
  const kind = OPTICAL_KIND[field];
  const value = parseOptical(typed);
  const isSigned = kind === 'sphere' || kind === 'cylinder';
  const step = (by: number) => onStep(stepped(kind, typed, by, tag));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key]?.[kind === 'axis' ? 1 : 0];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <TextField
      {...binding}
      {...selecting}
      onBlur={(event) => {
        const printed = asPrinted(kind, typed, tag);
        // A press outside has left the field: what it does is seen first.
        if (printed !== typed) afterFrame(() => onStep(printed));
        binding.onBlur(event);
      }}
      label={
        <>
          {label} <span className="sign">{sign}</span>
        </>
      }
      optional={optional}
      format="decimal"
      className="num"
      example={example}
      {...SPINBUTTON}
      aria-valuemin={RANGES[kind].min}
      aria-valuemax={RANGES[kind].max}
      {...(value === null ? {} : { 'aria-valuenow': value, 'aria-valuetext': typed })}
      onKeyDown={onKeyDown}
      prefix={
        isSigned ? (
          <Sign
            type="button"
            tabIndex={-1}
            aria-label={t('Prescription.Step.Sign', { field: fullName })}
            onClick={() => onStep(withOtherSign(typed))}
          >
            ±
          </Sign>
        ) : undefined
      }
      suffix={
        <Steps>
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('Prescription.Step.More', { field: fullName })}
            onClick={() => step(1)}
          >
            <Icon name="chevronUp" size={16} />
          </button>
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('Prescription.Step.Less', { field: fullName })}
            onClick={() => step(-1)}
          >
            <Icon name="chevronDown" size={16} />
          </button>
        </Steps>
      }
    />
  );
}

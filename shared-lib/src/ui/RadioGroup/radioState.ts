import type { ChangeEventHandler } from 'react';

interface Choice {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
}

/** Who decides whether one radio is chosen: its owner where a value is given, else the radio itself. */
export function radioState({ value, defaultValue, onChange }: Choice, option: string) {
  return value === undefined
    ? { defaultChecked: option === defaultValue }
    : { checked: option === value, readOnly: !onChange };
}

import type { InputHTMLAttributes } from 'react';

export type FieldFormat = 'email' | 'phone' | 'postcode' | 'digits' | 'decimal' | 'password' | 'search' | 'code';

const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Keyboard and correction hints by what is typed; they help, and never forbid. */
export const fieldFormats: Readonly<Record<FieldFormat, InputHTMLAttributes<HTMLInputElement>>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', ...verbatim },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  postcode: { autoComplete: 'postal-code', ...verbatim, autoCapitalize: 'characters' },
  digits: { inputMode: 'numeric', ...verbatim },
  decimal: { inputMode: 'decimal', ...verbatim },
  password: { type: 'password', ...verbatim },
  search: { type: 'search', enterKeyHint: 'search' },
  code: { ...verbatim, autoCapitalize: 'characters', autoComplete: 'off' },
};

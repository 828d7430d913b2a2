import { useState } from 'react';
import { useKitText } from '../text/KitText';
import { TextField, type TextFieldProps } from './TextField';

export type PasswordFieldProps = Omit<TextFieldProps, 'format' | 'suffix' | 'prefix' | 'type'>;

/** A password that can be shown; pasting and password managers work. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const text = useKitText();
  const [shown, setShown] = useState(false);
  const toggle = (
    <button type="button" className="link small reach" aria-pressed={shown} onClick={() => setShown(!shown)}>
      {text(shown ? 'Kit.Hide' : 'Kit.Show')}
    </button>
  );
  return (
    <TextField
      {...rest}
      format="password"
      autoComplete={autoComplete}
      {...(shown ? { type: 'text' } : {})}
      suffix={toggle}
    />
  );
}

import { useTranslation } from '@sightline/shared-lib/runtime';
import { Checkbox, FieldRow, TextField } from '@sightline/shared-lib/ui';

/** What is said of a prescription that is to be kept; null when it is not. */
export interface Keeping {
  readonly firstName: string;
  readonly lastName: string;
  readonly nickName: string;
}

export const NOBODY: Keeping = { firstName: '', lastName: '', nickName: '' };

const LONGEST = { firstName: 128, lastName: 128, nickName: 60 } as const;

interface KeepForNextTimeProps {
  readonly keeping: Keeping | null;
  readonly onChange: (keeping: Keeping | null) => void;
}

/** Whether typed values are saved in the account, and for whom: the shopper chooses (RX-04). */
export function KeepForNextTime({ keeping, onChange }: KeepForNextTimeProps) {
  const { t } = useTranslation();
  const field = (name: keyof Keeping, label: string) => (
    <TextField
      label={label}
      optional
      autoComplete="off"
      maxLength={LONGEST[name]}
      value={keeping?.[name] ?? ''}
      onChange={(event) => onChange({ ...(keeping ?? NOBODY), [name]: event.target.value })}
    />
  );
  return (
    <div>
      <Checkbox
        label={t('Lenses.Keep')}
        help={t('Lenses.Keep.Help')}
        checked={keeping !== null}
        onChange={(event) => onChange(event.target.checked ? NOBODY : null)}
      />
      {keeping ? (
        <>
          <FieldRow>
            {field('firstName', t('Form.Label.firstName'))}
            {field('lastName', t('Form.Label.lastName'))}
          </FieldRow>
          {field('nickName', t('Lenses.Keep.Name'))}
        </>
      ) : null}
    </div>
  );
}

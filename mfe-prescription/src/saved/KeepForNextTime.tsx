import { useTranslation } from '@sightline/shared-lib/runtime';
import { Checkbox } from '@sightline/shared-lib/ui';

interface KeepForNextTimeProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether typed values are saved in the account: the shopper chooses (RX-04). */
export function KeepForNextTime({ checked, onChange }: KeepForNextTimeProps) {
  const { t } = useTranslation();
  return (
    <Checkbox
      label={t('Lenses.Keep')}
      help={t('Lenses.Keep.Help')}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

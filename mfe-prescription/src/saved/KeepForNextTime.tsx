import { useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Checkbox } from '@sightline/shared-lib/ui';

interface KeepForNextTimeProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether typed values are saved: the shopper chooses. A guest's are in the account that the guest creates (RX-04). */
export function KeepForNextTime({ checked, onChange }: KeepForNextTimeProps) {
  const { t } = useTranslation();
  const isSignedIn = useUser()?.userLoggedIn ?? false;
  return (
    <Checkbox
      label={t('Lenses.Keep')}
      help={t(isSignedIn ? 'Lenses.Keep.Help' : 'Lenses.Keep.Help.Guest')}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

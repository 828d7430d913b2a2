import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Stack, Surface } from '@sightline/shared-lib/ui';
import type { ReactNode } from 'react';

/** Beside the form: where it is on the paper, when somebody draws it, and who helps. */
export function SideColumn({ children }: { readonly children?: ReactNode }) {
  const { site } = useServices();
  const { t } = useTranslation();
  return (
    <Surface>
      <Stack gap={3}>
        {children}
        <h2 className="t2">{t('Prescription.Unsure')}</h2>
        <p>{t('Prescription.UnsureText', { phone: site.config.servicePhone })}</p>
      </Stack>
    </Surface>
  );
}

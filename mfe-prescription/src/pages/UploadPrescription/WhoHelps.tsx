import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Stack, Surface } from '@sightline/shared-lib/ui';

import { FormWidth } from '../parts/formWidth';

/** Who helps with a paper that is hard to read. */
export function WhoHelps() {
  const { site } = useServices();
  const { t } = useTranslation();
  return (
    <FormWidth>
      <Surface>
        <Stack gap={3}>
          <h2 className="t2">{t('Prescription.Unsure')}</h2>
          <p>{t('Prescription.UnsureText', { phone: site.config.servicePhone })}</p>
        </Stack>
      </Surface>
    </FormWidth>
  );
}

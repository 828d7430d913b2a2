import type { DialogProps } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Drawer } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { NewsletterSignUp } from '../../features/newsletter/NewsletterSignUp';
import { StepPage } from '../../account/parts/stepStyle';

/** Signing up for the newsletter over the page at hand (SITE-11). */
export function NewsletterOver({ onClose }: DialogProps<null>) {
  const { t } = useTranslation();
  const [touched, setTouched] = useState(false);
  return (
    <Drawer open side="sheet" touched={touched} title={t('Newsletter.Title')} onDismiss={onClose}>
      <StepPage onInput={() => setTouched(true)}>
        <NewsletterSignUp />
      </StepPage>
    </Drawer>
  );
}

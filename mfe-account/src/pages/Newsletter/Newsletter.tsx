import { useTranslation } from '@sightline/shared-lib/runtime';
import { Heading, Page } from '@sightline/shared-lib/ui';

import { NewsletterSignUp } from '../../features/newsletter/NewsletterSignUp';
import { StepPage } from '../../account/parts/stepStyle';

/** Signing up for the newsletter, where nothing lies below; the footer does not offer it a second time. */
export function Newsletter() {
  const { t } = useTranslation();
  return (
    <Page as="main" id="main" tabIndex={-1} data-letter="">
      <StepPage>
        <Heading level={1}>{t('Newsletter.Title')}</Heading>
        <NewsletterSignUp />
      </StepPage>
    </Page>
  );
}

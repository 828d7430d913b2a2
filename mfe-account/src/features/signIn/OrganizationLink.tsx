import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { TextLink } from '@sightline/shared-lib/ui';

/** The way to an account for an organisation. */
export function OrganizationLink() {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return (
    <p className="soft">
      {t('SignIn.Organization.Ask')}{' '}
      <TextLink href={navigation.href({ page: 'sign-in', params: { step: 'register-organization' } })}>
        {t('SignIn.Organization.AskLink')}
      </TextLink>
    </p>
  );
}

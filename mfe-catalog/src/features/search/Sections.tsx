import { CATALOGUE_SEGMENTS } from '@sightline/shared-lib/domain/routing';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink } from '@sightline/shared-lib/ui';

/** Where to start when words lead nowhere. */
export function Sections() {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return CATALOGUE_SEGMENTS.filter((segment) => segment !== 'brands').map((segment) => (
    <ButtonLink key={segment} variant="outlined" size="small" href={navigation.localise(`/${segment}`)}>
      {t(`Section.${segment}`)}
    </ButtonLink>
  ));
}

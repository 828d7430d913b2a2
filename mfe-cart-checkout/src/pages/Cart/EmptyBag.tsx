import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink, EmptyState, TextLink } from '@sightline/shared-lib/ui';

/** A bag with nothing in it: where to go from here. */
export function EmptyBag() {
  const { t } = useTranslation();
  const { navigation } = useServices();
  return (
    <EmptyState
      sign="square"
      title={t('Cart.Empty.Title')}
      actions={
        <>
          <ButtonLink href={navigation.localise('/eyeglasses')}>{t('Cart.Empty.Eyeglasses')}</ButtonLink>
          <ButtonLink variant="outlined" href={navigation.localise('/sunglasses')}>
            {t('Cart.Empty.Sunglasses')}
          </ButtonLink>
        </>
      }
    >
      {t('Cart.Empty.Text')} <TextLink href={navigation.href({ page: 'wishlist' })}>{t('Cart.Empty.Saved')}</TextLink>.
    </EmptyState>
  );
}

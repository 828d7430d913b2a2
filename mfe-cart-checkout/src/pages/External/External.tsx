import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Heading, Page, ProgressLine, Stack } from '@sightline/shared-lib/ui';
import { useEffect } from 'react';

import { CartFailure } from '../../parts/CartFailure';
import { firstIncompleteStep } from '../../state/checkoutSteps';
import { mustSignIn } from '../../state/mustSignIn';
import { useCart } from '../../state/useCart';

/** Where other sites send a shopper to pay: hands over to the first step that is not done, or to the bag. */
export function External() {
  const { t } = useTranslation();
  const { navigation, site } = useServices();
  const user = useUser();
  const view = useCart();
  const target =
    view.status === 'ready' && !view.isFetching
      ? firstIncompleteStep(view.cart, mustSignIn(site, user))
      : view.status === 'empty'
        ? ('cart' as const)
        : null;
  useEffect(() => {
    if (target) void navigation.navigate(navigation.href({ page: target }), { replace: true });
  }, [navigation, target]);
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Stack>
        <Heading level={1} size="d3">
          {t('External.Title')}
        </Heading>
        {view.status === 'failed' ? (
          <CartFailure failure={view.failure} onRetry={view.retry} />
        ) : (
          <ProgressLine label={t('External.Title')} />
        )}
      </Stack>
    </Page>
  );
}

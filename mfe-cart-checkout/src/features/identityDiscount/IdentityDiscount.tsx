import { failureOf } from '@sightline/shared-lib/api/client';
import { identityGroupOf, type Cart } from '@sightline/shared-lib/domain/cart';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Accordion, TextLink } from '@sightline/shared-lib/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { useIdentityDiscountMutation } from '../../state/api';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
`;

/** Put before every refusal of the identity partner (AUTH-13). */
const PREFIX = 'IDMe: ';

/** The way to the identity partner and back: what it vouches for is taken off the bag, what it refuses is said (AUTH-13). */
export function IdentityDiscount({ cart }: { readonly cart: Cart }) {
  const { site, navigation, toasts } = useServices();
  const { t } = useTranslation();
  const [apply] = useIdentityDiscountMutation();
  const cartHref = navigation.href({ page: 'cart' });
  const { orderId } = cart;
  const handled = useRef(false);

  useEffect(() => {
    const accessToken = new URLSearchParams(window.location.search).get('access_token');
    if (!accessToken || handled.current) return;
    handled.current = true;
    // A token works once and has no business in the history.
    window.history.replaceState(window.history.state, '', cartHref);
    void apply({ catalogId: site.catalogId, orderId, accessToken }).then((answer) => {
      if (!answer.error) return toasts.show({ message: t('Cart.Identity.Done'), tone: 'good' });
      const reason = failureOf(answer.error)?.errorMessage || t('Cart.Identity.NoAnswer');
      return toasts.show({ message: `${PREFIX}${reason}`, tone: 'bad' });
    });
  }, [apply, cartHref, orderId, site.catalogId, t, toasts]);

  // A full bag is only known in the browser.
  const partner = site.config.identityDiscountUrl;
  if (partner === '' || cart.promotionCodes.some(({ code }) => identityGroupOf(code))) return null;
  const query = new URLSearchParams({
    redirect_uri: new URL(cartHref, window.location.origin).href,
    locale: site.locale,
  });
  return (
    <Accordion title={t('Cart.Identity.Title')}>
      <Root>
        <p className="small soft">{t('Cart.Identity.Text')}</p>
        <TextLink href={`${partner}?${query}`}>{t('Cart.Identity.Verify')}</TextLink>
      </Root>
    </Accordion>
  );
}

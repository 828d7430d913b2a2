import type { Cart } from '@sightline/shared-lib/domain/cart';
import { storeMethods } from '@sightline/shared-lib/domain/payment';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { useSelector } from '@sightline/shared-lib/store';
import { Button, Note } from '@sightline/shared-lib/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { startExpress } from '../../state/expressPayPal';
import { mustSignIn } from '../../state/mustSignIn';
import { selectOrder } from '../../state/store';

const Root = styled.div`
  display: grid;
  gap: 10px;
  margin-top: 10px;
  & > .small {
    text-align: start;
  }
`;

interface ExpressPayProps {
  readonly cart: Cart;
  /** What stands between this way and the next. */
  readonly children?: ReactNode;
}

/** Paying from the bag: address and payment come from PayPal, the total is confirmed in the shop (PAY-06). */
export function ExpressPay({ cart, children }: ExpressPayProps) {
  const { t } = useTranslation();
  const services = useServices();
  const user = useUser();
  const { paypalExpress } = useSelector(selectOrder);
  const note = useRef<HTMLDivElement>(null);
  const { error, loading } = paypalExpress;
  useEffect(() => {
    if (error) note.current?.focus();
  }, [error]);
  const offered = storeMethods(services.site.config).includes('PAYPAL');
  if (!offered || mustSignIn(services.site, user)) return null;
  return (
    <Root>
      {error ? (
        <Note ref={note} tabIndex={-1} tone="bad" live="alert" title={t(`Pay.Problem.${error}.Title`)}>
          {t(`Pay.Problem.${error}.Text`)}
        </Note>
      ) : null}
      <Button variant="outlined" wide busy={loading} onClick={() => void startExpress(services, cart.orderId)}>
        {t('Express.PayPal')}
      </Button>
      <p className="small soft">{t('Express.Hint')}</p>
      {children}
    </Root>
  );
}

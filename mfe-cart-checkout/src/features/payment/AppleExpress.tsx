import type { Cart } from '@sightline/shared-lib/domain/cart';
import { storeMethods } from '@sightline/shared-lib/domain/payment';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Button, Note } from '@sightline/shared-lib/ui';

import { mustSignIn } from '../../state/mustSignIn';
import { rereadCart } from '../../state/rereadCart';
import { payFromBag } from './applePayExpress';
import { asksFiscalCode } from './asksFiscalCode';
import { usePaying } from './usePaying';

/** Paying from the bag with the sheet of the browser; shown only where it has one, and knows all that a bill wants (PAY-08). */
export function AppleExpress({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation();
  const services = useServices();
  const user = useUser();
  const { pay, problem, setProblem, isPaying } = usePaying(null);
  const offered = storeMethods(services.site.config).includes('APPLE_PAY');
  if (!offered || mustSignIn(services.site, user) || asksFiscalCode(services.site.config)) return null;
  const open = () =>
    payFromBag(services, cart, {
      pay: ({ email, ...sheet }) => {
        const { orderId, grandTotal: total } = cart;
        return pay({ orderId, method: 'APPLE_PAY', billingAddressId: '', email, total, sheet });
      },
      onFailed: () => {
        setProblem('delivery');
        void rereadCart(services);
      },
    });
  return (
    <>
      {problem ? (
        <Note tone="bad" live="alert" title={t(`Pay.Problem.${problem}.Title`)}>
          {t(`Pay.Problem.${problem}.Text`)}
        </Note>
      ) : null}
      <Button variant="outlined" wide busy={isPaying} onClick={open}>
        {t('Express.ApplePay')}
      </Button>
    </>
  );
}

import type { Cart } from '@sightline/shared-lib/domain/cart';
import type { Contact } from '@sightline/shared-lib/domain/person';

import { PaymentForm } from './PaymentForm';
import { useBilling } from './useBilling';
import type { Methods } from './useMethods';
import type { Paying } from './usePaying';

interface BilledPaymentProps {
  readonly cart: Cart;
  readonly contacts: readonly Contact[];
  readonly methods: Methods;
  readonly paying: Paying;
}

/** The form of a bag, which asks whom the order is billed to as well (CHK-04). */
export function BilledPayment({ cart, contacts, methods, paying }: BilledPaymentProps) {
  const billing = useBilling(cart, contacts);
  return <PaymentForm cart={cart} billing={billing} methods={methods} paying={paying} />;
}

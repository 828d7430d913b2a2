import type { ExpiringStorage } from '@sightline/shared-lib/contracts';
import type { Cart, CartChange, InventoryStatus, OrderLine } from '@sightline/shared-lib/domain/cart';
import { cartChanges } from '@sightline/shared-lib/domain/cart';
import { money, zero } from '@sightline/shared-lib/domain/money';

import { STORED } from '../../state/drafts';

/** A cart nobody looked at for longer is shown as new. */
const SEEN_DAYS = 30;

/** What is remembered of a line: no address, no prescription. */
interface SeenLine {
  readonly orderItemId: string;
  readonly name: string;
  readonly partNumber: string;
  readonly quantity: number;
  readonly unitMinor: number;
  readonly inventoryStatus: InventoryStatus;
}

interface SeenCart {
  readonly orderId: string;
  readonly lines: readonly SeenLine[];
}

/** Notes what the shopper sees now (CART-10). */
export function rememberSeen(storage: ExpiringStorage, cart: Cart): void {
  const lines = cart.lines.map(({ orderItemId, name, partNumber, quantity, unitPrice, inventoryStatus }): SeenLine => {
    return { orderItemId, name, partNumber, quantity, unitMinor: unitPrice.minor, inventoryStatus };
  });
  storage.set(STORED.seenCart, { orderId: cart.orderId, lines } satisfies SeenCart, SEEN_DAYS);
}

function isSeen(value: unknown): value is SeenCart {
  return (
    typeof value === 'object' && value !== null && 'orderId' in value && 'lines' in value && Array.isArray(value.lines)
  );
}

const BLANK: Omit<
  OrderLine,
  keyof SeenLine | 'unitPrice' | 'orderItemPrice' | 'shippingCharge' | 'shippingTax' | 'salesTax' | 'totalAdjustment'
> = {
  productId: '',
  status: '',
  contractId: '',
  freeGift: false,
  shipModeId: '',
  shipModeCode: '',
  shipModeDescription: '',
  address: null,
  physicalStoreId: '',
  physicalStoreExternalId: '',
  groupKey: '',
  adjustments: [],
  extendedAttributes: {},
  prescription: null,
  lastUpdateDate: '',
};

function lineOf({ unitMinor, ...seen }: SeenLine, currency: string): OrderLine {
  const nothing = zero(currency);
  const unitPrice = money(unitMinor, currency);
  return {
    ...BLANK,
    ...seen,
    unitPrice,
    orderItemPrice: unitPrice,
    shippingCharge: nothing,
    shippingTax: nothing,
    salesTax: nothing,
    totalAdjustment: nothing,
  };
}

/** What differs from the cart the shopper last saw; nothing when there was none (CART-10). */
export function changesSinceSeen(storage: ExpiringStorage, cart: Cart): readonly CartChange[] {
  const seen = storage.get(STORED.seenCart);
  if (!isSeen(seen)) return [];
  const lines = seen.lines.map((line) => lineOf(line, cart.currency));
  return cartChanges({ ...cart, orderId: seen.orderId, lines }, cart);
}

import type { ExtendedAttribute, LineAddress, Order } from './order.domain';
import type { RecordContext } from './order.record';

/** Attributes that say where an order is, what it cost and what its lenses are called; names, addresses and values of eyes are others. */
const SHOWN = new Set([
  'IS_ROX_ORDER',
  'IsRox',
  'IsRoxLens',
  'IsRoxFrame',
  'RxLensId',
  'lensesReview',
  'prescriptionUploaded',
  'prescriberRequest',
  'prescriberDue',
  'CLAIM_APPLIED',
  'totalInsuranceAdjustment',
  'taxes',
  'giftOf',
  'freeGift',
  'RMAStatus',
  'RMAItemStatus',
  'RMAItemPieces',
  'exchangedFrom',
  'track_number',
  'trackingNumbers',
]);

const shown = (attributes: readonly ExtendedAttribute[]): readonly ExtendedAttribute[] =>
  attributes.filter(({ attributeName }) => SHOWN.has(attributeName));

const townOf = ({ city, country }: LineAddress): LineAddress => ({
  addressId: '',
  firstName: '',
  lastName: '',
  addressLine: [],
  city,
  state: '',
  zipCode: '',
  country,
  phone1: '',
  email1: '',
});

/** A bag as it is shown to a shopper who is only recognised: what is in it and what it costs (AUTH-10). */
export function asRemembered(order: Order): Order {
  const proven = asProven(order);
  const lines = proven.lines.map((line) => ({ ...line, address: null, attributes: shown(line.attributes) }));
  return { ...proven, lines };
}

/** An order that names nobody any more: what was bought, what it cost and the country it went to, for the books (ACC-06). */
export function asAnonymous(order: Order): Order {
  const { lines, ...rest } = asRemembered(order);
  const countryOf = (address: LineAddress | null) => address && { ...townOf(address), city: '' };
  return {
    ...rest,
    buyerId: order.buyerId,
    lines: lines.map((line, index) => ({ ...line, address: countryOf(order.lines[index]?.address ?? null) })),
  };
}

/**
 * An order as it is shown to who proved it by number and e-mail (ORD-03): that proves neither name, street, telephone nor
 * means of payment, and nothing of eyes. Lines keep their attributes: where a prescription stands is read of them.
 */
export function asProven(order: Order): Order {
  return {
    ...order,
    buyerId: '',
    description: '',
    notifyEmail: '',
    insuranceClaim: null,
    attributes: shown(order.attributes),
    lines: order.lines.map((line) => ({
      ...line,
      address:
        line.address && line.pickUp
          ? { ...line.address, phone1: '', email1: '' }
          : line.address && townOf(line.address),
    })),
  };
}

/** What other modules add to it: the way it was paid by name alone. */
export function provenContext(context: RecordContext): RecordContext {
  return {
    ...context,
    canChangeAddress: false,
    instructions: context.instructions.map(({ payMethodId, piDescription }) => ({ payMethodId, piDescription })),
    lineAttributes: ({ attributes }) => shown(attributes),
  };
}

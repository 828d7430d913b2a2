import { ADDRESSES } from './addresses';
import { CARDS } from './cards';
import type { CommerceAnswer, CommerceCall, StoreLocale } from './commerce';
import { operationsWith } from './operations';
import { ask, isInStock, productInStock } from './searchIndex';
import { GATEWAY, OPERATIONS_TOKEN, PLATFORM } from './shopAddress';

const text = (attributeName: string, attributeValue: string) => ({
  attributeName,
  attributeType: 'STRING',
  attributeValue,
});

function expected({ status, body }: CommerceAnswer, wanted: number): CommerceAnswer['body'] {
  if (status !== wanted) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** Part numbers of cheap frames that take lenses, each of another model: an order of many takes one piece of each. */
async function frames(count: number, locale: StoreLocale): Promise<readonly string[]> {
  const [answer] = await ask({
    indexName: 'products_en-us_ungrouped',
    filters: 'attributes.LX_CANONICAL_CATEGORY:"eyeglasses" AND attributes.ROXABLE:"True" AND sort.price.guest < 260',
    hitsPerPage: 60,
  });
  const found: string[] = [];
  for (const { items } of answer?.hits ?? []) {
    if (found.length === count) return found;
    const [item] = items;
    if (item && (await isInStock([item], locale))) found.push(item.partNumber);
  }
  throw new Error('There are not enough frames.');
}

/** A card as its hosted fields give it to the shop. */
async function cardToken(number: string = CARDS.visa): Promise<string> {
  const answer = await fetch(`${GATEWAY}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: GATEWAY },
    body: JSON.stringify({
      number,
      expiry: '12/39',
      securityCode: '123',
      firstName: 'Ann',
      lastName: 'Doe',
    }),
  });
  return ((await answer.json()) as { token: string }).token;
}

interface OfferedLens {
  readonly RxLensId: string;
  readonly lensesReview: Readonly<Record<'Type' | 'TreatmentsFamily', { readonly code: string }>>;
  readonly roxableServices: readonly { readonly partNumber: string }[];
}

/** A placed order of glasses whose prescriptions are still to come, one pair for each use, and a cloth; letters about it go to `email`. It is paid by `card`. */
export async function orderOfLenses(
  call: CommerceCall,
  locale: StoreLocale,
  uses: readonly ('SV' | 'RD')[],
  email?: string,
  card?: string,
): Promise<{ readonly orderId: string; readonly lines: readonly string[] }> {
  const partNumbers = await frames(uses.length, locale);
  const cloth = await productInStock('accessories', { locale });
  const { lenses } = expected(await call('GET', 'rox/lensesData'), 200) as { lenses: readonly OfferedLens[] };
  const pairs = uses.flatMap((use, index) => {
    const lens = lenses.find(
      ({ lensesReview: { Type, TreatmentsFamily } }) => Type.code === use && TreatmentsFamily.code === 'HC',
    );
    const group = { quantity: '1', xitem_field1: `pair-${index}` };
    return [
      {
        ...group,
        partNumber: partNumbers[index],
        orderItemExtendAttribute: [text('RxLensId', lens?.RxLensId ?? '')],
      },
      ...(lens?.roxableServices ?? []).map(({ partNumber }, part) => ({
        ...group,
        partNumber,
        orderItemExtendAttribute: [text(part === 0 ? 'IsRoxLens' : 'IsRox', 'true')],
      })),
    ];
  });
  const orderItem = [...pairs, { partNumber: cloth.items[0]?.partNumber, quantity: '1' }];
  const added = expected(await call('POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem }), 201);
  const orderId = String(added['orderId']);
  const { orderItem: placed } = await placeBag(call, locale, orderId, email, card);
  const lines = (placed as { orderItemId: string; x_prescriptionState?: string }[])
    .filter(({ x_prescriptionState: state }) => state !== undefined)
    .map(({ orderItemId }) => orderItemId);
  return { orderId, lines };
}

/** Says that a shopper's bag is delivered home, by the usual way; answers the address. */
async function deliverHome(call: CommerceCall, locale: StoreLocale) {
  const { addressId } = expected(await call('POST', 'person/@self/contact', ADDRESSES[locale]), 201);
  const modes = expected(await call('GET', 'cart/@self/usable_shipping_mode'), 200)['usableShippingMode'];
  const standard = (modes as { shipModeId: string; shipModeCode: string }[]).find((m) => m.shipModeCode === 'Standard');
  const shipping = { orderId: '.', addressId, shipModeId: standard?.shipModeId, x_calculateOrder: '1' };
  expected(await call('PUT', 'cart/@self/shipping_info', shipping), 200);
  return addressId;
}

/** Delivers a shopper's bag home and pays it by card; answers the order. Letters about it go to `email`. */
export async function placeBag(
  call: CommerceCall,
  locale: StoreLocale,
  orderId: string,
  email?: string,
  card?: string,
) {
  const addressId = await deliverHome(call, locale);
  const pay = { payMethodId: 'VISA', billing_address_id: addressId, paymentToken: await cardToken(card) };
  expected(await call('POST', 'cart/@self/payment_instruction', pay), 201);
  expected(await call('PUT', 'cart/@self/precheckout', { orderId }), 200);
  const receipt = email ? { notify_EMailSender_recipient: email } : {};
  expected(await call('POST', 'cart/@self/checkout', { orderId, ...receipt }), 200);
  return expected(await call('GET', `order/${orderId}`), 200);
}

/** Pays whatever the pages have put into a shopper's bag, and tells where the prescriptions of the order stand. */
export async function payBag(call: CommerceCall, locale: StoreLocale) {
  const orderId = String(expected(await call('GET', 'cart/@self'), 200)['orderId']);
  const { orderItem } = await placeBag(call, locale, orderId);
  const lines = orderItem as readonly { readonly x_prescriptionState?: string }[];
  return { orderId, states: lines.flatMap(({ x_prescriptionState: state }) => state ?? []).toSorted() };
}

/** A command of operations, as the runbook has it; answers what it printed. */
export const operations = (...words: readonly string[]): Promise<string> => operationsWith({}, ...words);

interface Standing {
  readonly orderStatus: string;
  readonly lines: readonly { readonly orderItemId: string; readonly state: string; readonly version: string }[];
}

/** Where the prescriptions of an order stand, as an optician is told. */
export async function prescriptionsOf(orderId: string): Promise<Standing> {
  const headers = { authorization: `Bearer ${OPERATIONS_TOKEN}` };
  return (
    await fetch(`${PLATFORM}/operations/orders/${orderId}/prescriptions`, { headers })
  ).json() as Promise<Standing>;
}

/** What an optician decides of a line's prescription as it is now; answers what the command printed. */
export async function optician(
  decision: 'approve' | 'reject',
  orderId: string,
  line: string,
  ...more: readonly string[]
): Promise<string> {
  const { lines } = await prescriptionsOf(orderId);
  const version = lines.find(({ orderItemId }) => orderItemId === line)?.version ?? '';
  return operations('prescription', decision, orderId, line, version, ...more);
}

/** Has an optician approve the one prescription of an order that waits for it; answers where the order stands before and after. */
export async function approveOnly(orderId: string): Promise<readonly [before: string, after: string]> {
  const { orderStatus, lines } = await prescriptionsOf(orderId);
  const line = lines.find(({ state }) => state === 'waiting');
  if (!line) throw new Error(`Nothing of ${orderId} waits.`);
  const said = await optician('approve', orderId, line.orderItemId);
  return [orderStatus, new RegExp(`${orderId}\\s+([A-Z])`).exec(said)?.[1] ?? ''];
}

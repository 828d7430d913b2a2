import { sql } from 'kysely';

import { bookVisit } from './ownedVisits';
import { announceReturns } from './announcedReturns';
import type { Answer, Method, WholePlatform } from './client';
import { STORE, STORES_KEY } from './client';
import type { OwnedIds } from './ownedIds';
import { openPrescriptions } from './ownedPrescriptions';
import { logonIdOf, openPerson } from './person';
import type { Person } from './person';

/** Answers by what was read. */
export type Reading = Readonly<Record<string, Answer>>;

/** Somebody who has data of every kind, with texts in them that stand nowhere else. */
export interface Owner extends Person {
  readonly ids: OwnedIds;
  /** Texts that no answer to anybody else may hold. */
  readonly secrets: readonly string[];
  /** Everything that the owner can read, by call. */
  read(): Promise<Reading>;
}

/** What everybody buys, and where everybody collects. */
export interface Shelf {
  readonly products: readonly { readonly productId: string; readonly partNumber: string }[];
  /** Branches, a different one for everybody. */
  readonly branches: string[];
}

export const storesKey = { authorization: STORES_KEY };
export const tenantKey = 'sightline_us';
const successUrl = 'http://localhost:3000/en-us/checkout/payment?partner=success';
export const returnAddresses = new URLSearchParams({ successUrl, cancelUrl: successUrl }).toString();

export async function openShelf(shop: WholePlatform): Promise<Shelf> {
  const { rows: products } = await sql<{ productId: string; partNumber: string }>`
    select products.id as "productId", items.part_number as "partNumber" from items
    join products on products.id = items.product_id
    join inventory_levels on inventory_levels.part_number = items.part_number and centre = 'AMERICAS'
    where quantity > 20 and displayed and category_id = '10501' order by items.part_number limit 4`.execute(shop.db);
  const { rows } = await sql<{
    id: string;
  }>`select external_id as id from physical_stores order by id limit 20`.execute(shop.db);
  return { products, branches: rows.map(({ id }) => id) };
}

/** Calls that between them show an owner everything there is. */
const READING = (ids: OwnedIds, kind: Person['kind']): readonly string[] => [
  'person/@self',
  'person/@self/contact',
  'usercontext/@self/contextdata',
  'cart/@self',
  'cart/@self/payment_instruction',
  'cart/@self/assigned_promotion_code',
  'cart/@self/saved_items',
  `cart/@self?orderId=${ids.pendingId}`,
  'wishlist/@self',
  'appointment/@self',
  'order/@history?pageNumber=1&pageSize=50',
  `order/${ids.orderId}`,
  'prescription/@self',
  `prescription/orderId/${ids.cartId}/orderItemId/${ids.cartItemId}`,
  `prescription/rxFileStorageId/${ids.rxFileStorageId}`,
  `paypal/checkStatus/@self?orderId=${ids.cartId}`,
  ...(kind === 'registered'
    ? [
        'rox/choice/chosen',
        'reorderreminder',
        'person/@self/wallet',
        'organization/@self/entitled_orgs',
        `organization/${ids.organizationId}`,
      ]
    : []),
];

/** Makes a guest or a shopper who has a cart, orders, addresses, prescriptions and whatever else the platform keeps. */
export async function openOwner(
  shop: WholePlatform,
  shelf: Shelf,
  kind: Person['kind'],
  name: string,
  digits: string,
): Promise<Owner> {
  const secrets: string[] = [];
  /** A text for a field that stands in nobody else's data. */
  const own = (field: string, text = `${name}${field}`): string => {
    secrets.push(text);
    return text;
  };
  const phone = own('phone', `20655${digits}`);
  const details = {
    firstName: own('first'),
    lastName: own('last'),
    addressLine: [own('street')],
    city: own('city'),
    state: 'NY',
    zipCode: '10001',
    country: 'US',
    phone1: phone,
    dateOfBirth: own('birth', `19${digits.slice(-2)}-03-17`),
    gender: 'Female',
  };
  const logonId = own('logon', logonIdOf(name));
  const email = own('mail', `${name.toLowerCase()}mail@mail.example`);
  const person = await openPerson(shop, kind, name, { details });
  const call = <Body = Record<string, string>>(method: Method, path: string, body?: object, headers = {}) =>
    shop.done<Body>(
      { method, url: path.startsWith('/') ? path : `${STORE}/${path}`, headers, ...(body ? { body } : {}) },
      person.session,
    );
  const [first, second, third, fourth] = shelf.products;
  if (!first || !second || !third || !fourth) throw new Error('There is too little on the shelf');

  const { gender: _gender, dateOfBirth: _born, ...place } = details;
  const nickName = own('nick');
  const contact = { ...place, nickName, addressType: 'ShippingAndBilling', email1: email };
  const { addressId = '' } = await call('POST', 'person/@self/contact', contact);
  const token = async (): Promise<string> => {
    const payload = {
      number: '4111111111111111',
      expiry: '12/29',
      securityCode: '123',
      firstName: own('holder'),
      lastName: 'Doe',
    };
    return (await shop.platform.gateway.inject({ method: 'POST', url: '/tokens', payload })).json<{ token: string }>()
      .token;
  };

  /** A cart of two lines with delivery and a card, each time of the articles given. */
  const fill = async (articles: Shelf['products'], note: string) => {
    const added = await call<{ orderId: string; orderItem: { orderItemId: string }[] }>('POST', 'cart', {
      orderId: '.',
      x_calculateOrder: '1',
      orderItem: articles.map(({ partNumber }) => ({ partNumber, quantity: '1' })),
    });
    const lines = added.orderItem.map(({ orderItemId }) => orderItemId);
    const shipInstructions = own(note);
    await call('PUT', 'cart/@self/shipping_info', {
      orderId: '.',
      x_calculateOrder: '1',
      addressId,
      shipModeId: '14501',
      orderItem: lines.map((orderItemId) => ({ orderItemId, addressId, shipModeId: '14501', shipInstructions })),
    });
    const paid = await call<{ paymentInstruction: { piId: string }[] }>('POST', 'cart/@self/payment_instruction', {
      payMethodId: 'VISA',
      paymentToken: await token(),
      billing_address_id: addressId,
    });
    const [line = '', otherLine = ''] = lines;
    return { orderId: added.orderId, line, otherLine, piId: paid.paymentInstruction[0]?.piId ?? '' };
  };

  const placed = await fill([first, second], 'placednote');
  await call('PUT', 'cart/@self/precheckout', { orderId: placed.orderId });
  await call('POST', 'cart/@self/checkout', { orderId: placed.orderId, notify_EMailSender_recipient: email });

  const kept = await fill([first, third], 'savednote');
  await call('POST', 'cart/@self/saved_items', { orderItemId: [kept.line, kept.otherLine] });
  const saved = await call<{ orderItem: { orderItemId: string }[] }>('GET', 'cart/@self/saved_items');
  const cart = await fill([second, fourth], 'cartnote');
  await call('POST', 'cart/@self/assigned_promotion_code', { promoCode: 'WELCOME10' });
  await call('POST', `paypal/sessionMerchantUrl/@self?${returnAddresses}`, { orderId: cart.orderId, express: false });

  const pending = await call<{ orderId: string; orderItem: { orderItemId: string }[] }>('POST', 'cart', {
    orderId: '**',
    orderItem: [{ partNumber: third.partNumber, quantity: '1' }],
  });
  const wishlist = await call<{ uniqueID: string; item: { giftListItemID: string }[] }>('POST', 'wishlist', {
    descriptionName: own('wishes'),
    item: [{ partNumber: first.partNumber }],
  });

  const { rxFileStorageId, prescriptionId } = await openPrescriptions(call, own, details, cart);

  const practiceIdentifier = shelf.branches.pop() ?? '';
  const favourite = { tenantKey, userId: person.userId, practiceIdentifier };
  await call('POST', '/stores/setDefaultUserFavorite', favourite, storesKey);
  await call('POST', 'stocknotice', { partNumber: first.partNumber, email });
  const requestKey = `${name}-request-key`;
  const { messageNumber = '' } = await call('POST', 'contactmessage', {
    topic: 'other',
    name: details.firstName,
    email,
    phone,
    message: own('message'),
    requestKey,
  });

  const visit = await bookVisit(shop, call, { name: own('visitor'), email, phone, requestKey: `${name}-visit-key` });

  let cardId = '';
  let organizationId = '';
  if (kind === 'registered') {
    // One line of the order is one that is bought again.
    await sql`update order_items set optical_role = 'contactLens' where order_item_id = ${placed.otherLine}`.execute(
      shop.db,
    );
    await call('POST', `reorderreminder/${placed.orderId}`, { reminderDate: '2027-03-01' });
    const card = { token: await token(), brand: 'VISA', maskedNumber: '************1111', holder: own('cardholder') };
    const dates = { expireMonth: '12', expireYear: '2029', billingAddressId: addressId };
    const choice = { codes: { use: 'SV' }, addOns: null, prescription: 'values', savedId: prescriptionId };
    await call('PUT', 'rox/choice/chosen', { ...choice, prescriptionDetails: { leftSphere: '-2.25' } });
    cardId = (await call('POST', 'person/@self/wallet', { ...card, ...dates }))['cardId'] ?? '';
    const company = await call('POST', 'organization/buyer', {
      org_orgEntityName: own('company'),
      org_address1: own('companystreet'),
      org_city: details.city,
      org_country: 'US',
      usr_logonId: own('buyer', `${name.toLowerCase()}buyer@mail.example`),
      usr_logonPassword: 'Passw0rd!',
      usr_logonPasswordVerify: 'Passw0rd!',
      usr_firstName: own('buyerfirst'),
    });
    organizationId = company['orgEntityId'] ?? '';
    // Operations would approve it and add the member.
    await sql`update organizations set status = 'approved' where organization_id = ${organizationId}`.execute(shop.db);
    await sql`insert into organization_members values (${organizationId}, ${person.userId}, 'buyer')`.execute(shop.db);
  }

  const securityCheck = `${name}check`;
  const announced = { orderId: placed.orderId, partNumber: first.partNumber, email, phone, securityCheck };
  const [rmaId, otherRmaId] = await announceReturns(shop.db, announced, [
    { rmaId: `RMA-1${digits}`, orderItemId: placed.line, parcel: own('parcel') },
    { rmaId: `RMA-2${digits}`, orderItemId: `${placed.line}0`, parcel: own('otherparcel') },
  ]);

  const ids: OwnedIds = {
    userId: person.userId,
    logonId,
    email,
    addressId,
    nickName,
    cardId,
    rxFileStorageId,
    prescriptionId,
    organizationId,
    cartId: cart.orderId,
    cartItemId: cart.line,
    otherCartItemId: cart.otherLine,
    piId: cart.piId,
    otherPiId: kept.piId,
    orderId: placed.orderId,
    orderItemId: placed.line,
    rmaId: rmaId ?? '',
    otherRmaId: otherRmaId ?? '',
    securityCheck,
    savedItemId: saved.orderItem[0]?.orderItemId ?? '',
    otherSavedItemId: saved.orderItem[1]?.orderItemId ?? '',
    pendingId: pending.orderId,
    pendingItemId: pending.orderItem[0]?.orderItemId ?? '',
    wishlistId: wishlist.uniqueID,
    wishlistItemId: wishlist.item[0]?.giftListItemID ?? '',
    requestKey,
    messageNumber,
    practiceIdentifier,
    ...visit,
    ...second,
  };
  return Object.assign(person, {
    ids,
    secrets,
    async read() {
      const seen: Record<string, Answer> = {};
      for (const path of READING(ids, kind))
        seen[path] = await shop.send({ method: 'GET', url: `${STORE}/${path}` }, person.session);
      const body = { tenantKey, userId: ids.userId };
      const favourites = { method: 'POST', url: '/stores/getUserFavoritesDetails', headers: storesKey, body } as const;
      seen['favourites'] = await shop.send(favourites, person.session);
      return seen;
    },
  });
}

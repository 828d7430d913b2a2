import type { FraudCheck } from '@sightline/shared-lib/api/cart';
import type { ContactInput } from '@sightline/shared-lib/api/contact';
import type { FormFieldConfig, Translate } from '@sightline/shared-lib/contracts';
import { addressLines } from '@sightline/shared-lib/domain/address';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import { GUEST_NICKNAME, type Contact } from '@sightline/shared-lib/domain/person';
import { addressRules, formSchema, type FormSchema, type TextValues } from '@sightline/shared-lib/forms';

import { entryOf, nicknameOf } from '../../state/addressBook';
import type { DeliveryChoices, DeliveryInput, DeliveryMode } from '../../state/delivery';

/** Choice of an address that is not in the book yet. */
export const NEW_ADDRESS = 'new';

/** Fields asked for in the contact part, before anything else, in this order. */
const CONTACT: readonly string[] = ['email1', 'phone1'];

const isContactField = (field: FormFieldConfig): boolean => CONTACT.includes(field.name);

/** E-mail and telephone, as far as the store asks for them. */
export const contactFieldsOf = (fields: readonly FormFieldConfig[]): readonly FormFieldConfig[] =>
  CONTACT.flatMap((name, order) => fields.filter((field) => field.name === name).map((field) => ({ ...field, order })));

/** Fields of the address part in the order of the page; the contact part has the others. */
export const addressFieldsOf = (fields: readonly FormFieldConfig[]): readonly FormFieldConfig[] =>
  addressLines(fields.filter((field) => !isContactField(field))).flat();

/** Who collects: first and last name, as the store's own address form would ask for them. */
export const recipientFieldsOf = (fields: readonly FormFieldConfig[]): readonly FormFieldConfig[] =>
  addressLines(fields.filter(({ name }) => name === 'firstName' || name === 'lastName')).flat();

/** Which fields of a delivery count now: a stored address needs only the contact (CHK-03). */
function neededFields(values: TextValues, fields: readonly FormFieldConfig[]): readonly FormFieldConfig[] {
  const contact = contactFieldsOf(fields);
  return values.addressId && values.addressId !== NEW_ADDRESS ? contact : [...contact, ...addressFieldsOf(fields)];
}

export function deliverySchema(
  values: TextValues,
  fields: readonly FormFieldConfig[],
  country: string,
  t: Translate,
): FormSchema {
  // The international store asks for the country: its codes are judged by that one's rules.
  const rulesOf = (some: readonly FormFieldConfig[]) =>
    addressRules(some, (values.country || country).toLowerCase(), t);
  if (values.method !== 'collect') return formSchema(rulesOf(neededFields(values, fields)));
  // In the order they stand on the page, the store as a field among them.
  return formSchema({
    ...rulesOf(contactFieldsOf(fields)),
    store: { missing: t('Form.Missing.store') },
    ...rulesOf(recipientFieldsOf(fields)),
  });
}

/** Fields of an address already chosen for the cart, so that nothing is asked twice (WCAG 3.3.7). */
export function valuesOfCart(cart: Cart): TextValues {
  const [line] = cart.lines;
  const { recipientName, recipientSurname, recipientTelephone, recipientEmail } = cart.extendedAttributes;
  if (line?.physicalStoreId) {
    return {
      method: 'collect',
      firstName: recipientName ?? '',
      lastName: recipientSurname ?? '',
      phone1: recipientTelephone ?? '',
      email1: recipientEmail ?? '',
    };
  }
  if (!line?.address) return {};
  const { addressLine, firstName, lastName, city, state, zipCode, country, phone1, email1, addressId } = line.address;
  const [addressLine1 = '', addressLine2 = ''] = addressLine;
  const fields = { firstName, lastName, addressLine1, addressLine2, city, state, zipCode, country, phone1, email1 };
  return { ...fields, method: 'address', bookedId: addressId, shipModeId: line.shipModeId };
}

function newContact(values: TextValues, nickName: string, country: string): ContactInput {
  const of = (name: string) => (values[name] ?? '').trim();
  return {
    nickName,
    addressType: 'ShippingAndBilling',
    firstName: of('firstName'),
    lastName: of('lastName'),
    addressLine: [of('addressLine1'), of('addressLine2')].filter(Boolean),
    city: of('city'),
    state: of('state'),
    zipCode: of('zipCode'),
    country: (of('country') || country).toUpperCase(),
    phone1: of('phone1'),
    email1: of('email1'),
    ...(of('fiscalCode') ? { fiscalCode: of('fiscalCode') } : {}),
  };
}

/** The first address line and the postal code: a name of its own in the book (ACC-08). */
function nicknameFor(values: TextValues, signedIn: boolean): string {
  if (!signedIn) return GUEST_NICKNAME;
  return nicknameOf(values.addressLine1 ?? '', values.zipCode ?? '') || GUEST_NICKNAME;
}

function storedAddress(values: TextValues, contact: Contact): { readonly addressId: string } | ContactInput {
  const phone1 = (values.phone1 ?? '').trim();
  const email1 = (values.email1 ?? '').trim();
  if (contact.phone1 === phone1 && contact.email1 === email1) return { addressId: contact.addressId };
  return { ...entryOf(contact), phone1, email1 };
}

export interface DeliveryContext {
  readonly cart: Cart;
  readonly contacts: readonly Contact[];
  readonly choices: DeliveryChoices;
  readonly country: string;
  readonly signedIn: boolean;
  readonly physicalStoreId: string;
  readonly fraud: FraudCheck;
}

/** Modes the store offers, in its order; all of them where it names none of these (CHK-03). */
export function offeredModes(
  modes: readonly DeliveryMode[],
  offered: readonly { readonly name: string; readonly sequence: number }[],
): readonly DeliveryMode[] {
  const sequence = new Map(offered.map((one) => [one.name, one.sequence]));
  const wanted = modes
    .filter(({ code }) => sequence.has(code))
    .toSorted((a, b) => (sequence.get(a.code) ?? 0) - (sequence.get(b.code) ?? 0));
  return wanted.length > 0 ? wanted : modes;
}

/** What is written for a form that passed; null when a choice it rests on is gone. */
export function deliveryInput(values: TextValues, context: DeliveryContext): DeliveryInput | null {
  const { cart, contacts, choices, country, signedIn, physicalStoreId, fraud } = context;
  const of = (name: string) => (values[name] ?? '').trim();
  if (values.method === 'collect') {
    if (!choices.pickUp || physicalStoreId === '') return null;
    return {
      kind: 'collect',
      shipModeId: choices.pickUp.shipModeId,
      physicalStoreId,
      orderItemIds: cart.lines.map((line) => line.orderItemId),
      recipient: { name: of('firstName'), surname: of('lastName'), telephone: of('phone1'), email: of('email1') },
      ...fraud,
    };
  }
  const mode = choices.modes.find(({ shipModeId }) => shipModeId === values.shipModeId) ?? choices.modes[0];
  if (!mode) return null;
  const contact = contacts.find(({ addressId }) => addressId === values.addressId);
  const address = contact ? storedAddress(values, contact) : newContact(values, nicknameFor(values, signedIn), country);
  return { kind: 'address', address, shipModeId: mode.shipModeId, ...fraud };
}

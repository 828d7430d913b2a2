import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { useDispatch } from '@sightline/shared-lib/store';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import type { Contact } from '@sightline/shared-lib/domain/person';
import { useFieldForm, useFormChanges, useFormValidity, type TextValues } from '@sightline/shared-lib/forms';
import { useEffect, useEffectEvent, useState } from 'react';

import { bookedOf } from '../../state/addressBook';
import { STORED, readDraft, writeDraft } from '../../state/drafts';
import { shippingValidityChanged } from '../../state/orderSlice';
import type { KeptStore } from './CollectSection';
import { NEW_ADDRESS, deliverySchema, valuesOfCart } from './deliveryValues';

const NOTHING: TextValues = {
  method: 'address',
  addressId: NEW_ADDRESS,
  shipModeId: '',
  email1: '',
  phone1: '',
  firstName: '',
  lastName: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
};

/** The delivery form: starts from the draft, else from what the cart has, else from the shopper; every key press is kept. */
export function useDeliveryForm(cart: Cart, contacts: readonly Contact[], store: KeptStore | null) {
  const { site, storage, identity } = useServices();
  const { t } = useTranslation();
  const user = useUser();
  const dispatch = useDispatch();
  const { shippingAddressFieldsList: fields } = site.config;
  // Read once: the form keeps its own values once it is open.
  const [defaultValues] = useState(() => {
    const details = identity.state.details;
    const known = {
      email1: details?.email1 ?? '',
      phone1: details?.contact.find((one) => one.phone1)?.phone1 ?? '',
      firstName: details?.firstName ?? '',
      lastName: details?.lastName ?? '',
    };
    return { ...NOTHING, ...known, ...valuesOfCart(cart), ...readDraft(storage, STORED.delivery), store: '' };
  });
  const form = useFieldForm({
    t,
    id: 'shipping',
    schemaFor: (values) => deliverySchema(values, fields, site.country, t),
    defaultValues,
  });
  const { methods } = form;

  useFormChanges(form, (values) => writeDraft(storage, STORED.delivery, values));

  const choose = useEffectEvent((chosen: KeptStore) => form.set('store', chosen.physicalStoreId));
  useEffect(() => {
    if (store) choose(store);
  }, [store]);

  // The address book arrives after the form: the address chosen before, or the main one, is taken.
  useEffect(() => {
    const chosen = methods.getValues('addressId');
    if (contacts.length === 0 || contacts.some(({ addressId }) => addressId === chosen)) return;
    const typed = (methods.getValues('addressLine1') ?? '') !== '' && !methods.getValues('bookedId');
    const { bookedId = '', firstName = '', lastName = '', city = '', zipCode = '', ...of } = methods.getValues();
    const addressLine = [of.addressLine1 ?? '', of.addressLine2 ?? ''];
    const booked = bookedOf(contacts, { addressId: bookedId, firstName, lastName, addressLine, city, zipCode });
    const main = booked ?? contacts.find(({ primary }) => primary) ?? contacts[0];
    if (!typed && main) methods.setValue('addressId', main.addressId);
  }, [contacts, methods]);

  // Somebody signed in meanwhile: empty fields take what the account knows.
  useEffect(() => {
    const details = user?.details;
    if (!details) return;
    const known = { email1: details.email1, firstName: details.firstName, lastName: details.lastName };
    for (const [name, value] of Object.entries(known)) {
      if (value && !methods.getValues(name)) methods.setValue(name, value);
    }
  }, [methods, user]);

  const isValid = useFormValidity(form);
  useEffect(() => {
    dispatch(shippingValidityChanged(isValid));
  }, [dispatch, isValid]);
  return { form, fields };
}

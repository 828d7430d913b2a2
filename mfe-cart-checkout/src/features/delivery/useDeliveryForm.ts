import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { useDispatch } from '@sightline/shared-lib/store';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import type { Contact } from '@sightline/shared-lib/domain/person';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { AddressValues } from '../../forms/addressSchema';
import { valibotResolver } from '../../forms/valibotResolver';
import { STORED, readDraft, writeDraft } from '../../state/drafts';
import { shippingValidityChanged } from '../../state/orderSlice';
import { NEW_ADDRESS, deliverySchema, valuesOfCart } from './deliveryValues';

const NOTHING: AddressValues = {
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
export function useDeliveryForm(cart: Cart, contacts: readonly Contact[]) {
  const { site, storage, identity } = useServices();
  const { t } = useTranslation();
  const user = useUser();
  const dispatch = useDispatch();
  const { shippingAddressFieldsList: fields } = site.config;
  const resolver = useMemo(
    () => valibotResolver<AddressValues>((values) => deliverySchema(values, fields, site.country, t)),
    [fields, site.country, t],
  );
  // Read once: the form keeps its own values once it is open.
  const [defaultValues] = useState(() => {
    const details = identity.state.details;
    const known = {
      email1: details?.email1 ?? '',
      phone1: details?.contact.find((one) => one.phone1)?.phone1 ?? '',
      firstName: details?.firstName ?? '',
      lastName: details?.lastName ?? '',
    };
    return { ...NOTHING, ...known, ...valuesOfCart(cart), ...readDraft(storage, STORED.delivery) };
  });
  const form = useForm<AddressValues>({
    defaultValues,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The summary takes the focus and leads on from there.
    shouldFocusError: false,
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(storage, STORED.delivery, values),
      }),
    [form, storage],
  );

  // The address book arrives after the form: the address chosen before, or the main one, is taken.
  useEffect(() => {
    const chosen = form.getValues('addressId');
    if (contacts.length === 0 || contacts.some(({ addressId }) => addressId === chosen)) return;
    const typed = (form.getValues('addressLine1') ?? '') !== '' && !form.getValues('bookedId');
    const booked = contacts.find(({ addressId }) => addressId === form.getValues('bookedId'));
    const main = booked ?? contacts.find(({ primary }) => primary) ?? contacts[0];
    if (!typed && main) form.setValue('addressId', main.addressId);
  }, [contacts, form]);

  // Somebody signed in meanwhile: empty fields take what the account knows.
  useEffect(() => {
    const details = user?.details;
    if (!details) return;
    const known = { email1: details.email1, firstName: details.firstName, lastName: details.lastName };
    for (const [name, value] of Object.entries(known)) {
      if (value && !form.getValues(name)) form.setValue(name, value);
    }
  }, [form, user]);

  const { isValid } = form.formState;
  useEffect(() => {
    dispatch(shippingValidityChanged(isValid));
  }, [dispatch, isValid]);
  return { form, fields };
}

import { failureOf } from '@sightline/shared-lib/api/client';
import type { ContactInput } from '@sightline/shared-lib/api/contact';
import { setShippingInfo } from '@sightline/shared-lib/api/shipping';
import { addressLines } from '@sightline/shared-lib/domain/address';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import type { Contact } from '@sightline/shared-lib/domain/person';
import { addressSchema, useFieldForm, useFormChanges, useFormValidity } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useDispatch, useSelector } from '@sightline/shared-lib/store';
import { useEffect, useMemo, useState } from 'react';

import { bookedOf, entryOf, nicknameOf } from '../../state/addressBook';
import { cartApi } from '../../state/api';
import { storeAddress } from '../../state/delivery';
import { STORED, readDraft, writeDraft } from '../../state/drafts';
import { billingValidityChanged } from '../../state/orderSlice';
import { selectOrder, storeOf } from '../../state/store';
import { asksFiscalCode } from './asksFiscalCode';

/** Failures are told beside the fields. */
const QUIET = { skipErrorMessage: true } as const;

export type BillingResult =
  | { readonly ok: true; readonly addressId: string }
  | { readonly ok: false; readonly invalid: boolean };

/** Billing: the delivery address unless told otherwise; a store it is collected from is never billed (CHK-04). */
export function useBilling(cart: Cart, contacts: readonly Contact[]) {
  const services = useServices();
  const { site, storage, client, identity } = services;
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { isShippingUsedAsBilling } = useSelector(selectOrder);
  const [line] = cart.lines;
  const delivery = line?.address ?? null;
  const collects = Boolean(line?.physicalStoreId);
  const same = isShippingUsedAsBilling && !collects;
  const { billingAddressFieldsList } = site.config;
  const booked = bookedOf(contacts, delivery);
  // A code that was asked for stays to be put right, though the book knows it by then.
  const [isCodeAsked, setCodeAsked] = useState(false);
  const fields = useMemo(() => {
    // Contact is known from the step before; a fiscal code is asked for even when the rest is the same (SITE-07).
    const lines = addressLines(billingAddressFieldsList);
    const asked = lines.flat().filter(({ name }) => name !== 'email1' && name !== 'phone1');
    if (!same) return asked;
    return booked?.fiscalCode && !isCodeAsked
      ? []
      : asked.filter(({ name, required }) => name === 'fiscalCode' && required);
  }, [billingAddressFieldsList, booked, isCodeAsked, same]);

  // The form keeps its own values once it is open.
  const [defaultValues] = useState(() => {
    const empty = Object.fromEntries(billingAddressFieldsList.map(({ name }) => [name, '']));
    const recipient = {
      firstName: cart.extendedAttributes.recipientName ?? '',
      lastName: cart.extendedAttributes.recipientSurname ?? '',
    };
    const known =
      empty.fiscalCode === undefined
        ? {}
        : { fiscalCode: booked?.fiscalCode || (identity.state.details?.fiscalCode ?? '') };
    return { ...empty, ...known, ...(collects ? recipient : {}), ...readDraft(storage, STORED.billing) };
  });
  const form = useFieldForm({
    t,
    id: 'billing',
    schemaFor: () => addressSchema(fields, site.country, t),
    defaultValues,
  });
  useFormChanges(form, (values) => writeDraft(storage, STORED.billing, values));
  const isValid = useFormValidity(form);
  useEffect(() => {
    dispatch(billingValidityChanged(fields.length === 0 || isValid));
  }, [dispatch, fields, isValid]);

  /** What is asked for as the book takes it. */
  const written = (): ContactInput => {
    const values = form.values();
    const of = (name: string) => (values[name] ?? '').trim();
    const { recipientEmail = '', recipientTelephone = '' } = cart.extendedAttributes;
    const address =
      same && delivery
        ? delivery
        : {
            firstName: of('firstName'),
            lastName: of('lastName'),
            addressLine: [of('addressLine1'), of('addressLine2')].filter(Boolean),
            city: of('city'),
            state: of('state'),
            zipCode: of('zipCode'),
            country: (of('country') || site.country).toUpperCase(),
          };
    const { firstName, lastName, addressLine, city, state, zipCode, country } = address;
    const contact = {
      phone1: collects ? recipientTelephone : (delivery?.phone1 ?? ''),
      email1: collects ? recipientEmail : (delivery?.email1 ?? ''),
    };
    const fiscalCode = of('fiscalCode');
    const code = fiscalCode ? { fiscalCode } : {};
    // The code joins the address it belongs to: a second entry of the book would say the same.
    if (same && booked) return { ...entryOf(booked), ...code };
    return {
      nickName: nicknameOf(t('Pay.BillingAddress'), ...addressLine.slice(0, 1), zipCode),
      addressType: 'Billing',
      firstName,
      lastName,
      addressLine,
      city,
      state,
      zipCode,
      country,
      ...contact,
      ...code,
    };
  };
  const stored = async (): Promise<string> => {
    const addressId = await storeAddress(client, written(), QUIET);
    setCodeAsked(true);
    dispatch(cartApi.util.invalidateTags(['Contacts']));
    return addressId;
  };

  /** Judges the fields that are asked for and stores an address when there are any. */
  const settle = async (): Promise<BillingResult> => {
    if (fields.length > 0 && !(await form.check())) return { ok: false, invalid: true };
    try {
      const addressId = fields.length > 0 ? await stored() : ((booked ?? delivery)?.addressId ?? '');
      // An entry that was written anew has another id, and nothing is delivered to one that is gone (contract 12.5).
      if (same && booked && addressId !== delivery?.addressId) {
        const to = { addressId, shipModeId: line?.shipModeId ?? '', ...storeOf(services).fraudCheck() };
        await setShippingInfo(client, to, QUIET);
      }
      return { ok: true, addressId };
    } catch (error) {
      // Nothing of the payment has begun: the note says so and the fields stay.
      return { ok: false, invalid: failureOf(error)?.status === 400 };
    }
  };
  /** Whether what is asked for is right as it stands. */
  const passes = () => fields.length === 0 || form.passes();
  /** A code that the book knows, which is seen and can be put right. */
  const knownCode = same && asksFiscalCode(site.config) && !isCodeAsked ? (booked?.fiscalCode ?? '') : '';
  return { form, fields, same, collects, passes, settle, knownCode, changeCode: () => setCodeAsked(true) };
}

export type Billing = ReturnType<typeof useBilling>;

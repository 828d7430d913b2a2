import type { FormFieldConfig } from '@sightline/shared-lib/contracts';
import { townLine } from '@sightline/shared-lib/domain/address';
import type { Contact } from '@sightline/shared-lib/domain/person';
import { useFieldValue, type FieldForm } from '@sightline/shared-lib/forms';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { FieldSet, RadioRows, Stack } from '@sightline/shared-lib/ui';

import { CheckoutAddress } from '../../parts/CheckoutAddress';
import { NEW_ADDRESS, addressFieldsOf } from './deliveryValues';

interface AddressSectionProps {
  readonly form: FieldForm;
  readonly fields: readonly FormFieldConfig[];
  readonly country: string;
  /** Address book of a registered shopper; empty for guests. */
  readonly contacts: readonly Contact[];
}

/** Where it goes: an address of the book, or one typed here (CHK-03). */
export function AddressSection({ form, fields, country, contacts }: AddressSectionProps) {
  const { t } = useTranslation();
  const chosen = useFieldValue(form, 'addressId') || NEW_ADDRESS;
  const typed = <CheckoutAddress form={form} fields={addressFieldsOf(fields)} country={country} purpose="shipping" />;
  if (contacts.length === 0) return <FieldSet legend={t('Checkout.Address')}>{typed}</FieldSet>;
  return (
    <section>
      <h2 className="t2 rows-title">{t('Checkout.Address')}</h2>
      <RadioRows
        legend={t('Checkout.Address')}
        legendHidden
        name="addressId"
        value={chosen}
        onChange={(event) => form.set('addressId', event.target.value)}
        rows={[
          ...contacts.map((contact) => ({
            value: contact.addressId,
            label: `${contact.firstName} ${contact.lastName}`.trim(),
            hint: [...contact.addressLine, townLine({ ...contact, country: contact.country || country })]
              .filter(Boolean)
              .join(', '),
          })),
          {
            value: NEW_ADDRESS,
            label: t('Checkout.AnotherAddress'),
            children: chosen === NEW_ADDRESS ? <Stack>{typed}</Stack> : null,
          },
        ]}
      />
    </section>
  );
}

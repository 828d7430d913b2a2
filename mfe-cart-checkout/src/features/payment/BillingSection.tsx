import { labelled } from '@sightline/shared-lib/domain/typography';
import { addressLabel } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useDispatch } from '@sightline/shared-lib/store';
import { Button, Checkbox, FieldSet, Stack } from '@sightline/shared-lib/ui';

import { CheckoutAddress } from '../../parts/CheckoutAddress';
import { billingChoiceMade } from '../../state/orderSlice';
import type { Billing } from './useBilling';

/** Whose name stands on the receipt: the delivery address unless the tick is taken away (CHK-04). */
export function BillingSection({ billing }: { readonly billing: Billing }) {
  const { t, tag } = useTranslation();
  const { site } = useServices();
  const dispatch = useDispatch();
  const { form, fields, same, collects, knownCode } = billing;
  const asked = <CheckoutAddress form={form} fields={fields} country={site.country} purpose="billing" />;
  return (
    <Stack>
      {collects ? null : (
        <Checkbox
          label={t('Pay.SameBilling')}
          checked={same}
          onChange={(event) => dispatch(billingChoiceMade(event.target.checked))}
        />
      )}
      {knownCode ? (
        <p>
          {labelled(addressLabel(t, 'fiscalCode', site.country), knownCode, tag)}{' '}
          <Button variant="text" onClick={billing.changeCode}>
            {t('Checkout.Change')}
          </Button>
        </p>
      ) : null}
      {fields.length > 0 && same ? asked : null}
      {fields.length > 0 && !same ? <FieldSet legend={t('Pay.BillingAddress')}>{asked}</FieldSet> : null}
    </Stack>
  );
}

import { formSchema, postcodeRule, useFieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, MOST_TYPED, TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import type { TaxEstimate } from './useTaxEstimate';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 8px;
  align-items: start;
  margin-top: 12px;
  & > button {
    min-height: 48px;
    margin-top: 30px;
  }
`;

/** Asks where the order goes, to say what the tax will be (CART-05). */
export function TaxByZip({ estimate }: { readonly estimate: TaxEstimate }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (open) return <ZipForm estimate={estimate} onDone={() => setOpen(false)} />;
  return (
    <Button variant="text" onClick={() => setOpen(true)}>
      {t(estimate.tax ? 'Cart.Tax.Change' : 'Cart.Tax.Estimate')}
    </Button>
  );
}

interface ZipFormProps {
  readonly estimate: TaxEstimate;
  readonly onDone: () => void;
}

function ZipForm({ estimate, onDone }: ZipFormProps) {
  const { site } = useServices();
  const { t } = useTranslation();
  const form = useFieldForm({
    t,
    isShort: true,
    schemaFor: () => formSchema({ zipCode: postcodeRule(t, site.country) }),
    defaultValues: { zipCode: estimate.zip },
  });
  const submit = form.submit(async ({ zipCode = '' }) => {
    if (await estimate.estimate(zipCode)) onDone();
  });
  const { error, ...field } = form.field('zipCode');
  const refused = estimate.problem && t(estimate.problem === 'zip' ? 'Cart.Tax.ZipUnknown' : 'Cart.Tax.Failed');
  return (
    <Root method="post" data-enhanced="" onSubmit={submit} noValidate aria-label={t('Cart.Tax.Estimate')}>
      <TextField
        {...field}
        label={t('Cart.Tax.Zip')}
        format="postcode"
        inputMode="numeric"
        maxLength={MOST_TYPED}
        error={error ?? refused}
      />
      <Button type="submit" variant="outlined" size="small" busy={estimate.isLoading}>
        {t('Cart.Tax.Show')}
      </Button>
    </Root>
  );
}

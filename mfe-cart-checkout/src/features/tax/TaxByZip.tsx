import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, TextField } from '@sightline/shared-lib/ui';
import { useState, type FormEvent } from 'react';
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
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const zip = typed ?? estimate.zip;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!/^\d{5}(-\d{4})?$/.test(zip.trim())) {
      setWrong(t('Cart.Tax.ZipForm'));
      return;
    }
    if (await estimate.estimate(zip)) setOpen(false);
  };
  if (!open) {
    return (
      <Button variant="text" onClick={() => setOpen(true)}>
        {t(estimate.tax ? 'Cart.Tax.Change' : 'Cart.Tax.Estimate')}
      </Button>
    );
  }
  const problem =
    wrong ?? (estimate.problem ? t(estimate.problem === 'zip' ? 'Cart.Tax.ZipUnknown' : 'Cart.Tax.Failed') : undefined);
  return (
    <Root method="post" data-enhanced="" onSubmit={submit} noValidate aria-label={t('Cart.Tax.Estimate')}>
      <TextField
        label={t('Cart.Tax.Zip')}
        format="postcode"
        inputMode="numeric"
        maxLength={10}
        value={zip}
        error={problem}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(null);
        }}
      />
      <Button type="submit" variant="outlined" size="small" busy={estimate.isLoading}>
        {t('Cart.Tax.Show')}
      </Button>
    </Root>
  );
}

import { failureOf } from '@sightline/shared-lib/api/client';
import { saveFiscalCode } from '@sightline/shared-lib/api/person';
import { addressSchema, mistakeWords, useFieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Form, Stack, TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { SaveOutcome } from '../../account/parts/SaveOutcome';

const FIELDS = [{ name: 'fiscalCode', required: false, maxLength: 16, order: 1 }];

/** The account's fiscal code, which invoices in Italy need; checkout fills it in (ACC-03). */
export function FiscalCode({ known }: { readonly known: string }) {
  const { client, identity, reportFailure, site } = useServices();
  const { t } = useTranslation();
  const form = useFieldForm({
    t,
    id: 'fiscal-code',
    schemaFor: () => addressSchema(FIELDS, site.country, t),
    defaultValues: { fiscalCode: known },
  });
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  const save = form.submit(async ({ fiscalCode = '' }) => {
    setOutcome(null);
    try {
      await saveFiscalCode(client, { fiscalCode }, { skipErrorMessage: true });
      setOutcome('saved');
      identity.refresh().catch(reportFailure);
    } catch (error) {
      if (failureOf(error)?.status === 400) {
        form.refuse('fiscalCode', mistakeWords(t, 'fiscalCode'));
        return;
      }
      setOutcome('failed');
      reportFailure(error);
    }
  });
  return (
    <Form onSubmit={save} aria-label={t('Form.Label.FiscalCode')}>
      <TextField {...form.field('fiscalCode')} label={t('Form.Label.FiscalCode')} optional />
      <p className="soft">{t('Profile.FiscalCode')}</p>
      <Stack gap={3}>
        <div>
          <Button type="submit" variant="outlined" busy={form.busy}>
            {t('Profile.Save')}
          </Button>
        </div>
        <SaveOutcome outcome={outcome} />
      </Stack>
    </Form>
  );
}

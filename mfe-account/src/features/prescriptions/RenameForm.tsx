import type { KeptPrescription, SavedPrescriptionInput } from '@sightline/shared-lib/api/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, FieldRow, Row, Stack, TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';

interface RenameFormProps {
  readonly kept: KeptPrescription;
  readonly onSave: (change: SavedPrescriptionInput) => void;
  readonly onCancel: () => void;
}

/** What a prescription is called and whose it is; its values change by a new prescription. */
export function RenameForm({ kept, onSave, onCancel }: RenameFormProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState({ nickName: kept.nickName, firstName: kept.firstName, lastName: kept.lastName });
  const field = (name: keyof typeof said, label: string, maxLength: number) => (
    <TextField
      label={label}
      optional
      autoComplete="off"
      maxLength={maxLength}
      value={said[name]}
      onChange={(event) => setSaid({ ...said, [name]: event.target.value })}
    />
  );
  return (
    <form
      method="post"
      data-enhanced=""
      onSubmit={(event) => {
        event.preventDefault();
        onSave(said);
      }}
    >
      <Stack gap={3}>
        {field('nickName', t('Rx.Name'), 60)}
        <FieldRow>
          {field('firstName', t('Form.Label.firstName'), 128)}
          {field('lastName', t('Form.Label.lastName'), 128)}
        </FieldRow>
        <Row>
          <Button type="submit">{t('Rx.Save')}</Button>
          <Button variant="text" onClick={onCancel}>
            {t('Rx.Cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

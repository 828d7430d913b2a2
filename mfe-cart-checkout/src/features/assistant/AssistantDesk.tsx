import { isEmail } from '@sightline/shared-lib/domain/validation';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Button, Form, Heading, Note, Skeleton, Stack, Surface, TextField } from '@sightline/shared-lib/ui';
import { useState, type FormEvent } from 'react';

import { cartApi } from '../../state/api';
import { AssistedBag } from './AssistedBag';
import { assistantProblem } from './assistantProblem';

/** A store's assistant looks at the bag of a shopper and holds it while they talk (CART-08, AUTH-11). */
export function AssistantDesk() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [forUser, setForUser] = useState('');
  const { reading, again } = useReading(
    cartApi.endpoints.assistedBag,
    { forUser },
    { quiet: true, skip: forUser === '' },
  );
  const open = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setProblem(isEmail(wanted) ? null : t('Assistant.Email.Wrong'));
    if (!isEmail(wanted)) return;
    if (wanted === forUser) again();
    else setForUser(wanted);
  };
  return (
    <Surface as="section" aria-label={t('Assistant.Title')}>
      <Stack>
        <Heading level={2} size="t1">
          {t('Assistant.Title')}
        </Heading>
        <Form onSubmit={open}>
          <TextField
            label={t('Assistant.Email')}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={typed}
            error={problem ?? undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div>
            <Button type="submit" variant="outlined">
              {t('Assistant.Open')}
            </Button>
          </div>
        </Form>
        {forUser !== '' && reading.state === 'loading' ? <Skeleton fills="panel" /> : null}
        {reading.state === 'failed' ? (
          <Note tone="bad" live="alert">
            {t(assistantProblem(reading.error))}
          </Note>
        ) : null}
        {reading.state === 'ready' ? <AssistedBag bag={reading.value} /> : null}
      </Stack>
    </Surface>
  );
}

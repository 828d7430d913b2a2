import type { Fragments } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, ButtonLink, Drawer, Note, Stack } from '@sightline/shared-lib/ui';
import { useState } from 'react';

/** What can be done about something sold out: nothing is promised that nobody keeps (PDP-05). */
export function ProductAlert({ partNumber, name, onClose }: Fragments['product.alert']) {
  const services = useServices();
  const { t } = useTranslation();
  const [state, setState] = useState<'open' | 'saving' | 'saved' | 'failed'>('open');
  const { servicePhone } = services.site.config;
  const save = () => {
    setState('saving');
    services.commands
      .run('account.toggleWishlist', { partNumber })
      // Saved already means taken off by the toggle: put it back.
      .then(({ saved }) => (saved ? undefined : services.commands.run('account.toggleWishlist', { partNumber })))
      .then(() => setState('saved'))
      .catch((error: unknown) => {
        setState('failed');
        services.reportFailure(error);
      });
  };
  return (
    <Drawer open title={t('Alert.Title')} onDismiss={onClose}>
      <Stack>
        <p>{t('Alert.Fact', { name })}</p>
        <p className="soft">{t('Alert.Honest')}</p>
        {state === 'saved' ? (
          <Note tone="good" live="status">
            {t('Alert.Saved')}
          </Note>
        ) : (
          <Button wide icon="heart" busy={state === 'saving'} onClick={save}>
            {t('Alert.Save')}
          </Button>
        )}
        {state === 'failed' ? (
          <Note tone="bad" live="alert">
            {t('Product.SaveFailed')}
          </Note>
        ) : null}
        {servicePhone ? (
          <ButtonLink wide variant="outlined" icon="phone" href={`tel:${servicePhone.replace(/[^+\d]/g, '')}`}>
            {t('Alert.Call', { phone: servicePhone })}
          </ButtonLink>
        ) : null}
      </Stack>
    </Drawer>
  );
}

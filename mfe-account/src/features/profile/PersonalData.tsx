import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Heading, Note, Stack, TextLink } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { saveFile } from '../../account/parts/saveFile';
import { DeleteAccount } from './DeleteAccount';
import { Devices } from './Devices';
import { personalDataFile } from './personalDataFile';

/** What the shop holds of a shopper: take it along, see the devices, change consents, ask for deletion (ACC-06). */
export function PersonalData() {
  const { client, navigation, reportFailure, site } = useServices();
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const download = async () => {
    setBusy(true);
    setFailed(false);
    try {
      saveFile(await personalDataFile(client, site.config), 'sightline.json');
    } catch (error) {
      setFailed(true);
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap={10}>
      <section>
        <Stack gap={3}>
          <Heading level={2} size="t1">
            {t('PersonalData.Export.Title')}
          </Heading>
          <p className="soft">{t('PersonalData.Export.Text')}</p>
          <div>
            <Button variant="outlined" busy={busy} onClick={() => void download()}>
              {t('PersonalData.Export.Download')}
            </Button>
          </div>
          {failed ? (
            <Note tone="bad" live="alert">
              {t('PersonalData.Export.Failed')}
            </Note>
          ) : null}
        </Stack>
      </section>
      <section>
        <Stack gap={3}>
          <Heading level={2} size="t1">
            {t('PersonalData.Devices.Title')}
          </Heading>
          <Devices />
        </Stack>
      </section>
      <section>
        <Stack gap={3}>
          <Heading level={2} size="t1">
            {t('PersonalData.Consent.Title')}
          </Heading>
          <p className="soft">{t('PersonalData.Consent.Text')}</p>
          <p>
            <TextLink href={navigation.localise('/c/cookie-policy')}>{t('PersonalData.Consent.Open')}</TextLink>
          </p>
        </Stack>
      </section>
      <section>
        <Stack gap={3}>
          <Heading level={2} size="t1">
            {t('PersonalData.Delete.Title')}
          </Heading>
          <DeleteAccount />
        </Stack>
      </section>
    </Stack>
  );
}

import { endDevice, endOtherDevices } from '@sightline/shared-lib/api/person';
import { labelled } from '@sightline/shared-lib/domain/typography';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Button, Note, Skeleton, Stack } from '@sightline/shared-lib/ui';

import { Failed } from '../../account/parts/Failed';
import { KeptList } from '../../account/parts/KeptEntry';
import { useChanges } from '../../account/parts/useChanges';
import { devices } from '../../account/reading/accountApi';
import { shownMoment } from '../../account/words/shownDay';

const QUIET = { skipErrorMessage: true } as const;

/** Where the shopper is signed in, this session marked, each of the others with its end, and the end of all (ACC-06). */
export function Devices() {
  const { client } = useServices();
  const { t, tag } = useTranslation();
  const { reading, again } = useReading(devices, undefined);
  const { change, failed } = useChanges(again);
  if (reading.state === 'loading') return <Skeleton />;
  if (reading.state === 'failed') return <Failed what={t('PersonalData.Devices.Failed')} onAgain={again} />;
  const others = reading.value.filter(({ current }) => !current);
  return (
    <Stack gap={3}>
      <KeptList>
        {reading.value.map(({ deviceId, name, lastAccess, current }) => {
          const words = name || t('PersonalData.Devices.Unknown');
          return (
            <li key={deviceId}>
              <p className="strong">{words}</p>
              <p className="small soft">
                {current
                  ? t('PersonalData.Devices.This')
                  : t('PersonalData.Devices.Seen', { when: shownMoment(lastAccess, tag) })}
              </p>
              {current ? null : (
                <div>
                  <Button
                    variant="text"
                    aria-label={labelled(t('PersonalData.Devices.End'), words, tag)}
                    onClick={() => change(() => endDevice(client, { deviceId }, QUIET), 'PersonalData.Devices.Ended')}
                  >
                    {t('PersonalData.Devices.End')}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </KeptList>
      {failed ? (
        <Note tone="bad" live="alert">
          {t('PersonalData.Devices.NotEnded')}
        </Note>
      ) : null}
      {others.length > 1 ? (
        <div>
          <Button
            variant="outlined"
            onClick={() => change(() => endOtherDevices(client, QUIET), 'PersonalData.Devices.Ended')}
          >
            {t('PersonalData.Devices.EndAll')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

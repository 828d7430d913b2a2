import { cancelAccountDeletion, requestAccountDeletion, type AccountDeletion } from '@sightline/shared-lib/api/person';
import { shownOrderNumber } from '@sightline/shared-lib/domain/order';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Button, Dialog, Note, Row, Skeleton, Stack } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';

import { Failed } from '../../account/parts/Failed';
import { accountDeletion } from '../../account/reading/accountApi';
import { shownDay } from '../../account/words/shownDay';

const QUIET = { skipErrorMessage: true } as const;

/** Said in the place of the button that was pressed, which is gone, and the focus would be with it. */
function Kept() {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1}>
      <Note tone="good" live="status">
        {t('PersonalData.Delete.Cancelled')}
      </Note>
    </div>
  );
}

/** The deletion of the account: what goes, what the law keeps, asking for it, and taking it back until its day (ACC-06). */
export function DeleteAccount() {
  const { client, reportFailure } = useServices();
  const { t, tag } = useTranslation();
  const { reading, again } = useReading(accountDeletion, undefined);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [kept, setKept] = useState(false);
  if (reading.state === 'loading') return <Skeleton />;
  if (reading.state === 'failed') return <Failed what={t('PersonalData.Delete.NotLoaded')} onAgain={again} />;
  const { isRequested, requestedAt, dueAt, graceDays, ordersKeptYears, waitsFor } = reading.value;
  const waits =
    waitsFor.length > 0 ? t('PersonalData.Delete.Waits', { orders: waitsFor.map(shownOrderNumber).join(', ') }) : '';
  const change = async (work: () => Promise<AccountDeletion>, keeps: boolean) => {
    setAsking(false);
    setBusy(true);
    setFailed(false);
    try {
      await work();
      setKept(keeps);
      again();
    } catch (error) {
      setFailed(true);
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap={3}>
      <p className="soft">{t('PersonalData.Delete.Goes')}</p>
      <p className="soft">{t('PersonalData.Delete.Kept', { count: ordersKeptYears })}</p>
      {isRequested ? (
        <Note
          tone="warn"
          live="status"
          title={t(waits ? 'PersonalData.Delete.Earliest' : 'PersonalData.Delete.Due', { day: shownDay(dueAt, tag) })}
          action={
            <Button
              variant="outlined"
              busy={busy}
              onClick={() => void change(() => cancelAccountDeletion(client, QUIET), true)}
            >
              {t('PersonalData.Delete.Cancel')}
            </Button>
          }
        >
          {t('PersonalData.Delete.Requested', { day: shownDay(requestedAt, tag) })} {waits}
        </Note>
      ) : (
        <>
          {kept ? <Kept /> : null}
          <div>
            <Button variant="outlined" busy={busy} onClick={() => setAsking(true)}>
              {t('PersonalData.Delete.Ask')}
            </Button>
          </div>
        </>
      )}
      {failed ? (
        <Note tone="bad" live="alert">
          {t('PersonalData.Delete.Failed')}
        </Note>
      ) : null}
      <Dialog
        open={asking}
        title={t('PersonalData.Delete.Question')}
        onDismiss={() => setAsking(false)}
        footer={
          <Row>
            <Button onClick={() => void change(() => requestAccountDeletion(client, QUIET), false)}>
              {t('PersonalData.Delete.Yes')}
            </Button>
            <Button variant="outlined" onClick={() => setAsking(false)}>
              {t('PersonalData.Delete.No')}
            </Button>
          </Row>
        }
      >
        <p>{t('PersonalData.Delete.Grace', { count: graceDays })}</p>
        {waits ? <p>{waits}</p> : null}
      </Dialog>
    </Stack>
  );
}

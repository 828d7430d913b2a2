import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { forgetLastOrder } from '../../state/finishOrder';

/** Lets a guest on somebody else's device end the session that still opens this order (AUTH-01). */
export function LeaveDevice() {
  const { identity, navigation, reportFailure, storage, toasts } = useServices();
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await identity.signOut();
    forgetLastOrder(storage);
    toasts.show({ message: t('Confirm.Leave.Done'), tone: 'good' });
    await navigation.navigate(navigation.href({ page: 'home' }), { replace: true });
  };
  return (
    <section aria-label={t('Confirm.Leave.Title')}>
      <h2 className="t2">{t('Confirm.Leave.Title')}</h2>
      <p className="soft">{t('Confirm.Leave.Text')}</p>
      <Button
        variant="text"
        busy={busy}
        onClick={() =>
          void leave()
            .catch(reportFailure)
            .finally(() => setBusy(false))
        }
      >
        {t('Confirm.Leave.Act')}
      </Button>
    </section>
  );
}

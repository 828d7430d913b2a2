import type { TextKey } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useState } from 'react';

/** Runs a change of something that is kept: says that it is done, or remembers that it was not. */
export function useChanges(afterwards: () => void) {
  const { toasts, reportFailure } = useServices();
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const change = async (work: () => Promise<unknown>, doneKey: TextKey) => {
    setFailed(false);
    try {
      await work();
      toasts.show({ message: t(doneKey), tone: 'good' });
      afterwards();
    } catch (error) {
      setFailed(true);
      reportFailure(error);
    }
  };
  return {
    failed,
    forget: () => setFailed(false),
    change: (work: () => Promise<unknown>, doneKey: TextKey) => void change(work, doneKey),
  };
}

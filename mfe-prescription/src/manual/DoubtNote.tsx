import type { Doubt } from '@sightline/shared-lib/domain/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Note } from '@sightline/shared-lib/ui';
import { useEffect, useRef } from 'react';

import { doubtWords } from './doubtWords';

/** Asks once whether rare values are right. It comes into view: the button that answers may be there without what is asked (RX-02). */
export function DoubtNote({ doubts }: { readonly doubts: readonly Doubt[] }) {
  const { t, tag } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={root}>
      <Note tone="warn" live="alert" title={t('Prescription.Doubt')}>
        {doubts.map((doubt) => (
          <p key={doubtWords(doubt, t, tag)}>{doubtWords(doubt, t, tag)}</p>
        ))}
        <p>{t('Prescription.Doubt.Text')}</p>
      </Note>
    </div>
  );
}

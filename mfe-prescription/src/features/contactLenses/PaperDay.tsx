import { exampleRecentDate, isoFromLocal } from '@sightline/shared-lib/domain/validation';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Note, TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import type { PaperSupply } from './paperSupply';
import { shownPaperDay, shownUntil } from './shownPaperDay';

interface PaperDayProps {
  readonly id: string;
  /** `yyyy-MM-dd`; null while what was typed is no day. */
  readonly value: string | null;
  readonly error: string | undefined;
  /** Until when the prescription counts, and the boxes of one eye until then. */
  readonly supply: PaperSupply | null;
  readonly onDay: (day: string | null) => void;
}

/** The day on the prescription: whoever tells it is not sold boxes that last longer than it counts (RX-20). */
export function PaperDay({ id, value, error, supply, onDay }: PaperDayProps) {
  const { now } = useServices();
  const { t, tag } = useTranslation();
  const [typed, setTyped] = useState(() => (value ? shownPaperDay(value, tag) : ''));
  const read = (text: string): string | null => (text.trim() === '' ? '' : isoFromLocal(text, tag));
  const until = supply ? shownUntil(supply.until, tag) : '';
  return (
    <>
      <TextField
        id={`${id}-day`}
        label={t('Prescription.IssuedOn')}
        help={t('Prescription.Lenses.Day.Why')}
        optional
        autoComplete="off"
        example={exampleRecentDate(tag, now)}
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          onDay(read(event.target.value));
        }}
      />
      {supply && !supply.isTold && supply.isReached ? (
        <Note live="status">{t('Prescription.Lenses.MostOfAny', { count: supply.most })}</Note>
      ) : null}
      {/* What stops the form says it at the field. */}
      {supply?.isTold && !(supply.most === 0 && error) ? (
        <Note tone={supply.most === 0 ? 'bad' : 'plain'} live="status">
          {supply.most === 0
            ? t('Prescription.Lenses.Expired', { date: until })
            : t('Prescription.Lenses.Most', { count: supply.most, date: until })}
        </Note>
      ) : null}
    </>
  );
}

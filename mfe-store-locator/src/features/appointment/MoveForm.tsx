import type { Appointment, AppointmentSlots } from '@sightline/shared-lib/api/appointment';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Row, Stack } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { ChosenTime } from './ChosenTime';
import { ProblemNote } from './ProblemNote';
import { TimeChoice } from './TimeChoice';
import { useFreeTimes } from './useFreeTimes';

interface MoveFormProps {
  readonly appointment: Appointment;
  readonly slots: AppointmentSlots;
  readonly move: (startsAt: string) => Promise<void>;
  readonly onKeep: () => void;
}

/** Another time for an appointment; one that somebody else takes meanwhile is said (STOR-08). */
export function MoveForm({ appointment, slots: loaded, move, onKeep }: MoveFormProps) {
  const { t } = useTranslation();
  const { chosen, slots, problem, choose, attempt } = useFreeTimes(appointment, loaded);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await attempt(move);
    setBusy(false);
  };
  return (
    <Stack gap={5}>
      <TimeChoice slots={slots} chosen={chosen} begins={appointment.startsAt} onChoose={choose} />
      <ProblemNote problem={problem} nearest={chosen} timeZone={slots.timeZone} />
      {chosen ? <ChosenTime chosen={chosen} slots={slots} /> : null}
      <Row>
        {chosen ? (
          <Button busy={busy} onClick={() => void send()}>
            {t('Stores.Appointment.MoveHere')}
          </Button>
        ) : null}
        <Button variant="text" onClick={onKeep}>
          {t('Stores.Appointment.KeepTime')}
        </Button>
      </Row>
    </Stack>
  );
}

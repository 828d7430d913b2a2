import { useTranslation } from '@sightline/shared-lib/runtime';
import { Note } from '@sightline/shared-lib/ui';

import { momentWord } from './appointmentWords';
import type { TimeProblem } from './useFreeTimes';

interface ProblemNoteProps {
  readonly problem: TimeProblem | null;
  /** The time that is chosen in place of one that is taken. */
  readonly nearest: string | null;
  readonly timeZone: string;
}

/** Why it did not work, and what is offered in its place (STOR-08). */
export function ProblemNote({ problem, nearest, timeZone }: ProblemNoteProps) {
  const { t, tag } = useTranslation();
  if (!problem) return null;
  const offered =
    problem === 'taken' && nearest
      ? ` ${t('Stores.Appointment.Nearest', { time: momentWord(nearest, timeZone, tag) })}`
      : '';
  return (
    <Note tone={problem === 'taken' ? 'warn' : 'bad'} live="alert">
      {t(`Stores.Appointment.Problem.${problem}`)}
      {offered}
    </Note>
  );
}

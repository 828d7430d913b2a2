import { readAppointmentSlots, type AppointmentSlots } from '@sightline/shared-lib/api/appointment';
import { failureOf } from '@sightline/shared-lib/api/client';
import type { AppointmentService } from '@sightline/shared-lib/domain/store';
import { useServices } from '@sightline/shared-lib/runtime';
import { useState } from 'react';

import { nearestTime } from './nearestTime';

export type TimeProblem = 'taken' | 'tooLate' | 'full' | 'failed';

const PROBLEMS: Readonly<Record<string, TimeProblem>> = {
  APPOINTMENT_TAKEN: 'taken',
  APPOINTMENT_TOO_LATE: 'tooLate',
  _ERR_LIMIT_EXCEEDED: 'full',
};

interface Visit {
  readonly physicalStoreId: string;
  readonly service: AppointmentService;
}

/** Times to choose from; when somebody was faster, they are read again and the nearest one is chosen (STOR-08). */
export function useFreeTimes(visit: Visit, loaded: AppointmentSlots) {
  const { client, reportFailure } = useServices();
  const [slots, setSlots] = useState(loaded);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<TimeProblem | null>(null);

  const failed = async (error: unknown) => {
    const found = PROBLEMS[failureOf(error)?.errorKey ?? ''] ?? 'failed';
    if (found === 'failed') reportFailure(error);
    if (found === 'taken' && chosen) {
      const now = await readAppointmentSlots(client, visit, { skipErrorMessage: true }).catch(() => slots);
      setSlots(now);
      setChosen(nearestTime(now, chosen));
    }
    setProblem(found);
  };
  return {
    slots,
    chosen,
    problem,
    choose: (startsAt: string) => {
      setProblem(null);
      setChosen(startsAt);
    },
    /** Does what may find the time taken; false when it failed. */
    async attempt(work: (startsAt: string) => Promise<void>): Promise<void> {
      if (!chosen) return;
      setProblem(null);
      try {
        await work(chosen);
      } catch (error) {
        await failed(error);
      }
    },
  };
}

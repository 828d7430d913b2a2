import { APPOINTMENT_SERVICES } from '@sightline/shared-lib/domain/store';

import { fail } from '../cli/commandLine';

import { operationsCall } from './operationsCall';

interface Visit {
  readonly appointmentId: string;
  readonly service: string;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly name: string;
  readonly phone: string;
}

/** A visit in one line, at the branch's own time. */
function visitLine({ appointmentId, service, startsAt, timeZone, name, phone }: Visit): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(new Date(startsAt));
  return `${time}  ${service}  ${appointmentId}  ${name}, ${phone}`;
}

async function lookAtDay(step: string, branch: string, day: string): Promise<void> {
  if (!/^(\d{1,12}|all)$/.test(branch)) return fail('Which branch? Its number, such as 11001, or all.', 'Try --help.');
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return fail('Which day? Such as 2026-12-24.', 'Try --help.');
  const path = `/appointments/${branch}/days/${day}`;
  const { visits } =
    step === 'show'
      ? await operationsCall<{ visits: readonly Visit[] }>({ method: 'GET', path })
      : await operationsCall<{ visits: readonly Visit[] }>({ method: 'POST', path: `${path}/${step}`, body: {} });
  console.log(visits.length > 0 ? visits.map(visitLine).join('\n') : 'Nobody is expected.');
  return undefined;
}

async function changeCapacity(branch: string, service: string, places: string): Promise<void> {
  if (!APPOINTMENT_SERVICES.some((one) => one === service))
    return fail(`Which service? One of ${APPOINTMENT_SERVICES.join(', ')}.`, 'Try --help.');
  if (!/^\d{1,2}$/.test(places)) return fail('How many people at once? A number.', 'Try --help.');
  const path = `/appointments/${branch}/capacity`;
  await operationsCall({ method: 'POST', path, body: { service, places: Number(places) } });
  console.log(`${branch}  ${service}  ${places} at once`);
  return undefined;
}

/** Looks at a day of a branch, closes or opens it, changes how many are seen at once, calls an appointment off. */
export async function lookAfterAppointments(
  step: string,
  subject: string,
  object: string,
  more: string,
): Promise<void> {
  if (step === 'capacity') return changeCapacity(subject, object, more);
  if (step === 'show' || step === 'close' || step === 'open') return lookAtDay(step, subject, object);
  if (step !== 'cancel') return fail(`There is no step "${step}" of appointments.`, 'Try --help.');
  if (!/^\d{1,20}$/.test(subject)) return fail('Which appointment? Its number.', 'Try --help.');
  const path = `/appointments/${subject}/cancel`;
  const { status } = await operationsCall<{ status: string }>({ method: 'POST', path, body: {} });
  console.log(`${subject}  ${status}`);
  return undefined;
}

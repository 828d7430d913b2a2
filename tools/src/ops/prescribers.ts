import { isRejectionReason, REJECTION_REASONS, type Prescriber } from '@sightline/shared-lib/domain/prescription';

import { fail } from '../cli/commandLine';

import { operationsCall } from './operationsCall';

interface Standing {
  readonly orderId: string;
  readonly state: string;
  readonly namedAt: string;
  readonly dueAt?: string;
}

interface Question extends Standing {
  readonly prescriber: Prescriber;
  readonly lenses: readonly { readonly name: string; readonly boxes: number; readonly values: string }[];
}

const standingLine = ({ orderId, state, namedAt, dueAt }: Standing): string =>
  `${orderId}  ${state}  ${dueAt ? `until ${dueAt}` : `named ${namedAt}`}`;

async function listQuestions(): Promise<void> {
  const { requests } = await operationsCall<{ requests: readonly Standing[] }>({ method: 'GET', path: '/prescribers' });
  console.log(requests.length > 0 ? requests.map(standingLine).join('\n') : 'Nobody is to be asked.');
}

async function showQuestion(path: string): Promise<void> {
  const { prescriber, lenses, ...standing } = await operationsCall<Question>({ method: 'GET', path });
  const { patient, name, practice, state, telephone, fax, email } = prescriber;
  console.log(standingLine(standing));
  console.log(
    `  ${name}, ${practice}, ${state}  ${[telephone, fax && `fax ${fax}`, email].filter(Boolean).join(', ')}`,
  );
  console.log(`  for ${patient}`);
  for (const lens of lenses) console.log(`  ${lens.boxes} x ${lens.name}  ${lens.values}`);
}

/** Whom to ask about contact lenses, that they were asked, and what they answered; after eight business hours the platform goes on by itself. */
export async function askPrescriber(step: string, orderId: string, reason: string | undefined): Promise<void> {
  if (step === 'list') return listQuestions();
  if (step !== 'show' && step !== 'ask' && step !== 'confirm' && step !== 'refuse') {
    return fail(`There is no command "prescriber ${step}".`, 'Try --help.');
  }
  if (!/^\d{1,20}$/.test(orderId)) return fail('Which order?', 'Ask with "prescriber list".');
  if (step === 'refuse' && !isRejectionReason(reason ?? '')) {
    return fail(`Why? Name one of these with --reason: ${REJECTION_REASONS.join(', ')}`);
  }
  const path = `/orders/${orderId}/prescriber`;
  if (step === 'show') return showQuestion(path);
  const body = step === 'refuse' ? { reason } : {};
  console.log(standingLine(await operationsCall<Standing>({ method: 'POST', path: `${path}/${step}`, body })));
  return undefined;
}

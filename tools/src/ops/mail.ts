import { fail } from '../cli/commandLine';

import { operationsCall } from './operationsCall';
import { readSecret } from './readSecret';

interface Letter {
  readonly letterId: string;
  readonly kind: string;
  readonly state: string;
  readonly attempts: number;
  readonly problem: string;
  readonly createdAt: string;
}

function show({ letterId, kind, state, attempts, problem, createdAt }: Letter): void {
  console.log(`${letterId}  ${createdAt}  ${state.padEnd(8)}  ${kind}  ${attempts} attempts  ${problem}`.trimEnd());
}

/** Shows how letters stand, sends one again, or forgets an address. What letters say, and to whom, stays on the platform. */
export async function lookAfterMail(task: string, letterId: string, state: string | undefined): Promise<void> {
  if (task === 'list') {
    const path = `/mail/letters${state ? `?state=${encodeURIComponent(state)}` : ''}`;
    const { letters } = await operationsCall<{ letters: readonly Letter[] }>({ method: 'GET', path });
    for (const letter of letters) show(letter);
    if (letters.length === 0) console.log('No letters.');
    return undefined;
  }
  if (task === 'resend') {
    if (!/^\d{1,20}$/.test(letterId)) return fail('Which letter?', 'npm run ops -- mail list');
    show(await operationsCall<Letter>({ method: 'POST', path: `/mail/letters/${letterId}/resend`, body: {} }));
    return undefined;
  }
  if (task !== 'forget') return fail(`There is no command "mail ${task}".`, 'Try --help.');
  const recipient = await readSecret('E-mail address: ');
  if (!/^[^\s@]+@[^\s@]+$/.test(recipient)) return fail('Which e-mail address?');
  const { forgotten } = await operationsCall<{ forgotten: number }>({
    method: 'POST',
    path: '/mail/forget',
    body: { recipient },
  });
  console.log(`${forgotten} letters forgotten`);
  return undefined;
}

import { fail } from '../cli/commandLine';

import { operationsCall } from './operationsCall';

/** Makes a shopper choose a new password at the next sign-in; every session ends. */
export async function expirePassword(change: string, logonId: string): Promise<void> {
  if (change !== 'expire') return fail(`There is no command "password ${change}".`, 'Try --help.');
  if (!/^[^\s@]+@[^\s@]+$/.test(logonId)) return fail('Which e-mail address?', 'Try --help.');
  await operationsCall<{ logonId: string }>({
    method: 'POST',
    path: `/accounts/${encodeURIComponent(logonId)}/expire-password`,
    body: {},
  });
  console.log(`${logonId}  has to choose a new password`);
  return undefined;
}

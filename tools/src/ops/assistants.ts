import { fail } from '../cli/commandLine';

import { operationsCall } from './operationsCall';
import { readSecret } from './readSecret';

interface Appointed {
  readonly userId: string;
  readonly stores: readonly string[];
}

/** Makes a store assistant, or takes all stores away from one. */
export async function changeAssistant(change: string, logonId: string, stores: string | undefined): Promise<void> {
  if (change !== 'add' && change !== 'remove') return fail(`There is no command "assistant ${change}".`, 'Try --help.');
  if (!/^[^\s@]+@[^\s@]+$/.test(logonId)) return fail('Which e-mail address?', 'Try --help.');
  if (change === 'remove') {
    await operationsCall<Appointed>({ method: 'DELETE', path: `/assistants/${encodeURIComponent(logonId)}` });
    console.log(`${logonId}  helps in no store any more`);
    return undefined;
  }
  if (!stores) return fail('Which stores? Name them with --stores.', 'Try --help.');
  const logonPassword = await readSecret('Password (empty for somebody who is an assistant already): ');
  const body = { logonId, stores: stores.split(','), ...(logonPassword ? { logonPassword } : {}) };
  const appointed = await operationsCall<Appointed>({ method: 'POST', path: '/assistants', body });
  console.log(`${logonId}  helps in ${appointed.stores.toSorted().join(', ')}`);
  return undefined;
}

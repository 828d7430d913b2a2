import { fail } from '../cli/commandLine';

import { operationsCall } from './operationsCall';

interface Organization {
  readonly organizationId: string;
  readonly name: string;
  readonly status: string;
  readonly email: string;
  readonly storeId: string;
}

const line = ({ organizationId, name, status, email, storeId }: Organization) =>
  `${organizationId}  ${name}  ${status}  store ${storeId}  ${email}`;

/** Lists buyer organisations that wait, lets one in, or lets somebody with an account buy for one. */
export async function lookAfterOrganizations(step: string, id: string, logonId: string): Promise<void> {
  if (step === 'list') {
    const { organizations } = await operationsCall<{ organizations: readonly Organization[] }>({
      method: 'GET',
      path: '/organizations',
    });
    console.log(organizations.length > 0 ? organizations.map(line).join('\n') : 'No organisation waits.');
    return undefined;
  }
  if (step !== 'approve' && step !== 'add') return fail(`There is no command "organization ${step}".`, 'Try --help.');
  if (!/^\d{1,20}$/.test(id)) return fail('Which organisation? See "organization list".', 'Try --help.');
  if (step === 'approve') {
    console.log(
      line(await operationsCall<Organization>({ method: 'POST', path: `/organizations/${id}/approval`, body: {} })),
    );
    return undefined;
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(logonId)) return fail('Which e-mail address?', 'Try --help.');
  const { name } = await operationsCall<Organization>({
    method: 'POST',
    path: `/organizations/${id}/members`,
    body: { logonId },
  });
  console.log(`${logonId}  buys for ${name}`);
  return undefined;
}

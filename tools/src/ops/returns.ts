import { fail } from '../cli/commandLine';

import { operationsCall } from './operationsCall';

const STEPS = new Set(['ship', 'receive', 'refund', 'cancel']);

interface Standing {
  readonly rmaId: string;
  readonly orderId: string;
  readonly status: string;
}

/** Takes a step with an announced return; paying back moves the money, or sends what is wanted instead. */
export async function stepReturn(step: string, rmaId: string | undefined, tracking: string | undefined): Promise<void> {
  if (!STEPS.has(step)) return fail(`There is no step "${step}" of a return.`, 'Try --help.');
  if (!/^RMA-\d{1,20}$/.test(rmaId ?? '')) return fail('Which return? Its number begins with RMA-.', 'Try --help.');
  const body = step === 'refund' && tracking ? { trackingNumbers: tracking.split(',') } : {};
  const path = `/returns/${rmaId}/${step}`;
  const { orderId, status } = await operationsCall<Standing>({ method: 'POST', path, body });
  console.log(`${rmaId}  ${status}  of order ${orderId}`);
  return undefined;
}

import { isRejectionReason, REJECTION_REASONS } from '@sightline/shared-lib/domain/prescription';

import { fail } from '../cli/commandLine';

import { operationsCall } from './operationsCall';

interface Standing {
  readonly orderId: string;
  readonly orderStatus: string;
  readonly lines: readonly {
    readonly orderItemId: string;
    readonly name: string;
    readonly state: string;
    readonly version: string;
    readonly reason?: string;
  }[];
}

const isNumber = (text: string): boolean => /^\d{1,20}$/.test(text);

/** Notes what an optician decided of a prescription, or shows where those of an order stand; what is in them stays sealed. */
export async function reviewPrescription(
  step: string,
  orderId: string,
  orderItemId: string,
  version: string,
  reason: string | undefined,
): Promise<void> {
  if (step !== 'show' && step !== 'approve' && step !== 'reject') {
    return fail(`There is no command "prescription ${step}".`, 'Try --help.');
  }
  if (!isNumber(orderId)) return fail('Which order?', 'Try --help.');
  if (step !== 'show' && !isNumber(orderItemId)) return fail('Which line?', 'Ask with "prescription show".');
  if (step !== 'show' && !/^[0-9a-f]{1,12}$/.test(version))
    return fail('Which version?', 'Ask with "prescription show".');
  if (step === 'reject' && !isRejectionReason(reason ?? '')) {
    return fail(`Why? Name one of these with --reason: ${REJECTION_REASONS.join(', ')}`);
  }
  const path = `/orders/${orderId}/prescriptions`;
  const { orderStatus, lines } = await operationsCall<Standing>(
    step === 'show'
      ? { method: 'GET', path }
      : {
          method: 'POST',
          path: `${path}/${orderItemId}/${step}`,
          body: step === 'reject' ? { version, reason } : { version },
        },
  );
  console.log(`${orderId}  ${orderStatus}`);
  for (const line of lines) {
    console.log(
      `  ${line.orderItemId}  ${line.version}  ${line.state}${line.reason ? `, ${line.reason}` : ''}  ${line.name}`,
    );
  }
  return undefined;
}

import { fail } from '../cli/commandLine';

import { operationsCall } from './operationsCall';

const STEPS = new Set(['ship', 'deliver', 'refuse', 'cancel', 'refund']);

interface Standing {
  readonly orderId: string;
  readonly orderStatus: string;
  readonly currency: string;
  readonly open: string;
  readonly captured: string;
  readonly refunded: string;
  readonly unsettled: number;
}

type Given = Parameters<typeof stepOrder>[2];

/** What a step is told besides the order. */
function bodyOf(step: string, { key, amount, tracking }: Given): object {
  if (step === 'refund') return { key, amount };
  return step === 'ship' && tracking ? { trackingNumbers: tracking.split(',') } : {};
}

/** Takes a step with a placed order, or shows where it and its money stand. */
export async function stepOrder(
  step: string,
  orderId: string,
  given: {
    readonly key: string | undefined;
    readonly amount: string | undefined;
    readonly tracking: string | undefined;
  },
): Promise<void> {
  if (step !== 'show' && !STEPS.has(step)) return fail(`There is no command "${step}".`, 'Try --help.');
  if (!/^\d{1,20}$/.test(orderId)) return fail('Which order?', 'Try --help.');
  if (step === 'refund' && !given.key) return fail('A refund needs --key.', 'Try --help.');
  const path = `/orders/${orderId}`;
  const { orderStatus, currency, open, captured, refunded, unsettled } = await operationsCall<Standing>(
    step === 'show' ? { method: 'GET', path } : { method: 'POST', path: `${path}/${step}`, body: bodyOf(step, given) },
  );
  const amount = (text: string): string => `${Number(text).toFixed(2)} ${currency}`;
  console.log(
    `${orderId}  ${orderStatus}  open ${amount(open)}  received ${amount(captured)}  paid back ${amount(refunded)}`,
  );
  if (unsettled > 0) return fail('The gateway has not answered yet; the platform asks again by itself.');
  return undefined;
}

import { fail } from '../cli/commandLine';

import { operationsCall } from './operationsCall';

const STEPS = new Set(['ship', 'receive', 'refund', 'cancel']);

interface Standing {
  readonly rmaId: string;
  readonly orderId: string;
  readonly status: string;
}

interface Collection {
  readonly rmaId: string;
  readonly trackingNumber: string;
  readonly address: {
    readonly addressLine: readonly string[];
    readonly zipCode: string;
    readonly city: string;
    readonly country: string;
  } | null;
}

/** Parcels that a carrier is sent for on a day. */
async function showCollections(day: string): Promise<void> {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return fail('Which day? Such as 2026-12-24.', 'Try --help.');
  const path = `/returns/collections/${day}`;
  const { collections } = await operationsCall<{ collections: readonly Collection[] }>({ method: 'GET', path });
  const lines = collections.map(({ rmaId, trackingNumber, address }) => {
    const { addressLine = [], zipCode = '', city = '', country = '' } = address ?? {};
    return [rmaId, trackingNumber, ...addressLine.filter(Boolean), `${zipCode} ${city}`.trim(), country].join('  ');
  });
  console.log(lines.length > 0 ? lines.join('\n') : 'Nothing is collected.');
  return undefined;
}

/** Takes a step with an announced return; paying back moves the money, or sends what is wanted instead. `collections` lists the parcels of a day. */
export async function stepReturn(step: string, rmaId: string | undefined, tracking: string | undefined): Promise<void> {
  if (step === 'collections') return showCollections(rmaId ?? '');
  if (!STEPS.has(step)) return fail(`There is no step "${step}" of a return.`, 'Try --help.');
  if (!/^RMA-\d{1,20}$/.test(rmaId ?? '')) return fail('Which return? Its number begins with RMA-.', 'Try --help.');
  const body = step === 'refund' && tracking ? { trackingNumbers: tracking.split(',') } : {};
  const path = `/returns/${rmaId}/${step}`;
  const { orderId, status } = await operationsCall<Standing>({ method: 'POST', path, body });
  console.log(`${rmaId}  ${status}  of order ${orderId}`);
  return undefined;
}

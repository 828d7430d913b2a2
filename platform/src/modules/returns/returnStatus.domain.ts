/** Announced, sent back, received, refunded, cancelled (contract 28). */
export type ReturnStatus = 'CRE' | 'SHI' | 'REC' | 'REF' | 'CAN';

/** What happens to an announced return. */
export type ReturnStep = 'ship' | 'receive' | 'refund' | 'cancel';

const steps: Readonly<Record<ReturnStep, { readonly from: readonly ReturnStatus[]; readonly to: ReturnStatus }>> = {
  ship: { from: ['CRE'], to: 'SHI' },
  // Carriers do not always say that a parcel was handed in.
  receive: { from: ['CRE', 'SHI'], to: 'REC' },
  refund: { from: ['REC'], to: 'REF' },
  cancel: { from: ['CRE'], to: 'CAN' },
};

/** Where a step leads from a status; the same status when it was made already, null when it cannot be made. */
export function afterStep(step: ReturnStep, status: ReturnStatus): ReturnStatus | null {
  const { from, to } = steps[step];
  return status === to || from.includes(status) ? to : null;
}

/** Where things stand that are in several returns: the one that asks most of their buyer; a cancelled one counts where there is no other. */
export function standingOf(statuses: readonly ReturnStatus[]): ReturnStatus | undefined {
  return (['CRE', 'SHI', 'REC', 'REF', 'CAN'] as const).find((status) => statuses.includes(status));
}

/** True while a return still holds its lines. */
export const isOpen = (status: ReturnStatus): boolean => status === 'CRE' || status === 'SHI' || status === 'REC';

import type { OrderStatus } from '../order';

/** What operations do with a placed order; paying money back is no step, it leaves the status as it is. */
export type Step = 'ship' | 'deliver' | 'cancel' | 'refuse';

interface StepRule {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
  /** Money that is taken with it. */
  readonly takes: 'gateway' | 'everything' | 'nothing';
}

const rules: Readonly<Record<Step, StepRule>> = {
  // Orders that wait for a prescription or an optician cannot be sent.
  ship: { from: ['M', 'G', 'R', 'L'], to: 'S', takes: 'gateway' },
  deliver: { from: ['S', 'O'], to: '1', takes: 'everything' },
  cancel: { from: ['M', 'G', 'R', 'L', 'E', 'V', 'W', 'N', 'F', 'H'], to: 'X', takes: 'nothing' },
  // Refused at the door, or come back as undeliverable.
  refuse: { from: ['S', 'O'], to: 'X', takes: 'nothing' },
};

/** What a step does to an order in a status: nothing more when it was made already, null when it cannot be made. */
export function stepFrom(
  step: Step,
  status: OrderStatus,
): { to: OrderStatus; takes: StepRule['takes']; made: boolean } | null {
  const { from, to, takes } = rules[step];
  if (status === to) return { to, takes, made: true };
  return from.includes(status) ? { to, takes, made: false } : null;
}

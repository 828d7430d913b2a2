import type { ShipModeCode } from './shipMode.domain';

/** Working days, earliest and latest. */
export type Days = readonly [earliest: number, latest: number];

/** What has to be made ready before it travels. */
export type MadeOf = 'stocked' | 'contactLenses' | 'hearing' | 'prescription';

/** How long the shop takes: to make a thing ready, and to bring it. */
export interface DeliveryTimes {
  readonly making: Readonly<Record<MadeOf, Days>>;
  readonly transit: Readonly<Record<ShipModeCode, Days>>;
  /** Until the prescriber of contact lenses has answered, where one is asked: eight business hours from the question on (ADR 70). */
  readonly prescriber: Days;
}

export const DELIVERY_TIMES: DeliveryTimes = {
  making: { stocked: [0, 0], contactLenses: [1, 2], hearing: [2, 3], prescription: [5, 8] },
  transit: {
    Standard: [1, 3],
    Express: [1, 1],
    Green: [3, 5],
    ShipToStore: [2, 4],
    Mail: [2, 5],
    Interim: [0, 0],
  },
  prescriber: [1, 2],
};

const RANGE = /^(\w+)=(\d{1,2})(?:-(\d{1,2}))?$/;

/** The usual times with changes such as `prescription=4-6,Express=1`; what is no such change is refused. */
export function readDeliveryTimes(changes: string | undefined): DeliveryTimes {
  const { making, transit, prescriber } = DELIVERY_TIMES;
  const times = { making: { ...making }, transit: { ...transit }, prescriber };
  for (const change of (changes ?? '').split(',').filter(Boolean)) {
    const [, name = '', from = '', to = from] = RANGE.exec(change.trim()) ?? [];
    const days: Days = [Number(from), Number(to)];
    if (name === '' || days[0] > days[1]) throw new Error(`DELIVERY_DAYS does not say days: ${change}`);
    if (name in times.making) times.making[name as MadeOf] = days;
    else if (name === 'prescriber') times.prescriber = days;
    else if (name in times.transit) times.transit[name as ShipModeCode] = days;
    else throw new Error(`DELIVERY_DAYS names nothing that is delivered: ${name}`);
  }
  return times;
}

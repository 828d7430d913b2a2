import { canServiceCancel } from '@sightline/shared-lib/domain/order';

import type { OrderStatus } from '../order';
import { type Step, stepFrom } from './step.domain';

const ALL: readonly OrderStatus[] = ['M', 'G', 'R', 'L', 'E', 'V', 'W', 'N', 'F', 'H', 'S', 'O', '1', 'X', 'P'];

describe('what operations do with an order [ORD-01]', () => {
  it.each<[Step, string, OrderStatus, 'gateway' | 'everything' | 'nothing']>([
    ['ship', 'MGRL', 'S', 'gateway'],
    ['deliver', 'SO', '1', 'everything'],
    ['cancel', 'MGRLEVWNFH', 'X', 'nothing'],
    ['refuse', 'SO', 'X', 'nothing'],
  ])('%s follows %s and leads to %s, with %s of the money; once made it is made', (step, from, to, takes) => {
    for (const status of ALL) {
      const made = status === to;
      const follows = made || from.includes(status);
      expect([status, stepFrom(step, status)]).toEqual([status, follows ? { to, takes, made } : null]);
    }
  });

  it('cancels whatever shoppers are told that customer service can [ORD-06]', () => {
    const told = ALL.filter((status) => canServiceCancel(status));
    expect(told).not.toEqual([]);
    for (const status of told) expect([status, stepFrom('cancel', status)?.to]).toEqual([status, 'X']);
  });
});

import type { SeedContributor } from '../../seed/contributor';
import type { Promotion } from './promotion.domain';
import { savePromotions } from './promotion.repository';

const always = { startsAt: null, endsAt: null, usesPerShopper: null, minimumMinor: 0 };

/** The codes a fresh platform knows. */
export const seedPromotions: readonly Promotion[] = [
  {
    ...always,
    promotionId: '10000651',
    code: 'SAVE25',
    kind: 'amount',
    value: 2500,
    description: '25.00 off the order',
  },
  {
    ...always,
    promotionId: '10000652',
    code: 'AUTUMN25',
    kind: 'percentage',
    value: 25,
    endsAt: new Date('2026-10-31T23:59:59.999Z'),
    description: '25 % off in autumn',
  },
  {
    ...always,
    promotionId: '10000653',
    code: 'WELCOME10',
    kind: 'percentage',
    value: 10,
    usesPerShopper: 1,
    description: '10 % off the first order',
  },
  { ...always, promotionId: '10000654', code: 'FREESHIP', kind: 'shipping', value: 0, description: 'Free delivery' },
  { ...always, promotionId: '10000655', code: 'LATER', kind: 'deferred', value: 0, description: 'Takes effect later' },
  {
    ...always,
    promotionId: '10000656',
    code: 'PAIR200',
    kind: 'amount',
    value: 4000,
    minimumMinor: 20_000,
    description: '40.00 off from 200.00',
  },
];

/** Writes the codes; running it again only refreshes them. */
export const promotionSeed: SeedContributor = {
  name: 'promotions',
  async run(db, progress) {
    await savePromotions(db, seedPromotions);
    progress(`${seedPromotions.length} codes`);
  },
};

import type { SeedContributor } from '../../seed/contributor';
import { identityCodeOf, type Promotion } from './promotion.domain';
import { savePromotions } from './promotion.repository';

const plain = {
  value: 0,
  startsAt: null,
  endsAt: null,
  usesPerShopper: null,
  usesInAll: null,
  minimumMinor: 0,
  segment: null,
  productTypes: [],
  isCombinable: true,
  giftPartNumber: '',
};

/** The codes a fresh platform knows; docs/promotions.md tells them to people. */
export const seedPromotions: readonly Promotion[] = [
  {
    ...plain,
    promotionId: '10000651',
    code: 'SAVE25',
    kind: 'amount',
    value: 2500,
    description: '25.00 off the order',
  },
  {
    ...plain,
    promotionId: '10000652',
    code: 'AUTUMN25',
    kind: 'percentage',
    value: 25,
    endsAt: new Date('2026-10-31T23:59:59.999Z'),
    description: '25 % off in autumn',
  },
  {
    ...plain,
    promotionId: '10000653',
    code: 'WELCOME10',
    kind: 'percentage',
    value: 10,
    usesPerShopper: 1,
    description: '10 % off the first order',
  },
  { ...plain, promotionId: '10000654', code: 'FREESHIP', kind: 'shipping', description: 'Free delivery' },
  { ...plain, promotionId: '10000655', code: 'LATER', kind: 'deferred', description: 'Takes effect later' },
  {
    ...plain,
    promotionId: '10000656',
    code: 'PAIR200',
    kind: 'amount',
    value: 4000,
    minimumMinor: 20_000,
    description: '40.00 off from 200.00',
  },
  {
    ...plain,
    promotionId: '10000657',
    code: 'SUN20',
    kind: 'percentage',
    value: 20,
    productTypes: ['sun'],
    description: '20 % off sunglasses',
  },
  {
    ...plain,
    promotionId: '10000658',
    code: 'CLEARVIEW',
    kind: 'gift',
    minimumMinor: 10_000,
    giftPartNumber: '2962000060003',
    description: 'A printed cloth as a gift from 100.00',
  },
  {
    ...plain,
    promotionId: '10000659',
    code: 'MEMBER15',
    kind: 'percentage',
    value: 15,
    segment: 'RegisteredUsers',
    description: '15 % off with an account',
  },
  {
    ...plain,
    promotionId: '10000660',
    code: 'SOLO30',
    kind: 'percentage',
    value: 30,
    isCombinable: false,
    description: '30 % off, with no other code',
  },
  {
    ...plain,
    promotionId: '10000661',
    code: 'FIRST100',
    kind: 'amount',
    value: 1000,
    usesInAll: 100,
    description: '10.00 off for the first hundred orders',
  },
  {
    ...plain,
    promotionId: '10000662',
    code: 'SPRING27',
    kind: 'percentage',
    value: 20,
    startsAt: new Date('2027-03-01T00:00:00Z'),
    endsAt: new Date('2027-05-31T23:59:59.999Z'),
    description: '20 % off in spring',
  },
  ...(['military', 'responder', 'teacher', 'student'] as const).map((group, place) => ({
    ...plain,
    promotionId: String(10_000_671 + place),
    code: identityCodeOf(group),
    kind: 'percentage' as const,
    value: 15,
    description: '15 % off for those who serve, teach and study',
  })),
];

/** Writes the codes; running it again only refreshes them. */
export const promotionSeed: SeedContributor = {
  name: 'promotions',
  async run(db, progress) {
    await savePromotions(db, seedPromotions);
    progress(`${seedPromotions.length} codes`);
  },
};

import { type Db, testClock } from '../../kernel';
import type { InventoryService, StockLevel } from '../inventory';
import { createAvailabilityService } from './availability.service';

const db = {} as Db;
const COLOUR = { modelCode: 'AB12', colour: '01', buyable: true, soldOut: false, partNumbers: ['1', '2'] };

/** The service over a warehouse and a catalogue in memory, and how often the warehouse was asked for everything. */
function aService(levels: readonly StockLevel[], colours = [COLOUR]) {
  const clock = testClock();
  const stock = new Map(levels.map((level) => [level.partNumber, level]));
  const asked: string[] = [];
  const answers = { fails: false };
  const inventory = {
    stock: async () => stock,
    everything: async (_db: Db, storeId: string) => {
      asked.push(storeId);
      if (answers.fails) throw new Error('no warehouse');
      return stock;
    },
  } as unknown as InventoryService;
  const service = createAvailabilityService(db, clock, inventory, {
    colours: async () => colours,
    articles: async ({ partNumbers }) =>
      partNumbers.filter((one) => one !== 'unknown').map((partNumber) => ({ partNumber })),
  });
  return { service, clock, asked, answers };
}
const level = (partNumber: string, quantity: number, label = 'NONE') => ({ partNumber, quantity, label });

describe('whether an article can be had [CAT-09]', () => {
  it.each([
    [1, 'NONE', true],
    [0, 'NONE', false],
    [5, 'SOLD OUT', false],
    [5, 'COMING SOON', true],
  ])('with %d pieces, labelled %s: %s', async (quantity, label, available) => {
    const { service } = aService([level('1', quantity, label)]);
    expect(await service.ofArticle('10801', '1')).toEqual({ upc: '1', available });
  });

  it('is no where the warehouse has never heard of it, and nothing where it is not sold', async () => {
    const { service } = aService([]);
    expect(await service.ofArticle('10801', '1')).toEqual({ upc: '1', available: false });
    expect(await service.ofArticle('10801', 'unknown')).toBeNull();
  });
});

describe('the file of all colours [CAT-09]', () => {
  const statusOf = async (levels: readonly StockLevel[], change: Partial<typeof COLOUR> = {}) =>
    (await aService(levels, [{ ...COLOUR, ...change }]).service.ofColours('10801'))['0AB12_01'];

  it('tells of a colour what its best article is', async () => {
    expect(await statusOf([level('1', 2), level('2', 50)])).toEqual({ available: true, status: 'Available' });
    expect(await statusOf([level('1', 50), level('2', 2)])).toEqual({ available: true, status: 'Available' });
    expect(await statusOf([level('1', 0, 'COMING SOON')])).toEqual({ available: false, status: 'Coming soon' });
    expect(await statusOf([level('2', 1)])).toEqual({ available: true, status: 'Available-oneleft' });
  });

  it('tells of one that no warehouse has, that is sold out, or not sold', async () => {
    expect(await statusOf([])).toEqual({ available: false, status: 'Out-of-stock' });
    expect(await statusOf([level('1', 9)], { soldOut: true })).toEqual({ available: false, status: 'SoldOut' });
    expect(await statusOf([level('1', 9)], { buyable: false })).toEqual({ available: false, status: 'Not-for-sale' });
  });

  it('is worked out once in ten seconds for each store, and again after a failure', async () => {
    const { service, clock, asked, answers } = aService([level('1', 9)]);
    const first = await service.ofColours('10801');
    clock.advance(9999);
    expect(await service.ofColours('10801')).toBe(first);
    await service.ofColours('10802');
    expect(asked).toEqual(['10801', '10802']);
    clock.advance(1);
    answers.fails = true;
    await expect(service.ofColours('10801')).rejects.toThrow('no warehouse');
    answers.fails = false;
    expect(await service.ofColours('10801')).toEqual(first);
    expect(asked).toEqual(['10801', '10802', '10801', '10801']);
  });
});

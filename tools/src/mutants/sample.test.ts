import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Mutant {
  readonly id: string;
  readonly fileName: string;
}
type Verdicts = Readonly<Record<string, { readonly status: string; readonly reason?: string }>>;

const { Sample } = jest.requireActual<{
  Sample: new () => {
    group: (mutants: readonly Mutant[]) => Promise<string[][]>;
    check: (mutants: readonly Mutant[]) => Promise<Verdicts>;
  };
}>('../../jest/mutants.sample.cjs');

const { ownerOf } = jest.requireActual<{ ownerOf: (mutant: string | undefined) => string | undefined }>(
  '../../jest/mutants.owners.cjs',
);

const mutants = Array.from({ length: 60 }, (_, line) => ({
  id: String(line),
  fileName: '/somewhere/price.ts',
  location: { start: { line, column: 2 }, end: { line, column: 9 } },
  mutatorName: 'EqualityOperator',
  replacement: 'a >= b',
}));

async function judged(of: readonly Mutant[], count: number, seed: number): Promise<string[]> {
  process.env['MUTANTS_SAMPLE'] = String(count);
  process.env['MUTANTS_SEED'] = String(seed);
  const verdicts = Object.entries(await new Sample().check(of));
  expect(verdicts).toHaveLength(of.length);
  return verdicts.flatMap(([id, { status }]) => (status === 'passed' ? [id] : [])).toSorted();
}

describe('a sample of mutants', () => {
  afterEach(() => {
    delete process.env['MUTANTS_SAMPLE'];
    delete process.env['MUTANTS_SEED'];
    delete process.env['MUTANTS_PACKAGE'];
    delete process.env['MUTANTS_FOLDERS'];
    delete process.env['MUTANTS_OWNERS'];
  });

  it('is as large as asked for, and all of them where there are fewer', async () => {
    expect(await judged(mutants, 12, 1)).toHaveLength(12);
    expect(await judged(mutants, 100, 1)).toHaveLength(60);
    expect(await new Sample().group(mutants)).toEqual([mutants.map(({ id }) => id)]);
  });

  it('is the same for a seed in whatever order and wherever the code lies, and another for another seed', async () => {
    const first = await judged(mutants, 12, 1);
    const elsewhere = mutants.map((one) => ({ ...one, fileName: '/elsewhere/price.ts' })).toReversed();
    expect(await judged(elsewhere, 12, 1)).toEqual(first);
    expect(await judged(mutants, 12, 2)).not.toEqual(first);
  });

  it('is of each folder that is judged, the same as of the folder alone, and only its own tests are asked', async () => {
    const of = (folder: string) =>
      mutants.map((one) => ({ ...one, id: `${folder} ${one.id}`, fileName: `/copy/platform/src/${folder}/price.ts` }));
    const [tax, cart] = [of('tax'), of('cart')];
    const alone = [...(await judged(tax, 5, 1)), ...(await judged(cart, 5, 1))].toSorted();
    const folder = mkdtempSync(join(tmpdir(), 'owners-'));
    process.env['MUTANTS_OWNERS'] = join(folder, 'owners.json');
    process.env['MUTANTS_PACKAGE'] = 'platform';
    process.env['MUTANTS_FOLDERS'] = JSON.stringify(['src/tax', 'src/cart']);
    expect(await judged([...tax, ...cart], 5, 1)).toEqual(alone);
    expect(['tax 3', 'cart 3', undefined].map(ownerOf)).toEqual(['platform/src/tax', 'platform/src/cart', undefined]);
    process.env['MUTANTS_FOLDERS'] = JSON.stringify(['src/tax']);
    expect(ownerOf('tax 3')).toBeUndefined();
    rmSync(folder, { recursive: true });
  });

  it('says why a mutant was set aside', async () => {
    process.env['MUTANTS_SAMPLE'] = '1';
    const verdicts = Object.values(await new Sample().check(mutants.slice(0, 2)));
    expect(verdicts).toContainEqual({ status: 'compileError', reason: 'not in the sample' });
  });
});

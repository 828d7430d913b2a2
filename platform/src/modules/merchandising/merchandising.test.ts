import { sql } from 'kysely';

import { testClock } from '../../kernel';
import { moduleTables } from '../../testing/moduleTables';
import { noReports, testShelf } from '../../testing/testShelf';
import { LIMITS } from '../limits';
import { createMerchandisingModule } from '.';
import { listChanges, listPublications, listRules } from './merchandising.repository';
import type { RuleContent } from './ruleContent.domain';

const pin = (place: number): RuleContent => ({
  kind: 'steering',
  when: { words: { text: 'round', how: 'is' } },
  consequence: { kind: 'pin', partNumber: 'SKU1', place },
});
const synonyms: RuleContent = { kind: 'synonyms', phrases: ['specs', 'glasses'], from: null };

describe('rules of those who sell', () => {
  const database = moduleTables(
    () => open().module.migrations,
    ['merchandising_rules', 'merchandising_publications', 'merchandising_changes'],
  );

  function open() {
    const clock = testClock('2026-11-21T10:00:00.000Z');
    const module = createMerchandisingModule({
      db: database.db,
      clock,
      shelf: testShelf,
      reports: noReports,
      operationsToken: undefined,
      isSecure: false,
    });
    return { clock, module, service: module.service };
  }
  const rules = () => listRules(database.db, 'en-us');
  const history = () => listChanges(database.db, 'en-us', 50);
  const publications = () => listPublications(database.db, 'en-us', 50);
  const counting = async () => (await open().service.published()).book;

  it('count once they are published, and not before [SRCH-07]', async () => {
    const { service } = open();
    const id = await service.add('en-us', pin(1), 'Ann');
    await service.add('en-us', synonyms, 'Ann');
    await service.add('it-it', pin(2), 'Ugo');
    expect(await counting()).toEqual({ rules: [], synonyms: [] });
    expect(await service.drafted('en-us')).toMatchObject({
      rules: [{ id }],
      synonyms: [{ phrases: ['specs', 'glasses'] }],
    });
    const before = await service.version();
    expect(await service.publish('en-us', 'Bea')).toBe(2);
    const { version, book } = await service.published();
    expect(Number(version)).toBeGreaterThan(Number(before));
    expect(book.rules).toEqual([
      {
        id,
        locale: 'en-us',
        when: { words: { text: 'round', how: 'is' } },
        consequence: { kind: 'pin', partNumber: 'SKU1', place: 1 },
      },
    ]);
    expect(book.synonyms).toMatchObject([{ locale: 'en-us', from: undefined }]);
    expect(await service.publish('en-us', 'Bea')).toBe(0);
  });

  it('are changed, discarded and removed as drafts, and who did what is told [SRCH-07]', async () => {
    const { service, clock } = open();
    const ruleId = await service.add('en-us', pin(1), 'Ann');
    await service.publish('en-us', 'Ann');
    clock.advance(60_000);
    await service.change({ ruleId, revision: 1 }, pin(2), 'Bea');
    expect((await counting()).rules).toMatchObject([{ consequence: { place: 1 } }]);
    await service.discard({ ruleId, revision: 2 }, 'Ann');
    expect(await rules()).toMatchObject([{ draft: pin(1), published: pin(1), revision: 3 }]);
    await service.remove({ ruleId, revision: 3 }, 'Cem');
    expect(await rules()).toMatchObject([{ draft: null, published: pin(1), changed_by: 'Cem' }]);
    expect(await service.publish('en-us', 'Cem')).toBe(1);
    expect([await rules(), (await counting()).rules]).toEqual([[], []]);
    expect((await history()).map(({ action, author, before, after }) => [action, author, before, after])).toEqual([
      ['published', 'Cem', pin(1), null],
      ['removed', 'Cem', pin(1), null],
      ['discarded', 'Ann', pin(2), pin(1)],
      ['changed', 'Bea', pin(1), pin(2)],
      ['published', 'Ann', null, pin(1)],
      ['added', 'Ann', null, pin(1)],
    ]);
    expect((await history()).at(-3)?.changed_at).toEqual(new Date('2026-11-21T10:01:00.000Z'));
  });

  it('are never written over what somebody else wrote meanwhile [SRCH-07]', async () => {
    const { service } = open();
    const ruleId = await service.add('en-us', pin(1), 'Ann');
    const seen = { ruleId, revision: 1 };
    const tries = await Promise.allSettled([
      service.change(seen, pin(2), 'Ann'),
      service.change(seen, pin(3), 'Bea'),
      service.remove(seen, 'Cem'),
    ]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(service.discard(seen, 'Cem')).rejects.toMatchObject({ status: 409 });
    await expect(service.remove({ ruleId: '999999', revision: 1 }, 'Cem')).rejects.toMatchObject({ status: 404 });
  });

  it('go back to what counted before a publication, and forth again [SRCH-07]', async () => {
    const { service } = open();
    const ruleId = await service.add('en-us', pin(1), 'Ann');
    await service.publish('en-us', 'Ann');
    await service.change({ ruleId, revision: 1 }, pin(2), 'Ann');
    await service.add('en-us', synonyms, 'Ann');
    await service.publish('en-us', 'Ann');
    const [second] = await publications();
    await service.undo(second?.publication_id ?? '', 'Bea');
    expect(await counting()).toMatchObject({ rules: [{ consequence: { place: 1 } }], synonyms: [] });
    expect(await rules()).toMatchObject([{ draft: pin(1), published: pin(1) }]);
    const [undoing] = await publications();
    expect(undoing).toMatchObject({ author: 'Bea', undoes: second?.publication_id });
    await service.undo(undoing?.publication_id ?? '', 'Ann');
    expect(await counting()).toMatchObject({ rules: [{ consequence: { place: 2 } }], synonyms: [{ from: undefined }] });
  });

  it('go back together or not at all, and keep a draft that somebody works on [SRCH-07]', async () => {
    const { service } = open();
    const first = await service.add('en-us', pin(1), 'Ann');
    const other = await service.add('en-us', synonyms, 'Ann');
    await service.publish('en-us', 'Ann');
    const [publication] = await publications();
    await service.change({ ruleId: first, revision: 1 }, pin(2), 'Ann');
    await service.publish('en-us', 'Ann');
    const version = await service.version();
    await expect(service.undo(publication?.publication_id ?? '', 'Bea')).rejects.toMatchObject({ status: 409 });
    expect(await service.version()).toBe(version);
    expect((await counting()).synonyms).toHaveLength(1);
    const [last] = await publications();
    await service.change({ ruleId: first, revision: 2 }, pin(9), 'Cem');
    await service.undo(last?.publication_id ?? '', 'Bea');
    expect(await rules()).toMatchObject([{ rule_id: first, published: pin(1), draft: pin(9) }, { rule_id: other }]);
  });

  it('written by the search protocol count at once, and take the others of their kind away only where that is asked [SRCH-07]', async () => {
    const { service } = open();
    await service.add('en-us', pin(1), 'Ann');
    await service.publish('en-us', 'Ann');
    const write = (name: string, contents: readonly RuleContent[], replacing = false) =>
      service.write({
        locale: 'en-us',
        kind: 'synonyms',
        author: 'key',
        contents: new Map([[name, contents]]),
        replacing,
      });
    const shades: RuleContent = { kind: 'synonyms', phrases: ['shades', 'sunglasses'], from: null };
    const phrases = async () => (await counting()).synonyms.map((rule) => rule.phrases[0]);
    await write('a', [synonyms]);
    await write('b', [shades]);
    expect(await phrases()).toEqual(['specs', 'shades']);
    const publicationsBefore = (await publications()).length;
    await write('b', [shades]);
    expect(await publications()).toHaveLength(publicationsBefore);
    await write('b', [synonyms, shades]);
    expect(await phrases()).toEqual(['specs', 'specs', 'shades']);
    await write('b', [shades], true);
    expect(await phrases()).toEqual(['shades']);
    // Pins are of another kind.
    expect((await counting()).rules).toHaveLength(1);
    await expect(write('12', [shades])).rejects.toMatchObject({ status: 400 });
  });

  it('are as many as a locale may have [PLAT-08]', async () => {
    const { service } = open();
    await sql`insert into merchandising_rules (locale, draft, revision, changed_by, changed_at)
      select 'en-us', '{}'::jsonb, 1, 'Ann', now() from generate_series(1, ${LIMITS.searchRulesOfALocale})`.execute(
      database.db,
    );
    await expect(service.add('en-us', pin(1), 'Ann')).rejects.toMatchObject({ status: 409 });
    await service.add('en-gb', pin(1), 'Ann');
  });

  it('lose the names of those who made them after a year, and count on [SRCH-07] [ACC-06]', async () => {
    const { service, module, clock } = open();
    const gone = await service.add('en-us', pin(1), 'Ann');
    await service.add('en-us', synonyms, 'Ann');
    await service.publish('en-us', 'Ann');
    await service.remove({ ruleId: gone, revision: 1 }, 'Ann');
    await service.publish('en-us', 'Ann');
    clock.advance(399 * 24 * 3_600_000);
    await module.housekeep();
    expect(await history()).toHaveLength(6);
    clock.advance(2 * 24 * 3_600_000);
    await module.housekeep();
    expect([await history(), await publications()]).toEqual([[], []]);
    expect((await counting()).synonyms).toHaveLength(1);
    const { rows } = await sql`select 1 from merchandising_rules`.execute(database.db);
    expect(rows).toHaveLength(1);
  });
});

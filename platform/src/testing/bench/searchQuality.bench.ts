/** Judges the search of the whole range: `npx tsx platform/src/testing/bench/searchQuality.bench.ts --help`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { createSearchService } from '../../search';
import { catalogueRecords } from '../../search/testing/catalogueRecords';
import type { SearchService } from '../../search';
import { PHRASE_GROUPS, type PhraseGroup } from '../../search/testing/judged/phrases/gradedPhrase';
import { GRADED_PHRASES, phrasesOf } from '../../search/testing/judged/phrases/phrases';
import { askPhrase, judgePhrase, type PhraseJudgement } from '../judgePhrase';
import { DEPTH } from '../relevance';
import { seededRange } from '../seededRange';

const USAGE = `Usage: tsx searchQuality.bench.ts [options]

  --keep      replaces the kept table by this one
  --misses    lists the phrases below 0.5
  --help      this text

Prints nDCG@${DEPTH} and the share without result for each language and each kind of phrase, beside the table that was
kept last, and the time of an answer. Texts are all different from the last ones asked, so remembered matches do not help.`;

const KEPT = fileURLToPath(new URL('searchQuality.json', import.meta.url));
const TIMED_ROUNDS = 5;

/** Figures of one language, of one kind of phrase, or of all together. */
interface Row {
  readonly phrases: number;
  readonly ndcg: number;
  readonly withoutResult: number;
}
type Table = Readonly<Record<string, Row>>;

const { values } = parseArgs({
  options: {
    keep: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const rounded = (figure: number): number => Math.round(figure * 1000) / 1000;

function rowOf(judgements: readonly PhraseJudgement[]): Row {
  const sum = judgements.reduce((all, one) => all + one.ndcg, 0);
  const empty = judgements.filter(({ hits }) => hits === 0).length;
  return {
    phrases: judgements.length,
    ndcg: rounded(sum / judgements.length),
    withoutResult: rounded(empty / judgements.length),
  };
}

function print(table: Table): void {
  const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Table;
  const rows = Object.entries(table).map(([name, { phrases, ndcg: now, withoutResult }]) => [
    name,
    { phrases, 'nDCG@10': now, before: kept[name]?.ndcg, 'no result': withoutResult, was: kept[name]?.withoutResult },
  ]);
  console.table(Object.fromEntries(rows));
}

interface FiledJudgement extends PhraseJudgement {
  readonly locale: string;
  readonly group: PhraseGroup;
}

function tableOf(judgements: readonly FiledJudgement[]): Table {
  const ofLocales = GRADED_PHRASES.map(
    ({ locale }) => [locale, judgements.filter((one) => one.locale === locale)] as const,
  );
  const ofGroups = PHRASE_GROUPS.map((group) => [group, judgements.filter((one) => one.group === group)] as const);
  const rows = [...ofLocales, ...ofGroups, ['all', judgements] as const];
  return Object.fromEntries(rows.map(([name, found]) => [name, rowOf(found)]));
}

function printMisses(judgements: readonly FiledJudgement[]): void {
  for (const { locale, group, phrase, ndcg, hits } of judgements) {
    const figures = `${ndcg.toFixed(2)}  ${String(hits).padStart(5)} hits`;
    if (ndcg < 0.5) console.log(`${locale}  ${group.padEnd(11)}  ${figures}  ${phrase}`);
  }
}

/** Time of an answer by phrase: the best of the rounds, since whatever else the machine does only adds to it. */
async function time(service: SearchService): Promise<void> {
  const best = new Map<string, number>();
  for (let round = 0; round < TIMED_ROUNDS; round += 1) {
    for (const set of GRADED_PHRASES) {
      const { locale } = set;
      for (const [phrase] of phrasesOf(set)) {
        const started = performance.now();
        await askPhrase(service, locale, `${phrase}${' '.repeat(round)}`);
        const key = `${locale} ${phrase}`;
        best.set(key, Math.min(best.get(key) ?? Infinity, performance.now() - started));
      }
    }
  }
  const slowest = [...best].toSorted(([, one], [, two]) => one - two);
  const at = (share: number): string => (slowest[Math.floor(slowest.length * share)]?.[1] ?? NaN).toFixed(2);
  const [phrase, worst] = slowest.at(-1) ?? [];
  console.log(`an answer takes p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, at worst ${worst?.toFixed(2)} ms (${phrase})`);
}

async function main(): Promise<void> {
  const { drafts, catalogue } = await seededRange(GRADED_PHRASES.map(({ locale }) => locale));
  const service = createSearchService({
    loadCatalogue: async () => catalogue,
    resolveRecord: catalogueRecords(catalogue),
    clock: () => 0,
  });
  await service.rebuild();
  const judgements: FiledJudgement[] = [];
  for (const { locale, groups } of GRADED_PHRASES) {
    for (const group of PHRASE_GROUPS) {
      for (const phrase of groups[group])
        judgements.push({ locale, group, ...(await judgePhrase(service, drafts, locale, phrase)) });
    }
  }
  if (values.misses) printMisses(judgements);
  const table = tableOf(judgements);
  print(table);
  await time(service);
  if (values.keep) writeFileSync(KEPT, `${JSON.stringify(table, null, 2)}\n`);
}

if (values.help) console.log(USAGE);
else
  main().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });

import type { Algoliasearch, Rule, SynonymHit } from 'algoliasearch';

/** Records, synonyms or rules read at a time. */
const RUN = 1000;

interface PushedIndex {
  readonly name: string;
  readonly records: number;
  readonly synonyms: number;
  readonly rules: number;
}

export interface Push {
  /** Client of the platform's own index, with its admin key. */
  readonly source: Algoliasearch;
  /** Client of the provider, with a key that may write. */
  readonly target: Algoliasearch;
  /** Only indices of this locale. */
  readonly locale?: string | undefined;
  readonly told: (index: PushedIndex) => void;
}

/**
 * Feeds a hosted provider with everything that the platform's own index is made of: settings and synonyms of each index and of its sorted
 * forms, rules where there are any, and the records, which take the place of the old ones at once. Answers the number of indices.
 */
export async function pushIndices({ source, target, locale, told }: Push): Promise<number> {
  const { items } = await source.listIndices();
  const wanted = items.filter(({ name }) => locale === undefined || name.includes(`_${locale}_`));
  for (const { name } of wanted.filter(({ primary }) => primary === undefined)) {
    const replicas = wanted.filter(({ primary }) => primary === name).map((one) => one.name);
    await pushSettings(source, target, name);
    for (const replica of replicas) await pushSettings(source, target, replica);
    const [synonyms, rules] = [await synonymsOf(source, name), await rulesOf(source, name)];
    await pushSynonyms(target, name, synonyms);
    if (rules.length > 0) await pushRules(target, name, rules);
    const objects = await recordsOf(source, name);
    await target.replaceAllObjects({ indexName: name, objects, batchSize: RUN });
    told({ name, records: objects.length, synonyms: synonyms.length, rules: rules.length });
  }
  return wanted.length;
}

/** A sorted form knows by itself whose it is. */
async function pushSettings(source: Algoliasearch, target: Algoliasearch, indexName: string): Promise<void> {
  const { primary: _primary, ...indexSettings } = await source.getSettings({ indexName });
  const { taskID } = await target.setSettings({ indexName, indexSettings });
  await target.waitForTask({ indexName, taskID });
}

async function pushSynonyms(target: Algoliasearch, indexName: string, synonymHit: SynonymHit[]): Promise<void> {
  const all = { indexName, forwardToReplicas: true };
  const { taskID } =
    synonymHit.length > 0
      ? await target.saveSynonyms({ ...all, synonymHit, replaceExistingSynonyms: true })
      : await target.clearSynonyms(all);
  await target.waitForTask({ indexName, taskID });
}

async function pushRules(target: Algoliasearch, indexName: string, rules: Rule[]): Promise<void> {
  const { taskID } = await target.saveRules({ indexName, rules, forwardToReplicas: true, clearExistingRules: true });
  await target.waitForTask({ indexName, taskID });
}

async function synonymsOf(source: Algoliasearch, indexName: string): Promise<SynonymHit[]> {
  const found: SynonymHit[] = [];
  await source.browseSynonyms({
    indexName,
    searchSynonymsParams: { hitsPerPage: RUN },
    aggregator: ({ hits }) => found.push(...hits),
  });
  return found;
}

async function rulesOf(source: Algoliasearch, indexName: string): Promise<Rule[]> {
  const found: Rule[] = [];
  await source.browseRules({
    indexName,
    searchRulesParams: { hitsPerPage: RUN },
    aggregator: ({ hits }) => found.push(...hits),
  });
  return found;
}

async function recordsOf(source: Algoliasearch, indexName: string): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  await source.browseObjects<Record<string, unknown>>({
    indexName,
    browseParams: { hitsPerPage: RUN },
    aggregator: ({ hits }) => found.push(...hits),
  });
  return found;
}

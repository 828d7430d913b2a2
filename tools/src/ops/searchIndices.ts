import { algoliasearch, type Algoliasearch } from 'algoliasearch';

import { fail } from '../cli/commandLine';
import { pushIndices } from './pushIndex';

type Environment = Readonly<Record<string, string | undefined>>;

/** A thousand records at a time take longer than the client's usual limits for searches, in milliseconds. */
const timeouts = { connect: 10_000, read: 120_000, write: 120_000 };

/** A client whose calls go to one address. */
function clientAt(address: string, appId: string, apiKey: string): Algoliasearch {
  const { host, protocol } = new URL(address);
  return algoliasearch(appId, apiKey, {
    timeouts,
    hosts: [{ url: host, accept: 'readWrite', protocol: protocol === 'https:' ? 'https' : 'http' }],
  });
}

/** The application id stands in the address of the platform's own index for nothing. */
function sourceOf(env: Environment): Algoliasearch {
  const key = env['SEARCH_ADMIN_KEY'] ?? fail('Set SEARCH_ADMIN_KEY, here and for the platform.');
  return clientAt(env['PLATFORM_URL'] ?? 'http://127.0.0.1:3100', 'SIGHTLINE', key);
}

function targetOf(env: Environment): Algoliasearch {
  const appId = env['SEARCH_APP_ID'] ?? fail('Set SEARCH_APP_ID: the application at the provider.');
  const key = env['SEARCH_WRITE_KEY'] ?? fail('Set SEARCH_WRITE_KEY: a key of the provider that may write indices.');
  const address = env['SEARCH_WRITE_URL'];
  return address ? clientAt(address, appId, key) : algoliasearch(appId, key, { timeouts });
}

/** Looks after the search index of a hosted provider. */
export async function lookAfterSearch(
  task: string,
  locale: string | undefined,
  env: Environment = process.env,
): Promise<void> {
  if (task !== 'push') return fail(`There is no command "index ${task}".`, 'Try --help.');
  if (locale !== undefined && !/^[a-z]{2}-[a-z]{2}$/.test(locale)) return fail('Which locale? Such as en-us.');
  const count = await pushIndices({
    source: sourceOf(env),
    target: targetOf(env),
    locale,
    told: ({ name, records, synonyms, rules }) =>
      console.log(`${name}  ${records} records, ${synonyms} synonyms, ${rules} rules`),
  }).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
  if (count === 0) return fail(`There is no index of the locale ${locale}.`);
  console.log(`${count} indices, sorted forms among them`);
  return undefined;
}

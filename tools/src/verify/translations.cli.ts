import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES, REMOTE_NAMES } from '@sightline/shared-lib/contracts';

import { commandLine } from '../cli/commandLine';
import { inRepository } from '../webpack/paths';

import { glossaryFaults, readGlossary } from './glossary';
import { typedNumberFaults } from './typedNumbers';
import { catalogueFaults, repeatedKeys, spellingFaults, typographyFaults, unusedKeys } from './translationRules';

commandLine(
  'npm run verify checks that every catalogue has the same keys in every language, that texts keep the typography of their language, those of the content too, its glossary and numbers that nobody typed, and that code uses every key. That every key in code exists is a matter of types: TextKey in the contracts.',
  {},
);

const CATALOGUES = [
  { source: inRepository('shell/src'), messages: inRepository('shell/src/i18n') },
  { source: inRepository('shared-lib/src/ui'), messages: inRepository('shared-lib/src/ui/i18n') },
  { source: inRepository('shared-lib/src/forms'), messages: inRepository('shared-lib/src/forms/i18n') },
  ...REMOTE_NAMES.map((name) => ({ source: inRepository(name, 'src'), messages: inRepository(name, 'src/i18n') })),
];

function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name) ? [path] : [];
  });
}

/** A remote may keep the words of what is opened later beside those it begins with. */
const PARTS = ['', 'later'];

/** What each part of a catalogue says; a part that is not there says nothing. */
function partsOf(folder: string, language: string): Record<string, string>[] {
  const files = PARTS.map((part) => join(folder, part, `${language}.json`));
  return files.map((file) =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {},
  );
}

function catalogue(folder: string, language: string): Record<string, string> {
  return Object.assign({}, ...partsOf(folder, language)) as Record<string, string>;
}

/** Words that every remote with a form has besides its own. */
const FORM_WORDS = inRepository('shared-lib/src/forms/i18n');
const REMOTE_SOURCES = REMOTE_NAMES.map((name) => inRepository(name, 'src'));

/** Code that names keys of whoever shows them: shared layers, and the platform's configuration. */
const shared = [
  ...['contracts', 'domain', 'runtime', 'ui', 'store'].map((layer) => `shared-lib/src/${layer}`),
  'platform/src/modules/storeConfig',
].flatMap((folder) => sources(inRepository(folder)));

const CONTENT = inRepository('platform/data/content');
/** Folders that differ from a language in a country are named language first, but for what a country says in any English. */
const languageOf = (folder: string) => (folder === 'gb' ? 'en' : folder.slice(0, 2));

/** Texts of a file by their path, e.g. `privacy.title`. */
function textsBelow(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => textsBelow(below, `${at}.${key}`));
}

const GLOSSARY = readGlossary(readFileSync(inRepository('docs/glossary.md'), 'utf8'));

/** What shoppers type is in their words, not in the shop's. */
const SEARCHED = 'search.json';

const faults: string[] = [];
for (const folder of readdirSync(CONTENT))
  for (const file of readdirSync(join(CONTENT, folder)).filter((name) => name !== SEARCHED)) {
    const words: unknown = JSON.parse(readFileSync(join(CONTENT, folder, file), 'utf8'));
    const texts = Object.fromEntries(textsBelow(words, file));
    const language = languageOf(folder);
    const found = [
      ...typographyFaults(language, texts),
      ...spellingFaults(folder, texts),
      ...glossaryFaults(GLOSSARY, language, texts),
    ];
    faults.push(...found.map((fault) => `${CONTENT}/${folder}: ${fault}`));
  }
// Goods are told in files of all languages: the last part of a text's path is its language.
const GOODS = inRepository('platform/data/catalogue');
for (const file of ['descriptions.json', 'vocabulary.json']) {
  const texts = textsBelow(JSON.parse(readFileSync(join(GOODS, file), 'utf8')), file);
  for (const language of LANGUAGES) {
    const own = Object.fromEntries(texts.filter(([at]) => at.endsWith(`.${language}`)));
    const found = [
      ...typographyFaults(language, own),
      ...spellingFaults(language, own),
      ...glossaryFaults(GLOSSARY, language, own),
    ];
    faults.push(...found.map((fault) => `${GOODS}: ${fault}`));
  }
}
// The stand-ins of partners have no keys to compare: their pages speak the same languages as the shop.
const PARTNERS = inRepository('platform/src/partners');
for (const partner of readdirSync(PARTNERS))
  for (const language of LANGUAGES) {
    const texts = catalogue(join(PARTNERS, partner, 'i18n'), language);
    const found = [...typographyFaults(language, texts), ...glossaryFaults(GLOSSARY, language, texts)];
    faults.push(...found.map((fault) => `${PARTNERS}/${partner}: ${fault}`));
  }
// Letters are written in code: their texts are what stands between its quotation marks.
const LETTERS = inRepository('platform/src/modules/mail/words');
for (const language of LANGUAGES) {
  const source = readFileSync(join(LETTERS, `${language}.ts`), 'utf8');
  const said = [...source.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, plain, filled]) => plain ?? filled ?? '');
  const texts = Object.fromEntries(said.map((text, place) => [`letter text ${place} (${text.slice(0, 40)})`, text]));
  const found = [...typographyFaults(language, texts, 'letter'), ...glossaryFaults(GLOSSARY, language, texts)];
  faults.push(...found.map((fault) => `${LETTERS}: ${fault}`));
}
const formWords = catalogue(FORM_WORDS, 'en');
for (const { source, messages } of CATALOGUES) {
  if (!existsSync(join(messages, 'en.json'))) continue;
  const languages = Object.fromEntries(LANGUAGES.map((language) => [language, catalogue(messages, language)]));
  const misnamed = Object.entries(languages).flatMap(([language, texts]) => [
    ...glossaryFaults(GLOSSARY, language, texts),
    ...typedNumberFaults(language, texts),
  ]);
  faults.push(...[...catalogueFaults(languages), ...misnamed].map((fault) => `${messages}: ${fault}`));
  const files = messages === FORM_WORDS ? [source, ...REMOTE_SOURCES].flatMap(sources) : sources(source);
  const texts = [...files, ...shared].map((file) => readFileSync(file, 'utf8'));
  faults.push(...unusedKeys(texts, languages['en'] ?? {}).map((key) => `${messages}: no product file uses ${key}`));
  const [first = {}, later = {}] = partsOf(messages, 'en');
  // The words of the later part would take the place of those that are shown.
  faults.push(...repeatedKeys(later, first).map((key) => `${messages}: both parts of the catalogue have ${key}`));
  if (REMOTE_SOURCES.includes(source))
    faults.push(
      ...repeatedKeys(languages['en'] ?? {}, formWords).map((key) => `${messages}: ${key} is a word of forms already`),
    );
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

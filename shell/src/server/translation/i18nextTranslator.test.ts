import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Language, Messages } from '@sightline/shared-lib/contracts';
import { shortTranslator, type Translator } from '@sightline/shared-lib/runtime';

import { i18nextTranslator } from './i18nextTranslator';

const root = resolve(__dirname, '../../../..');
const LANGUAGES: readonly Language[] = ['en', 'it', 'fr', 'de', 'es', 'pt'];
const COUNTS = [0, 1, 2, 11, 1_000_000, 1.5];
/** A value that looks like what stands in texts. */
const STRANGE = '<b>$1 {{count}} $t(Bag.Title)';

/** Catalogues of all packages whose words browsers read. */
function cataloguesOf(language: Language): readonly string[] {
  const packages = readdirSync(root).filter((name) => /^(shell|shared-lib|mfe-.+)$/.test(name));
  return packages.flatMap((name) =>
    readdirSync(resolve(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.includes('i18n/') && file.endsWith(`/${language}.json`))
      .map((file) => resolve(root, name, 'src', file)),
  );
}

/** Every place that a text of the catalogue has, filled with what would do harm if it were read. */
function valuesFor(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/\{\{([^}]+)\}\}/g)].map(([, name = '']) => [name.trim(), STRANGE]));
}

/** What a translator says of a key: alone, with values, and of each count where it has plural forms. */
function sayings(translator: Translator, language: Language, file: string): Record<string, readonly string[]> {
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  const t = translator(language, file, messages).of;
  const said = Object.entries(messages).map(([key, text]) => {
    const values = valuesFor(text);
    const plural = key.replace(/_(zero|one|two|few|many|other)$/, '');
    const counts = plural === key ? [2] : COUNTS;
    const counted = counts.flatMap((count) => [t(plural, { ...values, count }), t(plural, { count })]);
    return [key, [t(key), t(key, values), t(key, {}), ...counted]] as const;
  });
  return Object.fromEntries(said);
}

describe("the browsers' translator", () => {
  it.each(LANGUAGES)('says of every string in %s what i18next says [SITE-09]', (language) => {
    const files = cataloguesOf(language);
    expect(files.length).toBeGreaterThan(8);
    for (const file of files)
      expect(sayings(shortTranslator, language, file)).toEqual(sayings(i18nextTranslator, language, file));
  });

  it('says the key of what no catalogue has, as i18next does [SITE-09]', () => {
    const messages = { 'Bag.Title': 'Your bag' };
    for (const key of ['Bag.Nothing', 'constructor', 'Bag:Title.Nothing'])
      expect(shortTranslator('en', 'none', messages).of(key)).toBe(i18nextTranslator('en', 'none', messages).of(key));
  });

  it('takes what is opened later in, as i18next does [SITE-09]', () => {
    const said = [shortTranslator, i18nextTranslator].map((translator) => {
      const texts = translator('en', 'later', { 'Bag.Title': 'Your bag', 'Bag.Empty': 'Nothing yet' });
      const before = texts.of('Trial.Title');
      texts.add({ 'Trial.Title': 'Try it on', 'Bag.Title': 'The bag' });
      return [before, texts.of('Trial.Title'), texts.of('Bag.Title'), texts.of('Bag.Empty')];
    });
    expect(said[0]).toEqual(['Trial.Title', 'Try it on', 'The bag', 'Nothing yet']);
    expect(said[1]).toEqual(said[0]);
  });
});

import path from 'node:path';

import { composePages } from './content.composer';
import { CONTENT_LOCALES } from './content.locales';
import { textsOf } from './content.words';

const folder = path.resolve(__dirname, '../../../data/content');
const textIn = (value: unknown): string => [...textsOf(value).values()].join('\n');

describe('the withdrawal form', () => {
  const read = (key: string) => {
    const locale = CONTENT_LOCALES.find((one) => one.key === key);
    if (!locale) throw new Error(`No locale ${key}`);
    const pages = composePages(folder, locale);
    const footer = pages.find(({ id }) => id === 'footer');
    return { form: pages.find(({ id }) => id === 'withdrawal'), footer: textIn(footer?.placements) };
  };

  it('stands in every store of the European Union, in its language, and is linked from the footer [RET-02]', () => {
    const european = CONTENT_LOCALES.filter(({ country }) => ['it', 'fr', 'de', 'es', 'pt'].includes(country));
    expect(european.length).toBeGreaterThanOrEqual(6);
    for (const { key } of european) {
      const { form, footer } = read(key);
      expect([key, footer.includes('/c/withdrawal')]).toEqual([key, true]);
      const text = textIn(form?.placements);
      // To whom, of what, ordered and received when, by whom, and what is struck out.
      for (const fact of ['Sightline Returns', '32100 Belluno', '14', '(*)', '/track-order'])
        expect([key, fact, text.includes(fact)]).toEqual([key, fact, true]);
      expect([key, /\{\w+\}/.test(text)]).toEqual([key, false]);
    }
  });

  it('is not offered where the law does not know it [RET-02]', () => {
    for (const key of ['en-us', 'en-gb', 'it-ch', 'fr-ch'])
      expect([key, read(key).form, read(key).footer.includes('withdrawal')]).toEqual([key, undefined, false]);
  });
});

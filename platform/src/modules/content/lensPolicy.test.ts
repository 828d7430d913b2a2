import path from 'node:path';

import { LANGUAGES } from '@sightline/shared-lib/contracts';
import { lensPolicy } from '@sightline/shared-lib/domain/return';

import { composePages } from './content.composer';
import { CONTENT_LOCALES } from './content.locales';
import { readWords, textsOf } from './content.words';

const folder = path.resolve(__dirname, '../../../data/content');

describe('what becomes of prescription lenses that do not suit', () => {
  it.each(CONTENT_LOCALES.map(({ key }) => key))(
    'is the same sentence on product pages, in the help, in delivery and returns, and in the terms of %s [RET-01] [CMS-01]',
    (key) => {
      const locale = CONTENT_LOCALES.find((one) => one.key === key);
      if (!locale) throw new Error(`No locale ${key}`);
      const sentence = lensPolicy(locale.language);
      expect(sentence).toMatch(/\b30\b/);
      const pages = composePages(folder, locale).filter((page) =>
        [...textsOf(page.placements).values()].some((text) => text.includes(sentence)),
      );
      expect(pages.map(({ id }) => id).toSorted()).toEqual(['delivery-and-returns', 'faq', 'product', 'terms']);
    },
  );

  it.each(LANGUAGES)('is said in %s to whoever cannot cancel any more [RET-01] [CMS-01]', (language) => {
    const { items } = readWords(folder, language).faq.groups[0]!;
    expect(items.filter(({ a }) => a.includes('{servicePhone}') && a.endsWith('{lensPolicy}'))).toHaveLength(1);
  });
});

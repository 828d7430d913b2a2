import type { LoadServices, TextKey } from '@sightline/shared-lib/contracts';
import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import {
  attributeNumber,
  frameMeasurements,
  frontWidth,
  isRoxable,
  isSoldOut,
} from '@sightline/shared-lib/domain/product';
import type { Attributes, Product } from '@sightline/shared-lib/domain/product';

import { secondaryBadgeKey } from '../../catalogue/facts/badgeKeys';
import { isFrame } from '../../catalogue/pictures/pictureFacts';
import { factGroups } from '../../catalogue/facts/factGroups';
import type { ComparedGroup, ComparedRow } from './compareView';

/** What a shopper asks first, by product; empty where it makes no sense. */
type Question = readonly [termKey: TextKey, answer: (product: Product) => string];

function questions({ t, site }: Pick<LoadServices, 't' | 'site'>): readonly Question[] {
  const { tag } = LOCALE_FACTS[site.locale];
  const mm = (value: number | null) => (value === null ? '' : t('Product.Mm', { value: value.toLocaleString(tag) }));
  const worn = (read: (attributes: Attributes) => string) => (product: Product) =>
    isFrame(product.attributes) ? read(product.attributes) : '';
  const sizes = (product: Product) => [
    ...new Set(product.items.flatMap(({ attributes }) => attributes.values['FRAME_SIZE'] ?? [])),
  ];
  return [
    ['Compare.Sizes', (product) => sizes(product).join(', ')],
    ['Product.TotalWidth', worn((attributes) => mm(frontWidth(frameMeasurements(attributes))))],
    [
      'Product.Lens',
      worn((attributes) => {
        const { lensWidth: width, lensHeight: height } = frameMeasurements(attributes);
        if (width === null || height === null) return mm(width);
        return t('Product.Box', { width, height: height.toLocaleString(tag) });
      }),
    ],
    ['Product.Bridge', worn((attributes) => mm(frameMeasurements(attributes).bridge))],
    ['Product.Temple', worn((attributes) => mm(frameMeasurements(attributes).temple))],
    [
      'Product.Weight',
      worn((attributes) => {
        const value = attributeNumber(attributes, 'WEIGHT');
        return value === null ? '' : t('Compare.Grams', { value });
      }),
    ],
    [
      secondaryBadgeKey('prescription-ready'),
      worn((attributes) => t(isRoxable(attributes) ? 'Compare.Yes' : 'Compare.No')),
    ],
  ];
}

const isAnswered = ({ values }: ComparedRow) => values.some((value) => value !== '');

/** Rows that at least one product answers: first what shoppers ask, then every attribute by group. */
export function comparedGroups(
  products: readonly Product[],
  services: Pick<LoadServices, 't' | 'site'>,
): readonly ComparedGroup[] {
  const isOver = products.some(({ attributes }) => isSoldOut(attributes));
  const online: Question = [
    'Compare.Online',
    ({ attributes }) => services.t(isSoldOut(attributes) ? 'Badge.SoldOut' : 'Compare.Sold'),
  ];
  const first = [...questions(services), ...(isOver ? [online] : [])]
    .map(([termKey, answer]) => ({ term: services.t(termKey), values: products.map(answer) }))
    .filter(isAnswered);
  // The number of a colour tells two makers' goods from each other by nothing.
  const facts = products.map(({ attributes }) =>
    factGroups(
      { ...attributes, names: { ...attributes.names, COLOR_CODE: '' } },
      LOCALE_FACTS[services.site.locale].tag,
    ),
  );
  const titles = [...new Set(facts.flatMap((groups) => groups.map(({ titleKey }) => titleKey)))];
  const further = titles.map((titleKey) => {
    const own = facts.map((groups) => groups.find((group) => group.titleKey === titleKey)?.rows ?? []);
    const terms = [...new Set(own.flatMap((rows) => rows.map(({ term }) => term)))];
    const rows = terms.map((term) => ({
      term,
      values: own.map((list) => list.find((row) => row.term === term)?.value ?? ''),
    }));
    return { titleKey, rows };
  });
  return [{ titleKey: 'Compare.First' as const, rows: first }, ...further].filter(({ rows }) => rows.length > 0);
}

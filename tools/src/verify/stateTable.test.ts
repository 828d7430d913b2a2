import { readFileSync } from 'node:fs';

import { inRepository } from '../webpack/paths';

/** Client state areas of seed 1 §3, as the ledger spells them. */
const AREAS = [
  'person',
  'api flow list',
  'confirmation',
  'context',
  'contract',
  'error',
  'order',
  'orderDetails',
  'organization',
  'success',
  'seo',
  'search keywords',
  'site',
  'theme mode',
  'user',
  'wishList',
  'preview',
  'product',
  'cms header and footer',
  'plp',
  'ui',
  'prescription',
  'stores',
  'productTypeFilters',
  'forter web id',
  'frame genius',
  'orderReturn',
];

const ROW = /^\| ([^|]+) \| (?:shell|mfe-[a-z-]+) \| (\w+) \| (\S+) `(\w+)` \| (\S+) \|$/gm;
const HOME = /\*\*(\w+)\*\*:/g;
const textOf = (file: string) => readFileSync(inRepository(file), 'utf8');
const page = textOf('docs/state.md');
const rows = Array.from(page.matchAll(ROW), ([, area = '', home = '', file = '', name = '', reader = '']) => ({
  area,
  home,
  file,
  name,
  reader,
}));

test('the table of client state names every area once, in a home that is explained [SITE-15]', () => {
  expect(rows.map(({ area }) => area).toSorted()).toEqual(AREAS.toSorted());
  const homes = new Set(Array.from(page.matchAll(HOME), ([, home]) => home));
  expect(rows.filter(({ home }) => !homes.has(home))).toEqual([]);
});

test('what gives an area is exported where the table says, and a test of the requirement reads it [SITE-15]', () => {
  const lost = rows.filter(({ file, name, reader }) => {
    const isExported = new RegExp(`^export (?:const|(?:async )?function) ${name}\\b`, 'm').test(textOf(file));
    return !isExported || !textOf(reader).includes('[SITE-15]');
  });
  expect(lost).toEqual([]);
});

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';

import { chromium, type Browser } from '@playwright/test';

import { BROWSER } from '../browser';
import { STORES, type StoreLocale } from '../commerce';
import { SHOP } from '../shopAddress';

import { comparePictures } from './comparePictures';
import { drawContactSheet } from './contactSheet';
import { GALLERY } from './galleryScreens';
import { takeScreens, type ShownScreen, type Theme } from './takeScreens';

/** Most that a page may move by itself. */
const MOST_SHIFT = 0.02;

/** What `npm run bench -- screens` was asked for, each a list with commas. */
const wanted = JSON.parse(process.argv[2] ?? '{}') as Readonly<
  Record<'screens' | 'locales' | 'widths' | 'themes' | 'out' | 'pseudo' | 'before', string>
>;

const listed = (value = '') => value.split(',').filter(Boolean);
const pseudo = wanted.pseudo === 'true';
const names = listed(wanted.screens);
const widths = listed(wanted.widths).map(Number);
const themes = listed(wanted.themes) as Theme[];
const folder = resolve(wanted.out);
const locales = listed(wanted.locales) as StoreLocale[];

function line({ name, locale, width, cls, moved, faults, failure }: ShownScreen): string {
  const shift = cls > MOST_SHIFT ? `  MOVES ${cls}: ${moved}` : `  ${cls}`;
  const told = faults.map(({ kind, text, where }) => `\n    ${kind}: ${text}  (${where})`).join('');
  return failure ? `${name} ${locale} ${width}  NOT SHOWN: ${failure}` : `${name} ${locale} ${width}${shift}${told}`;
}

/** Says which pictures are not as they were in another folder, and where they differ. */
async function tellDifferences(browser: Browser, shown: readonly ShownScreen[], before: string): Promise<void> {
  const page = await browser.newPage();
  // The loader of this program marks names of functions; pages do not know the mark.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto('about:blank');
  for (const file of shown.flatMap(({ files }) => Object.values(files))) {
    const earlier = resolve(before, basename(file));
    if (!existsSync(earlier)) {
      console.log(`${basename(file)}  is new`);
      continue;
    }
    const { share, box } = await comparePictures(page, earlier, file);
    if (share > 0) console.log(`${basename(file)}  ${(share * 100).toFixed(2)} % differ, within ${box.join(' ')}`);
  }
}

async function run(): Promise<void> {
  const unknown = [
    ...names.filter((name) => !GALLERY.some((screen) => screen.name === name)),
    ...locales.filter((locale) => !Object.hasOwn(STORES, locale)),
  ];
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}. Screens: ${GALLERY.map(({ name }) => name).join(', ')}.`);
  const screens = names.length > 0 ? GALLERY.filter(({ name }) => names.includes(name)) : GALLERY;
  const browser = await chromium.launch(BROWSER);
  try {
    const shown = await takeScreens(browser, {
      screens,
      locales,
      widths,
      themes,
      folder,
      pseudo,
      told: (screen) => console.log(line(screen)),
    });
    await writeFile(resolve(folder, 'screens.json'), JSON.stringify(shown, null, 2));
    for (const width of [390, 1440] as const)
      for (const theme of themes) {
        const pictures = shown.flatMap(({ name, locale, width: wide, files }) => {
          const file = files[theme];
          return wide === width && file ? [{ file, label: `${name}, ${locale}` }] : [];
        });
        const sheet = resolve(folder, `sheet-${width}-${theme}.jpg`);
        if (pictures.length > 0) await drawContactSheet(browser, pictures, width, sheet);
      }
    if (wanted.before) await tellDifferences(browser, shown, resolve(wanted.before));
    const bad = shown.filter(({ cls, faults, failure }) => cls > MOST_SHIFT || faults.length > 0 || failure);
    console.log(`\n${shown.length} screens of ${SHOP} in ${folder}, ${bad.length} with faults`);
    if (bad.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

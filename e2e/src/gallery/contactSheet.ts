import { readFile, writeFile } from 'node:fs/promises';

import type { Browser } from '@playwright/test';

/** A picture on the sheet, and what is written under it. */
export interface SheetPicture {
  readonly file: string;
  readonly label: string;
}

/** Width of a picture on the sheet, in pixels, and how much of a long page is shown, as a part of that width. */
const TILE = { 390: { width: 150, height: 325 }, 1440: { width: 300, height: 210 } } as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Draws the beginnings of pictures side by side into one JPEG. */
export async function drawContactSheet(
  browser: Browser,
  pictures: readonly SheetPicture[],
  width: keyof typeof TILE,
  file: string,
): Promise<void> {
  const tile = TILE[width];
  const figures = await Promise.all(
    pictures.map(async (picture) => {
      const source = (await readFile(picture.file)).toString('base64');
      return `<figure><i><img src="data:image/png;base64,${source}"></i><figcaption>${escaped(picture.label)}</figcaption></figure>`;
    }),
  );
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.setContent(`<style>
    body { margin: 16px; display: flex; flex-wrap: wrap; gap: 14px; background: #d5d6d4; font: 13px sans-serif }
    figure { margin: 0; width: ${tile.width}px } i { display: block; height: ${tile.height}px; overflow: hidden; background: #fff }
    img { width: 100%; display: block } figcaption { padding-top: 4px }
  </style>${figures.join('')}`);
  await writeFile(file, await page.screenshot({ fullPage: true, type: 'jpeg', quality: 72 }));
  await page.close();
}

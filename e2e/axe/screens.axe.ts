import { expect, test } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { answeredConsent } from '../src/consent';
import { askedLocales } from '../src/gallery/askedLocales';
import { screensIn } from '../src/gallery/galleryScreens';
import { PATIENCE_MS, visitorOf } from '../src/gallery/visitor';
import { settled } from '../src/settled';
import { SHOP } from '../src/shopAddress';
import { expectTranslated } from '../src/translated';

/** The narrowest window that WCAG 1.4.10 asks for, and a desktop. */
const WIDTHS = [320, 1440];

for (const locale of askedLocales())
  for (const screen of screensIn(locale))
    test(`${screen.name} · ${locale}`, async ({ browser }) => {
      for (const width of WIDTHS) {
        const context = await browser.newContext({
          baseURL: SHOP,
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
          storageState: answeredConsent(SHOP),
        });
        const page = await context.newPage();
        page.setDefaultTimeout(PATIENCE_MS);
        await test.step(`shown at ${width}`, () => screen.show(visitorOf(context, page, locale)));
        await test.step(`no scrolling aside at ${width}`, async () => {
          await settled(page, PATIENCE_MS);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        });
        await test.step(`texts at ${width}`, () => expectTranslated(page, screen.name));
        await test.step(`axe at ${width}`, () => expectAccessible(page, `${screen.name}, ${locale}, ${width}`));
        await context.close();
      }
    });

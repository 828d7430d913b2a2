import { expect, test } from '@playwright/test';

import { answeredConsent } from '../src/consent';
import { askedLocales } from '../src/gallery/askedLocales';
import { screensIn } from '../src/gallery/galleryScreens';
import { PATIENCE_MS, visitorOf } from '../src/gallery/visitor';
import { settled } from '../src/settled';
import { SHOP } from '../src/shopAddress';
import { targetsOf, type Target } from '../src/targets';

/** What WCAG 2.5.8 asks of a target, and what a thumb does, in CSS pixels. */
const LEAST = 24;
const COMFORTABLE = 44;

const below = (targets: readonly Target[], size: number) =>
  targets
    .filter(({ width, height }) => Math.min(width, height) < size)
    .map(({ name, width, height }) => `${width} × ${height} ${name}`);

for (const locale of askedLocales(process.env['AXE_LOCALES'], ['en-us', 'de-de']))
  for (const screen of screensIn(locale))
    test(`${screen.name} · ${locale}`, async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: SHOP,
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        reducedMotion: 'reduce',
        storageState: answeredConsent(SHOP),
      });
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      await test.step('shown at 390', () => screen.show(visitorOf(context, page, locale)));
      await settled(page, PATIENCE_MS);
      const targets = await targetsOf(page);
      const small = below(targets, COMFORTABLE);
      const figure =
        small.length === 0 ? `${targets.length}` : `${targets.length}, ${small.length} below ${COMFORTABLE}`;
      test.info().annotations.push({ type: 'figure', description: figure });
      await test.info().attach(`below ${COMFORTABLE}`, { body: small.join('\n'), contentType: 'text/plain' });
      await test.step(`targets of ${LEAST} at 390`, () => {
        expect(targets.length).toBeGreaterThan(0);
        expect(below(targets, LEAST)).toEqual([]);
      });
      await context.close();
    });

import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import type { StoreLocale } from '../commerce';
import { answeredConsent } from '../consent';
import { SHOP } from '../shopAddress';
import { settled } from '../settled';

import type { GalleryScreen } from './galleryScreens';
import { layoutShiftOf, noteLayoutShifts } from './layoutShift';
import { lengthenTexts, textFaultsOf, type TextFault } from './textFaults';
import { PATIENCE_MS, visitorOf } from './visitor';

export type Theme = 'light' | 'dark';

export interface Taking {
  readonly screens: readonly GalleryScreen[];
  readonly locales: readonly StoreLocale[];
  readonly widths: readonly number[];
  readonly themes: readonly Theme[];
  readonly folder: string;
  /** Texts are made longer before they are looked at. */
  readonly pseudo: boolean;
  readonly told: (shown: ShownScreen) => void;
}

/** A screen as it was shown once. */
export interface ShownScreen {
  readonly name: string;
  readonly locale: StoreLocale;
  readonly width: number;
  readonly cls: number;
  readonly moved: string;
  readonly faults: readonly TextFault[];
  readonly files: Readonly<Partial<Record<Theme, string>>>;
  /** Why it could not be shown. */
  readonly failure?: string;
}

/** What browsers draw only when it comes near is drawn at once, or a picture of the whole page would have holes. */
function drawEverything(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** A browser forgets its touch screen while it takes a whole page: rules that ask whether somebody hovers are answered before. */
function keepFingers(): void {
  const answer = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText
          .replaceAll(/\((?:any-)?(?:hover: hover|pointer: fine)\)/g, '(max-width: 0px)')
          .replaceAll(/\((?:any-)?(?:hover: none|pointer: coarse)\)/g, '(min-width: 0px)');
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) answer(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) answer(sheet.cssRules);
}

/** Pictures below the window load when somebody comes near: goes down the page once and back. */
async function lookDown(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = page.viewportSize()?.height ?? 800;
  for (let top = 0; top < Math.min(height, 12_000); top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(80);
  }
  await settled(page, PATIENCE_MS);
  await page
    .waitForFunction(() => [...document.images].every((image) => image.complete), undefined, { timeout: 20_000 })
    .catch(() => undefined);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function picturesOf(page: Page, screen: GalleryScreen, base: string, themes: readonly Theme[]) {
  const files: Partial<Record<Theme, string>> = {};
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    const path = `${base}-${theme}.png`;
    await page.screenshot({ path, fullPage: !screen.overlay, animations: 'disabled' });
    files[theme] = path;
  }
  return files;
}

/** Shows every asked screen once at every width and in every locale, each to a visitor of its own. */
export async function takeScreens(browser: Browser, taking: Taking): Promise<readonly ShownScreen[]> {
  await mkdir(taking.folder, { recursive: true });
  const all: ShownScreen[] = [];
  for (const locale of taking.locales) {
    for (const screen of taking.screens) {
      for (const width of taking.widths) {
        const shown = await showOnce(browser, screen, { locale, width, taking });
        taking.told(shown);
        all.push(shown);
      }
    }
  }
  return all;
}

/** Has answered about cookies and chosen the first theme, in which frames of others are drawn: they take the one that they are opened in. */
function visitorState(theme: Theme = 'light') {
  const state = answeredConsent(SHOP);
  const chosen = { value: theme, until: Date.now() + 3_600_000 };
  for (const { localStorage } of state.origins)
    localStorage.push({ name: 'sightline.theme', value: JSON.stringify(chosen) });
  return state;
}

async function showOnce(
  browser: Browser,
  screen: GalleryScreen,
  { locale, width, taking }: { locale: StoreLocale; width: number; taking: Taking },
): Promise<ShownScreen> {
  const isPhone = width < 600;
  const context = await browser.newContext({
    baseURL: SHOP,
    viewport: { width, height: isPhone ? 844 : 900 },
    // A finger does not hover.
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    storageState: visitorState(taking.themes[0]),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  // The loader of this program marks names of functions; pages do not know the mark.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(noteLayoutShifts);
  const base = resolve(taking.folder, [screen.name.replaceAll(' ', '-'), locale, width].join('-'));
  const known = { name: screen.name, locale, width };
  try {
    await screen.show(visitorOf(context, page, locale));
    await settled(page, PATIENCE_MS);
    if (!screen.overlay) await lookDown(page);
    const { cls, what } = await layoutShiftOf(page);
    await page.evaluate(drawEverything);
    if (isPhone) await page.evaluate(keepFingers);
    if (taking.pseudo) await page.evaluate(lengthenTexts);
    const faults = await textFaultsOf(page);
    return { ...known, cls, moved: what, faults, files: await picturesOf(page, screen, base, taking.themes) };
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 2).join(' ');
    return { ...known, cls: 0, moved: '', faults: [], files: {}, failure };
  } finally {
    await context.close();
  }
}

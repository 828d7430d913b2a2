import { test as base } from '@playwright/test';

import { openBrowser, type BrowserName, type Programs } from './launch';
import { createScreen, type Screen } from './screen';

export const BROWSERS: readonly BrowserName[] = ['firefox', 'webkit'];

const programs = JSON.parse(process.env['BROWSER_PROGRAMS'] ?? '{}') as Programs;

/** A walk in each browser, with a profile of its own: `row · column` of the table is the walk and the browser. */
export function walk(name: string, steps: (screen: Screen) => Promise<void>): void {
  for (const browser of BROWSERS) {
    base(`${name} · ${browser}`, async () => {
      const testInfo = base.info();
      const driver = await openBrowser(browser, programs, 29_000 + testInfo.parallelIndex);
      testInfo.annotations.push({ type: 'browser', description: driver.browser });
      const screen = createScreen(driver);
      try {
        await screen.consent();
        await steps(screen);
      } catch (error) {
        const body = `${await screen.address()}\n\n${String(await screen.run('return document.body.innerText'))}`;
        await testInfo.attach('what the page says', { body, contentType: 'text/plain' });
        throw error;
      } finally {
        await driver.close();
      }
    });
  }
}

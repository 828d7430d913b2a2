import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findMiniBrowser, missingPackages } from './otherBrowsers';

const root = mkdtempSync(join(tmpdir(), 'libraries-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('browsers beside Chromium', () => {
  it('finds WebKit’s own browser below whatever version Debian has', () => {
    expect(findMiniBrowser(root)).toBeNull();
    const folder = join(root, 'aarch64-linux-gnu/webkit2gtk-4.1');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'MiniBrowser'), '', { mode: 0o755 });
    expect(findMiniBrowser(root)).toBe(join(folder, 'MiniBrowser'));
  });

  it('names the packages of what is missing, and no others', () => {
    const has = (name: string) => (names: readonly string[]) => (names.includes(name) ? `/usr/bin/${name}` : null);
    expect(missingPackages(has('firefox-esr'), null)).toEqual(['webkit2gtk-driver', 'xvfb']);
    expect(missingPackages(has('WebKitWebDriver'), '/usr/lib/MiniBrowser')).toEqual(['firefox-esr', 'xvfb']);
  });
});

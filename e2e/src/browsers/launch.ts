import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDisplay } from './display';
import type { Driver } from './driver';
import { marionetteSession } from './marionette';
import { webDriverSession } from './webDriver';

export type BrowserName = 'firefox' | 'webkit';

/** Programs as the command has found them. */
export interface Programs {
  readonly firefox?: string | undefined;
  readonly webkitDriver?: string | undefined;
  readonly miniBrowser?: string | undefined;
  readonly xvfb?: string | undefined;
}

type Opened = readonly [Driver, ChildProcess];

const START_LIMIT_MS = 60_000;

async function listening(port: number): Promise<void> {
  const started = Date.now();
  for (;;) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    if (Date.now() - started > START_LIMIT_MS) throw new Error(`Nothing listens at port ${port}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What Firefox reads at its start: where it listens, and what it leaves alone. */
const preferences = (port: number) => `user_pref("marionette.port", ${port});
user_pref("app.update.disabledForTesting", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "en-US");
`;

async function openFirefox(program: string, port: number, folder: string): Promise<Opened> {
  writeFileSync(join(folder, 'user.js'), preferences(port));
  const child = spawn(program, ['--headless', '--no-remote', '--marionette', '--profile', folder], { stdio: 'ignore' });
  await listening(port);
  return [await marionetteSession(port), child];
}

async function openWebKit({ webkitDriver = '', miniBrowser, xvfb = '' }: Programs, port: number): Promise<Opened> {
  const display = await openDisplay(xvfb);
  const child = spawn(webkitDriver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name },
  });
  child.once('exit', display.close);
  await listening(port);
  const options = { binary: miniBrowser, args: ['--automation'] };
  return [await webDriverSession(`http://127.0.0.1:${port}`, { 'webkitgtk:browserOptions': options }), child];
}

/** Starts a browser with a profile of its own; closing the session ends it. */
export async function openBrowser(name: BrowserName, programs: Programs, port: number): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), `sightline-${name}-`));
  const [driver, child] =
    name === 'firefox' ? await openFirefox(programs.firefox ?? '', port, folder) : await openWebKit(programs, port);
  await driver.send('SetTimeouts', { script: 30_000, pageLoad: 60_000, implicit: 0 });
  await driver.send('SetWindowRect', { width: 1280, height: 900 });
  return {
    ...driver,
    close: async () => {
      await driver.close();
      child.kill();
      if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';
import { DEVICE_ENTRIES, SESSION_DAYS } from '@sightline/shared-lib/domain/site';

import { personalizationCookie } from '../gateway/personalization';
import { bagCookie, sessionCookies } from '../gateway/sessionCookies';

import { COOKIES } from './cookies';

const root = resolve(__dirname, '../../../..');
const PACKAGES = ['shell/src', 'shared-lib/src', ...REMOTE_NAMES.map((name) => `${name}/src`)];

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = resolve(folder, entry.name);
    if (entry.isDirectory()) return /^(testing|i18n)$/.test(entry.name) ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name) ? [path] : [];
  });
}

const texts = PACKAGES.flatMap((folder) => sources(resolve(root, folder))).map((path) => readFileSync(path, 'utf8'));
const everything = texts.join('\n');

/** What a name stands for: a constant of the file, else one of any file, else a member of a table of names. */
function constant(name: string, file: string): string {
  const member = name.split('.').at(-1) ?? name;
  const said = new RegExp(String.raw`(?:const ${member} = |^ {2}${member}: )('[^']*'|\d+)`, 'm');
  const found = said.exec(file) ?? said.exec(everything);
  if (!found?.[1]) throw new Error(`${name} is no constant: name it so that the table of cookies can be held to it`);
  return found[1].replaceAll("'", '');
}

/** The arguments of every call of a function in a file: texts between commas that stand in no inner bracket. */
function callsOf(call: string, file: string): string[][] {
  return file
    .split(call)
    .slice(1)
    .map((rest) => {
      const args = [''];
      let depth = 0;
      for (const sign of rest) {
        if ('([{'.includes(sign)) depth += 1;
        if (')]}'.includes(sign)) depth -= 1;
        if (depth < 0) break;
        if (sign === ',' && depth === 0) args.push('');
        else args.push((args.pop() ?? '') + sign);
      }
      return args.map((arg) => arg.trim()).filter((arg) => arg !== '');
    });
}

/** Name and days of every entry that product code writes to the browser's storage. */
function writtenEntries(): Map<string, number | undefined> {
  const calls = texts.flatMap((file) =>
    callsOf('storage.set(', file)
      // What hands on the name that it was given.
      .filter(([name = '']) => name !== 'key')
      .map(([name = '', , days]): [string, number | undefined] => [
        `sightline.${constant(name, file)}`,
        days === undefined ? undefined : Number(/^\d/.test(days) ? days : constant(days, file)),
      ]),
  );
  const drafts = texts.flatMap((file) =>
    [...file.matchAll(/writeDraft\(storage, (STORED\.\w+)/g)].map(([, name = '']): [string, number] => [
      `sightline.${constant(name, file)}`,
      Number(constant('DRAFT_DAYS', everything)),
    ]),
  );
  return new Map([...calls, ...drafts]);
}

const listed = new Map(DEVICE_ENTRIES.flatMap((entry) => entry.names.map((name) => [name, entry.kept] as const)));
const lifetime = (cookie: string) => {
  const [name = ''] = cookie.split('=');
  const age = /Max-Age=(\d+)/.exec(cookie)?.[1];
  return [name, age === undefined ? 'browser' : { days: Number(age) / 86_400 }] as const;
};

describe('the list of what a visit leaves on a device', () => {
  it('names every cookie that the server sets, and no other [ANA-01]', () => {
    const readOnly = new Set<string>([COOKIES.segments]);
    const plain = new Set<string>([COOKIES.trusted, COOKIES.plain]);
    const set = Object.values(COOKIES).filter((name) => !readOnly.has(name) && !plain.has(name));
    const cookies = [...listed.keys()].filter((name) => !name.startsWith('sightline.'));
    expect(cookies.toSorted()).toEqual(set.toSorted());
    expect(everything).not.toMatch(/serializeCookie\(COOKIES\.segments/);
  });

  it('says how long the cookies of a visit live as they are set [ANA-01]', () => {
    const headers = { host: 'localhost' };
    const tokens = { WCToken: 'a', WCTrustedToken: 'b' };
    for (const cookie of [bagCookie(headers), ...personalizationCookie('1-2', headers)]) {
      const [name, kept] = lifetime(cookie);
      expect([name, listed.get(name)]).toEqual([name, kept]);
    }
    const [guest = ''] = sessionCookies(tokens, headers, 'guest');
    const [remembered = ''] = sessionCookies(tokens, headers, 'remembered');
    const closing = sessionCookies(tokens, headers, 'browser');
    expect(lifetime(guest)[1]).toEqual({ days: SESSION_DAYS.guest });
    expect(lifetime(remembered)[1]).toEqual({ days: SESSION_DAYS.remembered });
    for (const cookie of closing) expect(lifetime(cookie)[1]).toBe('browser');
    expect(closing.map((cookie) => listed.get(lifetime(cookie)[0]))).toEqual(['session', 'session', 'browser']);
  });

  it('names every entry that code writes to the storage, with the days it says there [ANA-01]', () => {
    const written = writtenEntries();
    const entries = [...listed].filter(([name]) => name.startsWith('sightline.') && listed.get(name) !== 'tab');
    expect([...written.keys()].toSorted()).toEqual(entries.map(([name]) => name).toSorted());
    for (const [name, kept] of entries)
      expect([name, written.get(name)]).toEqual([
        name,
        typeof kept === 'object' && 'days' in kept ? kept.days : undefined,
      ]);
  });
});

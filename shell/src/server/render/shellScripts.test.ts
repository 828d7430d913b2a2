import { aRelease } from '../../testing/aRegistry';

import { shellScriptsOf } from './shellScripts';

const own = {
  start: [{ src: '/assets/shell.1.js', integrity: 'sha256-own' }],
  calls: [{ src: '/assets/client.1.js', integrity: 'sha256-client' }],
};
const host = 'browser/host/shell.2.js';
const built = { commit: '', dirty: true, author: '', builtAt: '' };
const withHost = { ...aRelease('bbb'), host, integrity: { [host]: 'sha384-host' } };

describe('the shell’s scripts of a document', () => {
  it('is the one that a working copy brings along, under its hash [FED-04]', () => {
    const working = { ...withHost, built: { ...built, mode: 'development' as const } };
    expect(shellScriptsOf({ 'mfe-account': aRelease('aaa'), 'mfe-catalog': working }, own, true)).toEqual([
      { src: `/releases/mfe-catalog/bbb/${host}`, integrity: 'sha384-host' },
    ]);
  });

  it('are the shell’s own for releases that shoppers get, whatever they say [FED-04]', () => {
    expect(shellScriptsOf({ 'mfe-catalog': aRelease('aaa') }, own, false)).toBe(own.start);
    const said = { ...withHost, built: { ...built, mode: 'production' as const } };
    expect(shellScriptsOf({ 'mfe-catalog': said }, own, false)).toBe(own.start);
  });

  it('are those that call the platform too where a shopper has a session', () => {
    expect(shellScriptsOf({ 'mfe-catalog': aRelease('aaa') }, own, true)).toEqual([...own.start, ...own.calls]);
  });
});

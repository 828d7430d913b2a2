import { aRelease } from '../../testing/aRegistry';

import { shellScriptOf } from './shellScript';

const own = { src: '/assets/shell.1.js', integrity: 'sha384-own' };
const host = 'browser/host/shell.2.js';
const built = { commit: '', dirty: true, author: '', builtAt: '' };
const withHost = { ...aRelease('bbb'), host, integrity: { [host]: 'sha384-host' } };

describe('the shell’s script of a document', () => {
  it('is the one that a working copy brings along, under its hash [FED-04]', () => {
    const working = { ...withHost, built: { ...built, mode: 'development' as const } };
    expect(shellScriptOf({ 'mfe-account': aRelease('aaa'), 'mfe-catalog': working }, own)).toEqual({
      src: `/releases/mfe-catalog/bbb/${host}`,
      integrity: 'sha384-host',
    });
  });

  it('stays the shell’s own for releases that shoppers get, whatever they say [FED-04]', () => {
    expect(shellScriptOf({ 'mfe-catalog': aRelease('aaa') }, own)).toBe(own);
    expect(shellScriptOf({ 'mfe-catalog': { ...withHost, built: { ...built, mode: 'production' } } }, own)).toBe(own);
  });
});

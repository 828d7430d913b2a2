import { readFileSync } from 'node:fs';

import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';

import { inRepository } from '../webpack/paths';

describe('CODEOWNERS', () => {
  it('names the team of every remote, and all of them for the contracts [FED-01]', () => {
    const lines = readFileSync(inRepository('CODEOWNERS'), 'utf8').split('\n');
    const contracts = lines.find((line) => line.startsWith('/shared-lib/src/contracts/'));
    for (const remote of REMOTE_NAMES) {
      const team = `@sightline/${remote.replace('mfe-', '')}`;
      expect(lines.find((line) => line.startsWith(`/${remote}/`))).toMatch(new RegExp(`\\s${team}$`));
      expect(contracts).toContain(team);
    }
  });
});

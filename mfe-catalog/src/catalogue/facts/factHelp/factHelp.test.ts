import { LANGUAGES } from '@sightline/shared-lib/contracts';

import { readFactHelp } from './readFactHelp';

describe('plain words about attributes', () => {
  it('say the same in every language [CAT-03]', async () => {
    const english = Object.keys(await readFactHelp('en'));
    for (const language of LANGUAGES) {
      const help = await readFactHelp(language);
      expect(Object.keys(help)).toEqual(english);
      for (const words of Object.values(help)) expect(words).toMatch(/^\p{L}.{10,110}\.$/u);
    }
  });
});

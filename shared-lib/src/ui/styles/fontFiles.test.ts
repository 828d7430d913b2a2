import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_FILES } from './globalCss';

describe('font files', () => {
  it.each(Object.values(FONT_FILES))('%s exists under its hash', (address) => {
    const bytes = readFileSync(join(__dirname, '..', address));
    expect(address).toContain(`.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.`);
  });

  it('stays within its budget', () => {
    expect(readFileSync(join(__dirname, '..', FONT_FILES.latin)).length).toBeLessThan(25_000);
  });
});

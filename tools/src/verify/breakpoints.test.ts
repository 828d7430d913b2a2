import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';

import { inRepository } from '../webpack/paths';

const { breakpoint } = JSON.parse(readFileSync(inRepository('shared-lib/src/ui/tokens/tokens.json'), 'utf8')) as {
  readonly breakpoint: Readonly<Record<string, string>>;
};
const widths = Object.values(breakpoint).flatMap((width) => [
  Number.parseInt(width, 10),
  Number.parseInt(width, 10) - 1,
]);
const OWN = new RegExp(`(?:min|max)-width: ?(?:${widths.join('|')})px\\)`);

const sources = [...REMOTE_NAMES, 'shell', 'shared-lib'].flatMap((name) =>
  readdirSync(inRepository(name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(name, 'src', file)),
);

describe('a style', () => {
  it('takes the widths at which screens change from the tokens [SITE-10]', () => {
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((file) => OWN.test(readFileSync(inRepository(file), 'utf8')))).toEqual([]);
  });

  it.each(['@media (min-width: 1024px) {', '@media (scripting: none) and (max-width:599px) {'])(
    'would be told of %s',
    (line) => {
      expect(OWN.test(line)).toBe(true);
    },
  );
});

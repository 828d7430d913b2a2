import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inRepository } from '../webpack/paths';

const text = readFileSync(inRepository('docs/security.md'), 'utf8');

describe('what is written about security', () => {
  it('names files and documents that exist', () => {
    const files = [...text.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|json))`/g)].map(([, file = '']) =>
      inRepository(file),
    );
    const documents = [...text.matchAll(/\]\(([\w./-]+\.md)/g)].map(([, file = '']) =>
      join(inRepository('docs'), file),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(documents.length).toBeGreaterThan(20);
    expect([...files, ...documents].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('goes through every chapter of the standard, in order', () => {
    const chapters = [...text.matchAll(/^## V(\d+) /gm)].map(([, number]) => Number(number));
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Parts of a tile that remotes put together themselves, and what draws nothing: a tile's stories show the one. */
const WITHOUT = ['TileContent', 'TilePlace', 'KitTextProvider'];

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

/** Components of the kit's door: exported values that begin like one. */
function components(): readonly string[] {
  const names = [...read('index.ts').matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
  return names.map((name) => name.trim()).filter((name) => /^[A-Z][a-z]\w*$/.test(name));
}

it('shows every component of the kit in a story [FED-06]', () => {
  const stories = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map(read)
    .join('\n');
  const shown = components();
  expect(shown.length).toBeGreaterThan(50);
  const missing = shown.filter((name) => !new RegExp(`<${name}\\b|component: ${name}\\b`).test(stories));
  expect(missing).toEqual(WITHOUT);
});

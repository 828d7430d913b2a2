import { forServers, groupsOf, sourceOf } from './groups';

const file = (path: string, text = "it('works', () => undefined);") => ({ path, text });
const many = (count: number, folder: string, ending = 'test.ts') =>
  Array.from({ length: count }, (_, at) => file(`${folder}/part${String(at).padStart(2, '0')}.${ending}`));

describe('groups of test files', () => {
  it('hold every file exactly once, neighbours together, and in nearly equal parts', () => {
    const files = many(21, 'platform/src/cart').concat(many(20, 'platform/src/order'));
    const groups = groupsOf(files.toReversed());
    expect(groups.flatMap(({ paths }) => paths)).toEqual(files.map(({ path }) => path));
    expect(groups.map(({ paths }) => paths.length)).toEqual([21, 20]);
  });

  it('never hold files of two packages or of two environments', () => {
    const groups = groupsOf([
      file('shell/src/a.test.ts'),
      file('shell/src/b.test.tsx'),
      file('shell/src/c.test.ts', '/** @jest-environment jsdom */\n'),
      file('shell/src/d.test.tsx', '/** @jest-environment node */\n'),
      file('platform/src/a.test.ts'),
    ]);
    expect(groups).toEqual([
      { package: 'platform', environment: 'node', takesLong: false, paths: ['platform/src/a.test.ts'] },
      {
        package: 'shell',
        environment: 'node',
        takesLong: false,
        paths: ['shell/src/a.test.ts', 'shell/src/d.test.tsx'],
      },
      {
        package: 'shell',
        environment: 'jsdom',
        takesLong: false,
        paths: ['shell/src/b.test.tsx', 'shell/src/c.test.ts'],
      },
    ]);
  });

  it.each([
    "jest.mock('./clock', () => ({}));",
    'beforeEach(() => jest.resetModules());',
    'jest.isolateModules(() => undefined);',
    'await jest.isolateModulesAsync(async () => undefined);',
    'jest.setTimeout(60_000);',
    '// Runs alone: its modules count how often they are loaded.',
  ])('leave a file alone that reaches the modules or the limits of others: %s', (text) => {
    const groups = groupsOf([
      file('shell/src/a.test.ts'),
      file('shell/src/b.test.ts', text),
      file('shell/src/c.test.ts'),
    ]);
    expect(groups.map(({ paths }) => paths)).toEqual([
      ['shell/src/a.test.ts', 'shell/src/c.test.ts'],
      ['shell/src/b.test.ts'],
    ]);
  });

  it('have those of the whole platform begin first, together', () => {
    const groups = groupsOf([
      file('platform/src/app/a.test.ts', 'const database = await openPreparedDatabase();'),
      file('platform/src/app/b.test.ts'),
      file('platform/src/app/c.test.ts', 'const platform = createPlatform({ database });'),
    ]);
    expect(groups.map(({ paths, takesLong }) => [takesLong, paths])).toEqual([
      [true, ['platform/src/app/a.test.ts', 'platform/src/app/c.test.ts']],
      [false, ['platform/src/app/b.test.ts']],
    ]);
  });

  it('leave out for a server what says that it is about the embedded database', () => {
    const files = [
      file('platform/src/a.test.ts'),
      file('platform/src/b.test.ts', '// Embedded alone: it kills a process that holds a folder of data.\n'),
    ];
    expect(forServers(files).map(({ path }) => path)).toEqual(['platform/src/a.test.ts']);
  });

  it('run each file under its path and put back afterwards what it changed', () => {
    const ran: string[] = [];
    const state = {
      require: (path: string) => {
        ran.push(path.replace(/.*\/(?=tools|shell)/, 'require '));
        return { putBack: () => ran.push('put back') };
      },
      describe: (title: string, fill: () => void) => {
        ran.push(title);
        fill();
      },
      afterAll: (act: () => void) => act(),
    };
    const [group] = groupsOf([file('shell/src/a.test.ts'), file('shell/src/b.test.ts')]);
    if (!group) throw new Error('there is no group');
    // oxlint-disable-next-line no-new-func
    new Function(...Object.keys(state), sourceOf(group))(...Object.values(state));
    expect(ran).toEqual([
      'require tools/jest/betweenFiles.cjs',
      'shell/src/a.test.ts',
      'require shell/src/a.test.ts',
      'put back',
      'shell/src/b.test.ts',
      'require shell/src/b.test.ts',
      'put back',
    ]);
  });
});

import { withVersion } from './changelog';

describe('the changes of a package', () => {
  const first = withVersion('', '0.1.1', '2026-11-22', ['Count the pieces', 'Say what is missing']);

  it('begin with its first version and the subjects of its commits', () => {
    expect(first).toBe('# Changes\n\n## 0.1.1, 2026-11-22\n\n- Count the pieces\n- Say what is missing\n');
  });

  it('have a new version on top and keep the earlier ones as they are', () => {
    const second = withVersion(first, '0.2.0', '2026-12-01', ['Sell cases']);
    expect(second).toBe(`# Changes\n\n## 0.2.0, 2026-12-01\n\n- Sell cases\n\n${first.slice('# Changes\n\n'.length)}`);
  });

  it('say that only a dependency has changed where no commit touched the package', () => {
    expect(withVersion('', '0.1.2', '2026-12-01', [])).toContain('- Only what it depends on has changed.\n');
  });
});

import { followNews } from './followNews';
import type { NewBuild } from './newBuild';

type Listener = (event: MessageEvent<string>) => void;

/** A page that follows the working copy of a remote; `update` answers whether its modules could be replaced. */
function aPage(update?: () => Promise<boolean>) {
  const listeners = new Map<string, Listener>();
  const tools = {
    stream: { addEventListener: (kind: string, listener: unknown) => listeners.set(kind, listener as Listener) },
    hotRemotes: new Map(update ? [['mfe-catalog', jest.fn(update)]] : []),
    redraw: jest.fn(),
    reload: jest.fn(),
    showProblems: jest.fn(),
    prepare: jest.fn(() => Promise.resolve()),
  };
  followNews(tools as never);
  const hear = async (kind: string, data: unknown) => {
    listeners.get(kind)?.({ data: JSON.stringify(data) } as MessageEvent<string>);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const build = (id: string, isNew = true): NewBuild => ({
    remote: 'mfe-catalog',
    id,
    base: `/releases/mfe-catalog/${id}/`,
    integrity: `sha384-${id}`,
    isNew,
  });
  return { ...tools, hear, build };
}

describe('a page of a working copy', () => {
  it('takes a newer build’s modules and draws them, without loading again [FED-04]', async () => {
    const page = aPage(() => Promise.resolve(true));
    await page.hear('build', page.build('one', false));
    expect(page.redraw).not.toHaveBeenCalled();
    await page.hear('build', page.build('two'));
    expect(page.prepare).toHaveBeenCalledWith(page.build('two'));
    expect(page.hotRemotes.get('mfe-catalog')).toHaveBeenCalledWith('/releases/mfe-catalog/two/browser/');
    expect(page.redraw).toHaveBeenCalledTimes(1);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it.each([
    ['modules that cannot be replaced', () => Promise.resolve(false)],
    ['a module that throws', () => Promise.reject(new Error('thrown'))],
    ['a remote that is not running here', undefined],
  ])('loads itself again for %s [FED-04]', async (_what, update) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = aPage(update);
    await page.hear('build', page.build('two'));
    expect([page.reload.mock.calls.length, page.redraw.mock.calls.length]).toEqual([1, 0]);
    jest.restoreAllMocks();
  });

  it('notices a build that was made while the stream was broken [FED-04]', async () => {
    const page = aPage(() => Promise.resolve(true));
    await page.hear('build', page.build('one', false));
    await page.hear('build', page.build('three', false));
    expect(page.redraw).toHaveBeenCalledTimes(1);
  });

  it('shows what is wrong as it is told [FED-04]', async () => {
    const page = aPage();
    const problems = [{ where: 'types', text: 'wrong' }];
    await page.hear('problems', problems);
    expect(page.showProblems).toHaveBeenCalledWith(problems);
  });
});

import type { Page } from '@playwright/test';

/** Everything that the browser keeps of the shop, as one text: cookies, storage, databases, caches, the queue of events and the title. */
export async function keptByBrowser(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const kept = await page.evaluate(async () => {
    const rows = async (name: string) =>
      new Promise((resolve) => {
        const open = indexedDB.open(name);
        open.addEventListener('error', () => resolve([]));
        open.addEventListener('success', () => {
          const stores = [...open.result.objectStoreNames];
          if (stores.length === 0) return resolve([]);
          const found = stores.map((store) => open.result.transaction(store).objectStore(store).getAll());
          found.at(-1)?.addEventListener('success', () => resolve(found.map(({ result }) => result as unknown)));
        });
      });
    const databases = await Promise.all((await indexedDB.databases()).map(({ name = '' }) => rows(name)));
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const answers = await cache.matchAll();
        return [(await cache.keys()).map(({ url }) => url), await Promise.all(answers.map((answer) => answer.text()))];
      }),
    );
    const { sightlineEvents } = window as unknown as { sightlineEvents?: unknown };
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      databases,
      cached,
      sightlineEvents,
      document.title,
    ]);
  });
  return `${JSON.stringify(cookies)} ${kept}`;
}

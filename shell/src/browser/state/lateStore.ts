import type { ShopSources } from './followShop';
import type { ShellStore } from './shellStore';

/** The shell's store, opened once, when it is first wanted: neither its code nor Redux belong to the first load. */
export function lateStore(sources: ShopSources): () => Promise<ShellStore> {
  let store: Promise<ShellStore> | null = null;
  return () => {
    store ??= import('./followShop').then(({ openShellStore }) => openShellStore(sources));
    store.catch(() => {
      store = null;
    });
    return store;
  };
}

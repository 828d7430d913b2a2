import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  register,
} from 'react-refresh/runtime';

/** As much of webpack's `import.meta.webpackHot` as is used. */
export interface HotModule {
  readonly data?: { readonly names?: string };
  accept(): void;
  dispose(handler: (data: { names?: string }) => void): void;
  invalidate(): void;
}

declare global {
  var sightlineRefresh:
    | {
        readonly register: typeof register;
        readonly createSignature: typeof createSignatureFunctionForTransform;
        settle(hot: HotModule, exports: Readonly<Record<string, unknown>>): void;
      }
    | undefined;
}

/**
 * A module whose every export is a component is replaced alone: React Refresh draws its components anew and keeps their state. Of any other module the
 * importers run again as well, up to such a module or to the page, which then loads itself again.
 */
function settle(hot: HotModule, exports: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(exports);
  const isBoundary = names.length > 0 && names.every((name) => isLikelyComponentType(exports[name]));
  const before = hot.data?.names;
  if (before !== undefined && (!isBoundary || before !== names.join())) return hot.invalidate();
  if (!isBoundary) return undefined;
  hot.dispose((data) => {
    data.names = names.join();
  });
  return hot.accept();
}

/** Has to run before React's renderer, which looks for the hook when it starts. */
export function offerRefresh(): void {
  injectIntoGlobalHook(globalThis);
  globalThis.sightlineRefresh = { register, createSignature: createSignatureFunctionForTransform, settle };
}

/** What SWC's transform for React Refresh calls, bound to the module; one line, so that source maps keep their lines. */
const BEFORE =
  'const $RefreshReg$ = (type, id) => globalThis.sightlineRefresh?.register(type, `${__webpack_module__.id} ${id}`);' +
  'const $RefreshSig$ = globalThis.sightlineRefresh?.createSignature ?? (() => (type) => type);';

const AFTER =
  'if (import.meta.webpackHot) globalThis.sightlineRefresh?.settle(import.meta.webpackHot, __webpack_module__.exports);';

/**
 * Lets a module of a working copy be replaced in the open page. The plugins for it bring a runtime of their own into each entry; React takes it
 * only before it starts, which is in the shell (`browser/refresh.ts`).
 */
export default function refreshLoader(source: string): string {
  return `${BEFORE}${source}\n${AFTER}`;
}

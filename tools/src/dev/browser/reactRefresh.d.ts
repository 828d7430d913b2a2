/** The package brings no types. */
declare module 'react-refresh/runtime' {
  /** Makes React's renderer, which starts later, ask this runtime for the newest code of a component. */
  export function injectIntoGlobalHook(scope: object): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (type: unknown, ...words: unknown[]) => unknown;
  export function isLikelyComponentType(type: unknown): boolean;
  /** Draws every component anew whose code was registered again. */
  export function performReactRefresh(): unknown;
}

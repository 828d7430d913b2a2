/** The package has types of its other functions alone. */
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  /** Gives a chunk's shared modules, as promises to wait for. */
  export function consumes(options: { readonly chunkId: string | number; readonly promises: Promise<unknown>[] }): void;
}

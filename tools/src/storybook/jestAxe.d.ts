declare module 'jest-axe' {
  interface AxeResults {
    readonly violations: readonly {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly html: string }[];
    }[];
  }
  export function axe(element: Element | string, options?: object): Promise<AxeResults>;
}

/** An element as WebDriver names it. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
export type Element = Readonly<Record<typeof ELEMENT, string>>;

/** The commands of WebDriver that the walks use, with what each takes. */
export interface Commands {
  readonly Navigate: { readonly url: string };
  readonly GetCurrentURL: Record<never, never>;
  readonly FindElement: { readonly using: 'css selector'; readonly value: string };
  readonly ElementClick: { readonly id: string };
  readonly ElementClear: { readonly id: string };
  readonly ElementSendKeys: { readonly id: string; readonly text: string };
  readonly ExecuteScript: { readonly script: string; readonly args: readonly unknown[] };
  readonly SwitchToFrame: { readonly id: Element | null };
  readonly SetTimeouts: { readonly script: number; readonly pageLoad: number; readonly implicit: number };
  readonly SetWindowRect: { readonly width: number; readonly height: number };
}
export type Command = keyof Commands;

/** A session with a browser, whatever carries its commands. */
export interface Driver {
  /** Name and version as the browser tells them. */
  readonly browser: string;
  send<C extends Command>(command: C, parameters: Commands[C]): Promise<unknown>;
  close(): Promise<void>;
}

/** The browser's own refusal of a command. */
export class DriverError extends Error {
  constructor(
    readonly kind: string,
    message: string,
  ) {
    super(`${kind}: ${message}`);
  }
}

export interface NewSession {
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

export const named = ({ capabilities }: NewSession): string =>
  `${capabilities.browserName} ${capabilities.browserVersion}`;

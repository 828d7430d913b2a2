/** A file that nobody should keep, and what its sender is told: an error key, or the reasons behind `RX_FILE_REFUSED`. */
export interface HostileFile {
  readonly kind: string;
  readonly content: Uint8Array;
  readonly told: readonly string[];
}

/** Makes one of a kind; `random` makes each a little different. */
export interface HostileKind {
  readonly kind: string;
  readonly told: readonly string[];
  make(random: () => number): Uint8Array | Promise<Uint8Array>;
}

export const WRONG_TYPE = 'RX_FILE_TYPE_NOT_ALLOWED';

export const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
export const joined = (...parts: readonly (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin(part) : part))));
export const noise = (random: () => number, size: number) => Uint8Array.from({ length: size }, () => random() * 256);
/** The beginning of a file, at least half of it missing. */
export const cut = (random: () => number, content: Uint8Array) =>
  content.subarray(0, Math.max(16, Math.floor(content.length * random() * 0.5)));

/** The picture that a tile showed when it was opened: its page shows it again until the larger one has come. */
let before: { readonly src: string; readonly address: string } | null = null;

/** Remembers the address the browser chose for a picture. */
export function rememberPicture(src: string, address: string): void {
  before = { src, address };
}

/** Address of a smaller picture of the same that is here already. */
export function pictureBefore(src: string): string | undefined {
  return before?.src === src ? before.address : undefined;
}

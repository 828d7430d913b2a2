/** The text that percent signs stand for; as it is written where they stand for none: anybody may write an address or a cookie. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

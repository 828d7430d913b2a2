/** Spellings of one name: `giftCard`, `GiftCard`, `gift-card`, `gift_card`. */
export interface Name {
  readonly camel: string;
  readonly pascal: string;
  readonly kebab: string;
  readonly snake: string;
  /** For sentences: `gift card`. */
  readonly words: string;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Reads a name in any of its spellings; null when it is not made of letters and digits, or starts with a digit. */
export function nameOf(text: string): Name | null {
  if (!/^[a-z][a-z0-9]*([-_]?[a-z0-9]+)*$/i.test(text)) return null;
  const words = text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .split(/[-_]/)
    .map((word) => word.toLowerCase());
  const pascal = words.map(capital).join('');
  return {
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    kebab: words.join('-'),
    snake: words.join('_'),
    words: words.join(' '),
  };
}

/** How much of each part a page of the control has: about the elements of the shop's page of that name. */
export interface ControlSize {
  readonly tiles: number;
  readonly facets: number;
  readonly rows: number;
  readonly paragraphs: number;
}

export const CONTROL_SIZES = {
  home: { tiles: 8, facets: 0, rows: 0, paragraphs: 12 },
  list: { tiles: 18, facets: 11, rows: 0, paragraphs: 0 },
  product: { tiles: 8, facets: 0, rows: 30, paragraphs: 48 },
} as const satisfies Readonly<Record<string, ControlSize>>;

export type ControlPage = keyof typeof CONTROL_SIZES;

const WORDS = ['frame', 'hinge', 'bridge', 'temple', 'lens', 'rim', 'pad', 'coating', 'case', 'cloth'];

const words = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => WORDS[(from * 3 + at) % WORDS.length]).join(' ');

type Numbered<Part> = Part & { readonly id: number };

const many = <Part extends object>(count: number, make: (at: number) => Part): readonly Numbered<Part>[] =>
  Array.from({ length: count }, (_, id) => ({ ...make(id), id }));

const groups = (count: number, step: number) =>
  many(count, (at) => ({ title: words(at, 1), links: many(6, (one) => ({ text: words(at * step + one, 2) })) }));

/** What a page of the control shows; a server embeds it in the document, as any page of this kind does. */
export function controlData(page: ControlPage) {
  const size = CONTROL_SIZES[page];
  return {
    page,
    menu: groups(5, 1),
    footer: groups(4, 2),
    tiles: many(size.tiles, (at) => ({
      name: words(at, 2),
      brand: words(at + 4, 1),
      price: `$${120 + at}.00`,
      note: words(at + 2, 3),
      colours: many(4, (one) => ({ name: words(at + one, 1) })),
    })),
    facets: many(size.facets, (at) => ({
      title: words(at, 1),
      values: many(10, (one) => ({ label: words(at + one, 2), count: 3 + at + one })),
    })),
    rows: many(size.rows, (at) => ({ name: words(at, 2), value: words(at + 1, 1) })),
    paragraphs: many(size.paragraphs, (at) => ({ text: words(at, 14) })),
  };
}

export type ControlData = ReturnType<typeof controlData>;

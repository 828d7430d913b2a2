import source from './tokens.json';

/** `forced` is the palette of somebody who has the system choose every colour. */
type Theme = 'light' | 'dark' | 'forced';

export type ColourToken = keyof (typeof source)['color']['light'];
export type TypeToken = 'd1' | 'd2' | 'd3' | 't1' | 't2' | 'rx' | 'body' | 'small';

const { sm, md, lg, xl } = source.breakpoint;
const widthFrom = (width: string) => `(min-width: ${width})`;
const widthBelow = (width: string) => `(max-width: ${Number.parseInt(width, 10) - 1}px)`;

/** What screens from a breakpoint upwards fulfil, for sizes of pictures and for what script asks (SITE-10). */
export const screenFrom = { sm: widthFrom(sm), md: widthFrom(md), lg: widthFrom(lg), xl: widthFrom(xl) } as const;

/** What screens below a breakpoint fulfil. */
export const screenBelow = { sm: widthBelow(sm), md: widthBelow(md) } as const;

/** What screens with a pointer that can rest on something fulfil: a finger leaves what it tapped as if it still did. */
export const screenHovers = '(hover: hover)';

/** Media queries from a breakpoint upwards, for use inside styled templates. */
export const media = {
  sm: `@media ${screenFrom.sm}`,
  md: `@media ${screenFrom.md}`,
  lg: `@media ${screenFrom.lg}`,
  xl: `@media ${screenFrom.xl}`,
} as const;

export const TYPE_TOKENS: readonly TypeToken[] = ['d1', 'd2', 'd3', 't1', 't2', 'rx', 'body', 'small'];

/** Declarations of every colour of a theme. */
export function colourDeclarations(theme: Theme): string {
  return Object.entries(source.color[theme])
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

const rem = (px: number): string => `${px / 16}rem`.replace(/^0\./, '.');

/** Sizes and line heights of the type scale, below or from 1024 px. */
export function typeSizes(band: 'from' | 'to'): string {
  return TYPE_TOKENS.filter(
    (name) => band === 'from' || String(source.type[name].from) !== String(source.type[name].to),
  )
    .map((name) => {
      const [size = 16, line = 24] = source.type[name][band];
      return `--${name}-size:${rem(size)};--${name}-line:${rem(line)}`;
    })
    .join(';');
}

/** One `font` shorthand a step, so that a component writes `font: var(--small)`. */
export function typeShorthands(): string {
  return TYPE_TOKENS.map(
    (name) => `--${name}:${source.type[name].weight} var(--${name}-size)/var(--${name}-line) var(--font)`,
  ).join(';');
}

/** Rules of the classes `d1` to `small`. */
export function typeClasses(): string {
  return TYPE_TOKENS.map((name) => {
    const { tracking } = source.type[name];
    return `.${name}{font:var(--${name})${tracking === '0' ? '' : `;letter-spacing:${tracking}`}}`;
  }).join('');
}

/** Space, motion and font family, which no theme and no width changes; motion is prefixed, because `line` is a colour too. */
export function constantDeclarations(): string {
  const space = Object.entries(source.space).map(([name, value]) => `--space-${name}:${value}`);
  const motion = Object.entries(source.motion).map(
    ([name, value]) => `--motion-${name}:${value.replaceAll(', ', ',')}`,
  );
  return [`--font:${source.font.family.replaceAll(', ', ',')}`, '--radius:2px', ...space, ...motion].join(';');
}

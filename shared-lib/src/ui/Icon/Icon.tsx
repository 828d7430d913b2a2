import { glyphs } from './glyphs';

export type IconName = keyof typeof glyphs;

export interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels: 24, or 16 beside small text. */
  readonly size?: 16 | 24 | undefined;
  readonly className?: string | undefined;
}

/** Signs that point forward or back, by the direction of writing. */
const TURNS: ReadonlySet<IconName> = new Set(['arrow', 'chevronLeft', 'chevronRight']);

/** A sign of the shop's set; decoration only, so the words stand beside it or on its button. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={['icon', TURNS.has(name) && 'turns', className].filter(Boolean).join(' ')}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={glyphs[name]} />
    </svg>
  );
}

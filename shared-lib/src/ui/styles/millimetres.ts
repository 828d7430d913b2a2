/**
 * True scale without style attributes: a strict `style-src` blocks them in server markup, so a width in millimetres is
 * written as three class tokens, one a decimal digit, and CSS adds them up. Thirty rules serve every width from 0 to 299.
 */
const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Rules behind {@link millimetreClass}; `--w` is the width in millimetres, `--mm` the pixels of one. */
export const millimetreCss = [
  '.mm{width:calc(var(--mm,1px)*(100*var(--h) + 10*var(--t) + var(--u)));height:auto;max-width:none}',
  ...[0, 1, 2].map((digit) => `.mh${digit}{--h:${digit}}`),
  ...digits.map((digit) => `.mt${digit}{--t:${digit}}.mu${digit}{--u:${digit}}`),
].join('');

/** Class tokens that make an element as wide as `mm` real millimetres (whole ones, 1 to 299) in its container's scale. */
export function millimetreClass(mm: number): string {
  const whole = Math.min(299, Math.max(1, Math.round(mm)));
  return `mm mh${Math.floor(whole / 100)} mt${Math.floor(whole / 10) % 10} mu${whole % 10}`;
}

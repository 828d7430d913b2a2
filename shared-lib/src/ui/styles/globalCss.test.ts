import { brotliCompressSync } from 'node:zlib';
import { media, screenBelow } from '../tokens/tokens';
import tokens from '../tokens/tokens.json';
import { globalCss } from './globalCss';
import { millimetreClass } from './millimetres';

const block = (start: string) => {
  const from = globalCss.indexOf(start);
  return globalCss.slice(from, globalCss.indexOf('}', from));
};

describe('global style', () => {
  it('is light by default and dark when the root says so [SITE-10]', () => {
    expect(block(':root,[data-theme=light]{')).toContain(`--ground:${tokens.color.light.ground}`);
    expect(block('[data-theme=dark]{')).toContain(`--ground:${tokens.color.dark.ground}`);
  });

  it('follows the device when the theme is automatic [SITE-10]', () => {
    expect(globalCss).toContain('@media(prefers-color-scheme:dark){[data-theme=auto]{color-scheme:dark');
  });

  it('leaves every colour but the scrim to the system where it forces them [SITE-10]', () => {
    const { scrim: _veil, ...colours } = tokens.color.light;
    expect(Object.keys(tokens.color.forced).toSorted()).toEqual(Object.keys(colours).toSorted());
    for (const [name, value] of Object.entries(tokens.color.forced)) {
      expect(['Canvas', 'CanvasText', 'Highlight']).toContain(value);
      expect(block('@media(forced-colors:active){:root,[data-theme]{')).toContain(`--${name}:${value}`);
    }
  });

  it('changes the grid at the breakpoints of the specification [SITE-10]', () => {
    expect(globalCss).toContain('@media (min-width: 600px)');
    expect(globalCss).toContain('@media (min-width: 1024px)');
    expect(globalCss).toContain('@media (min-width: 1920px)');
  });

  it('lets screens change at the breakpoints of the specification [SITE-10]', () => {
    expect(tokens.breakpoint).toEqual({ xs: '375px', sm: '600px', md: '1024px', lg: '1440px', xl: '1920px' });
    // The narrowest screen is where styles begin, and needs no query.
    const { xs: _start, ...upwards } = tokens.breakpoint;
    const from = Object.entries(upwards).map(([name, width]) => [name, `@media (min-width: ${width})`]);
    expect(Object.entries(media)).toEqual(from);
    expect(screenBelow).toEqual({ sm: '(max-width: 599px)', md: '(max-width: 1023px)' });
  });

  it('defines each custom property that the kit’s colours need, in both themes', () => {
    for (const theme of ['light', 'dark'] as const) {
      for (const [name, value] of Object.entries(tokens.color[theme]))
        expect(globalCss).toContain(`--${name}:${value}`);
    }
  });

  it('keeps colours apart from motion, where both have a “line”', () => {
    expect(globalCss).not.toContain(`--line:${tokens.motion.line}`);
    expect(globalCss).toContain(`--motion-line:${tokens.motion.line}`);
  });

  it('leaves the document room: at most 3 kB compressed', () => {
    expect(brotliCompressSync(globalCss).length).toBeLessThan(3072);
  });

  it('has balanced braces', () => {
    expect(globalCss.split('{').length).toBe(globalCss.split('}').length);
  });
});

describe('true scale', () => {
  it('spells a width in millimetres as one class a digit', () => {
    expect(millimetreClass(136)).toBe('mm mh1 mt3 mu6');
    expect(millimetreClass(98.6)).toBe('mm mh0 mt9 mu9');
  });

  it('has a rule for every class it can hand out', () => {
    for (const mm of [1, 20, 136, 180, 299]) {
      for (const name of millimetreClass(mm).split(' ')) expect(globalCss).toContain(`.${name}{`);
    }
  });
});

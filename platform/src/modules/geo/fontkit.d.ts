declare module 'fontkit' {
  interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  }
  interface Run {
    readonly advanceWidth: number;
    readonly glyphs: readonly { readonly path: { readonly commands: readonly PathCommand[] } }[];
    readonly positions: readonly { readonly xAdvance: number }[];
  }
  interface Font {
    readonly unitsPerEm: number;
    layout(text: string): Run;
  }
  export function openSync(file: string): Font;
}

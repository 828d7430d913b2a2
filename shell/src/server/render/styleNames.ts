/** What a server's sheet says of one component behind its rules: its id and the class names that it has made. */
const MARK = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;
const END = '/*!sc*/\n';

export interface WrittenStyles {
  readonly css: string;
  /** `id:name,name id:name`: what the browser has to know to leave the rules where they are (shell/src/browser/serverStyles.ts). */
  readonly names: string;
}

/** Parts the text of a sheet's style element into rules and names, without needless semicolons. */
export function writtenStyles(text: string): WrittenStyles {
  const rules: string[] = [];
  const names: string[] = [];
  for (const part of text.split(END)) {
    const [, id, made] = MARK.exec(part.trim()) ?? [];
    if (id && made !== undefined) names.push(`${id}:${made.replace(/,$/, '')}`);
    else rules.push(part.trim());
  }
  return { css: rules.join('').replaceAll(';}', '}'), names: names.join(' ') };
}

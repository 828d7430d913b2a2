/** One value of Prometheus' text format. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', '"': '"', '\\': '\\' };

const unescaped = (text: string) => text.replaceAll(/\\(.)/g, (_all, letter: string) => ESCAPED[letter] ?? letter);

function numberOf(text: string): number {
  if (text === '+Inf') return Number.POSITIVE_INFINITY;
  return text === '-Inf' ? Number.NEGATIVE_INFINITY : Number(text);
}

/** What a `/metrics` answers; lines that are no value (comments, another format) are passed over. */
export function readMetrics(text: string): readonly Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value = ''] = LINE.exec(line) ?? [];
    if (!name || Number.isNaN(numberOf(value))) return [];
    const pairs = Array.from(labels.matchAll(LABEL), ([, key = '', quoted = '']) => [key, unescaped(quoted)] as const);
    return [{ name, labels: Object.fromEntries(pairs), value: numberOf(value) }];
  });
}

import { readFileSync } from 'node:fs';

/** Records of a comma-separated file whose first line names the columns; fields hold no commas or quotes. */
export function readCsv<Column extends string>(file: string): Record<Column, string>[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').split(/\r?\n/);
  const columns = head.split(',');
  return lines.filter(Boolean).map((line) => {
    const fields = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? ''])) as Record<Column, string>;
  });
}

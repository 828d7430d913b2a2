import { readFileSync } from 'node:fs';

/** Splits one line of comma-separated values; quoted fields may hold commas and doubled quotes. */
function splitCsvLine(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const fields: string[] = [];
  let field = '';
  let quoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const sign = line[index];
    if (quoted && sign === '"' && line[index + 1] === '"') {
      field += '"';
      index += 1;
    } else if (sign === '"') {
      quoted = !quoted;
    } else if (sign === ',' && !quoted) {
      fields.push(field);
      field = '';
    } else {
      field += sign;
    }
  }
  return [...fields, field];
}

/** Calls back with the fields of each record after the header line; records hold no line breaks. */
export function eachCsvRecord(file: string, visit: (fields: readonly string[]) => void): void {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  for (let index = 1; index < lines.length; index += 1) {
    const line = lines[index];
    if (line) visit(splitCsvLine(line));
  }
}

/** Records of a file whose first line names the columns. */
export function readCsv<Column extends string>(file: string): Record<Column, string>[] {
  const [head = ''] = readFileSync(file, 'utf8').split(/\r?\n/, 1);
  const columns = splitCsvLine(head);
  const records: Record<Column, string>[] = [];
  eachCsvRecord(file, (fields) => {
    const record = Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));
    records.push(record as Record<Column, string>);
  });
  return records;
}

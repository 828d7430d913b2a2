import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

import { REPOSITORY } from './shopAddress';

const TABLES = /(<!-- tables -->\n)[\s\S]*(\n<!-- end of tables -->)/;

/** Where the tables are written, between two marks. */
interface TableOptions {
  readonly document: string;
  /** What was compared with, where something was. */
  readonly against?: string;
}

/** A test's title is `row · column`. */
interface Outcome {
  readonly row: string;
  readonly column: string;
  readonly said: string;
}

function outcomeOf({ title }: TestCase, { status, steps, annotations }: TestResult): Outcome {
  const [row = '', column = ''] = title.split(' · ');
  const failed = steps.find(({ error, category }) => error && category === 'test.step');
  // A test may tell a figure beside its verdict.
  const figures = annotations.filter(({ type }) => type === 'figure').map(({ description }) => `: ${description}`);
  return { row, column, said: `${status === 'passed' ? 'ok' : `**${failed?.title ?? status}**`}${figures.join('')}` };
}

function tableOf(outcomes: readonly Outcome[]): string {
  const columns = [...new Set(outcomes.map(({ column }) => column))];
  const rows = [...new Set(outcomes.map(({ row }) => row))];
  const cell = (row: string, column: string) =>
    outcomes.find((one) => one.row === row && one.column === column)?.said ?? '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...columns]),
    line(['---', ...columns.map(() => '---')]),
    ...rows.map((row) => line([row, ...columns.map((column) => cell(row, column))])),
  ].join('\n');
}

/** Writes what each test found into a document as tables, one a file. */
export default class TableReporter implements Reporter {
  private readonly outcomes = new Map<string, Outcome[]>();

  constructor(private readonly options: TableOptions) {}

  onTestEnd(test: TestCase, result: TestResult): void {
    const outcomes = this.outcomes.get(test.location.file) ?? [];
    this.outcomes.set(test.location.file, [...outcomes, outcomeOf(test, result)]);
  }

  onEnd({ status }: FullResult): void {
    if (status === 'interrupted') return;
    const order = [...this.outcomes].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const { against } = this.options;
    const date = new Date().toISOString().slice(0, 10);
    const tables = [
      `Run on ${date}${against ? `, against ${against}` : ''}.`,
      ...order.map(([, outcomes]) => tableOf(outcomes)),
    ].join('\n\n');
    const document = resolve(REPOSITORY, this.options.document);
    const text = readFileSync(document, 'utf8');
    writeFileSync(
      document,
      text.replace(TABLES, (_all, start: string, end: string) => start + tables + end),
    );
  }
}

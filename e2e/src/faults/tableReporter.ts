import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

import { REPOSITORY } from '../shopAddress';

const DOCUMENT = resolve(REPOSITORY, 'docs/faults.md');
const TABLES = /(<!-- tables -->\n)[\s\S]*(\n<!-- end of tables -->)/;

interface Outcome {
  readonly part: string;
  readonly fault: string;
  readonly said: string;
}

function outcomeOf({ title }: TestCase, { status, steps }: TestResult): Outcome {
  const [part = '', fault = ''] = title.split(' · ');
  const failed = steps.find(({ error, category }) => error && category === 'test.step');
  return { part, fault, said: status === 'passed' ? 'ok' : `**${failed?.title ?? status}**` };
}

/** One row a part, one column a fault. */
function tableOf(outcomes: readonly Outcome[]): string {
  const faults = [...new Set(outcomes.map(({ fault }) => fault))];
  const parts = [...new Set(outcomes.map(({ part }) => part))];
  const cell = (part: string, fault: string) =>
    outcomes.find((one) => one.part === part && one.fault === fault)?.said ?? '';
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['', ...faults]),
    row(['---', ...faults.map(() => '---')]),
    ...parts.map((part) => row([part, ...faults.map((fault) => cell(part, fault))])),
  ].join('\n');
}

/** Writes what each fault led to into docs/faults.md; a whole run alone does. */
export default class TableReporter implements Reporter {
  private readonly outcomes = new Map<string, Outcome[]>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const outcomes = this.outcomes.get(test.location.file) ?? [];
    this.outcomes.set(test.location.file, [...outcomes, outcomeOf(test, result)]);
  }

  onEnd({ status }: FullResult): void {
    if (status === 'interrupted' || this.outcomes.size < 2) return;
    const order = [...this.outcomes].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const date = new Date().toISOString().slice(0, 10);
    const tables = [`Run on ${date}.`, ...order.map(([, outcomes]) => tableOf(outcomes))].join('\n\n');
    const text = readFileSync(DOCUMENT, 'utf8');
    writeFileSync(
      DOCUMENT,
      text.replace(TABLES, (_all, start: string, end: string) => start + tables + end),
    );
  }
}

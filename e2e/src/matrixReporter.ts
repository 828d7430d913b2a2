import type { ReporterDescription } from '@playwright/test';

/** Lines while a matrix runs; a whole run writes its tables into a document (`tools/src/test/matrix.ts` says which is whole). */
export function matrixReporter(document: string, against?: string): ReporterDescription[] {
  const table: ReporterDescription = ['./src/tableReporter.ts', { document, ...(against ? { against } : {}) }];
  return [['list'], ...(process.env['WHOLE_MATRIX'] ? [table] : [])];
}

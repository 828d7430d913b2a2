import { brotliCompressSync } from 'node:zlib';

import type { Browser, Page } from '@playwright/test';

import { settled } from './settled';
import { visit } from './visit';

/** What a page costs a phone, in counts that do not depend on the machine. */
export interface Weight {
  /** Scripts, each compressed by itself at brotli 11, in kB of 1,024 bytes. */
  readonly scriptKb: number;
  readonly nodes: number;
  /** Elements whose style the browser has worked out, over all passes: a pass over the whole page adds all that are drawn. */
  readonly styled: number;
}

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

const styledIn = (trace: Buffer) =>
  (JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);

/** Opens a page as somebody does who has never been here, and weighs it once nothing more is asked for. */
export async function weightOf(browser: Browser, page: Page, path: string): Promise<Weight> {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await browser.startTracing(page, {
    categories: ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await visit(page, path);
  await settled(page);
  const styled = styledIn(await browser.stopTracing());
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  return { scriptKb: bytes / 1024, nodes: await page.locator('*').count(), styled };
}

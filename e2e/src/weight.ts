import { brotliCompressSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { settled } from './settled';
import { visit } from './visit';

/** What a page costs a phone, in counts that do not depend on the machine. */
export interface Weight {
  /** Scripts, each compressed by itself at brotli 11, in kB of 1,024 bytes. */
  readonly scriptKb: number;
  readonly nodes: number;
}

/** Opens a page as somebody does who has never been here, and weighs it once nothing more is asked for. */
export async function weightOf(page: Page, path: string): Promise<Weight> {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await visit(page, path);
  await settled(page);
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  return { scriptKb: bytes / 1024, nodes: await page.locator('*').count() };
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { walk } from '../src/browsers/test';
import { pdfPicture } from '../src/files';
import { productInStock } from '../src/searchIndex';

walk('lenses are chosen with a paper that is uploaded', async (screen) => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-paper-'));
  try {
    const paper = join(folder, 'paper.pdf');
    writeFileSync(paper, pdfPicture('paper.pdf', 'values').buffer);
    const { url } = await productInStock('eyeglasses');
    await screen.visit(url);
    await screen.press(['radio', /^With my prescription/]);
    await screen.press(['button', /^Choose lenses/]);
    const lenses = ['dialog', /^Lenses for /] as const;
    await screen.press(['radio', /^Single vision/], lenses);
    await screen.press(['button', /^Next: /], lenses);
    await screen.press(['tab', 'Upload a photo'], lenses);
    await screen.keys(paper, ['css', 'dialog input[type="file"][multiple]']);
    await screen.press(['button', /^Send 1 page/], lenses);
    await screen.see(['heading', 'Which treatment?'], lenses);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DOCUMENT_LIMITS } from './documentLimits';
import { createDocumentReader, DocumentsWaiting } from './documentReader';
import type { ProcessLimits } from './documentProcess';
import { DocumentRefused } from './refusal';

/** A process that does what the first letter of a document says, and else answers with its number. */
const worker = `
process.on('message', ({ content, extension }) => {
  const order = String.fromCharCode(content[0]);
  if (order === 'd') process.exit(7);
  if (order === 's') for (;;) {}
  if (order === 'm') { globalThis.kept = Buffer.alloc(400 * 2 ** 20, 1); setTimeout(() => {}, 60000); return; }
  if (order === 'r') return process.send({ refused: 'mixed' });
  if (order === 'e') return process.send({ kept: new TextEncoder().encode(Object.keys(process.env).join()) });
  if (order === 'w') return setTimeout(() => process.send({ kept: content }), 200);
  process.send({ kept: new TextEncoder().encode(String(process.pid)) });
});`;

describe('the process that documents are decoded in', () => {
  let folder: string;
  const open: { close(): void }[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'documents-'));
    await writeFile(join(folder, 'worker.cjs'), worker);
  });
  afterEach(async () => {
    for (const reader of open.splice(0)) reader.close();
    await rm(folder, { recursive: true, force: true });
  });

  const reader = (limits: Partial<ProcessLimits> = {}) => {
    const made = createDocumentReader(join(folder, 'worker.cjs'), limits);
    open.push(made);
    return (order: string) =>
      made.read(new TextEncoder().encode(order), 'pdf').then(
        (kept) => new TextDecoder().decode(kept),
        (error: unknown) => (error instanceof DocumentRefused ? error.reason : String(error)),
      );
  };

  it('reads one document after the other, and tells why one is refused [RX-03]', async () => {
    const read = reader();
    const [first, refused, second] = await Promise.all([read('n'), read('r'), read('n')]);
    expect(refused).toBe('mixed');
    expect(second).toBe(first);
  });

  it.each([
    ['dies over it', 'd', {}],
    ['holds too much', 'm', { residentBytes: 200 * 2 ** 20 }],
  ])(
    'refuses a document when it %s, and reads the next one in another [RX-03] [PLAT-08]',
    async (_name, order, limits) => {
      const read = reader(limits);
      const before = await read('n');
      const [refused, after] = await Promise.all([read(order), read('n')]);
      expect(refused).toBe('too-complex');
      expect(Number(after)).toBeGreaterThan(0);
      expect(after).not.toBe(before);
    },
  );

  it('refuses a document that takes too long, and reads the next one in another process [RX-03] [PLAT-08]', async () => {
    const read = reader();
    const before = await read('n');
    // Only the test moves this clock: however slowly a process starts, the next document is not late.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      const both = Promise.all([read('s'), read('n')]);
      await jest.advanceTimersByTimeAsync(DOCUMENT_LIMITS.milliseconds);
      const [refused, after] = await both;
      expect(refused).toBe('too-complex');
      expect(Number(after)).toBeGreaterThan(0);
      expect(after).not.toBe(before);
    } finally {
      jest.useRealTimers();
    }
  });

  it('knows nothing of the platform: no key and no address is in its environment [RX-06]', async () => {
    process.env['PRESCRIPTION_KEY'] = 'secret';
    expect(await reader()('e')).not.toContain('PRESCRIPTION_KEY');
    delete process.env['PRESCRIPTION_KEY'];
  });

  it('lets only so many documents wait [PLAT-08]', async () => {
    const made = createDocumentReader(join(folder, 'worker.cjs'));
    open.push(made);
    const all = Array.from({ length: DOCUMENT_LIMITS.waiting }, () => made.read(new Uint8Array([119]), 'pdf'));
    await expect(made.read(new Uint8Array([119]), 'pdf')).rejects.toBeInstanceOf(DocumentsWaiting);
    expect(await Promise.all(all)).toHaveLength(DOCUMENT_LIMITS.waiting);
    expect(await made.read(new Uint8Array([119]), 'pdf')).toEqual(new Uint8Array([119]));
  });

  it('ends a process that has nothing left to read [PLAT-05]', async () => {
    const read = reader({ retireMs: 1 });
    const first = await read('n');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await read('n')).not.toBe(first);
  });
});

import { Worker } from 'node:worker_threads';
import { drawPicture, type PictureOrder } from './drawPicture';

/** Interactive orders go before background ones. */
export type Urgency = 'interactive' | 'background';

/** Draws orders somewhere, a limited number at a time. */
export interface DrawingPool {
  draw: (order: PictureOrder, urgency: Urgency) => Promise<Buffer>;
  /** Moves an order that still waits to the interactive queue. */
  hurry: (order: PictureOrder) => void;
  close: () => Promise<void>;
}

interface Waiting {
  order: PictureOrder;
  resolve: (body: Buffer) => void;
  reject: (error: Error) => void;
}

type Draw = (order: PictureOrder) => Promise<Buffer>;

/** A thread without orders gives its memory, some 80 MB, back after this long. */
const RETIRE_MS = 20_000;

/** One worker thread: started with its first order, replaced after it died, ended when nothing is left to draw. */
class DrawingThread {
  private worker: Worker | undefined;
  private waiting: { resolve: (body: Buffer) => void; reject: (error: Error) => void } | undefined;
  private next = 0;
  private retiring: NodeJS.Timeout | undefined;

  constructor(
    private readonly script: string | URL,
    private readonly retireMs: number,
  ) {}

  async draw(order: PictureOrder): Promise<Buffer> {
    clearTimeout(this.retiring);
    try {
      return await new Promise((resolve, reject) => {
        this.waiting = { resolve, reject };
        this.next += 1;
        this.started().postMessage({ id: this.next, order });
      });
    } finally {
      this.retiring = setTimeout(() => this.retire(), this.retireMs);
      this.retiring.unref();
    }
  }

  private retire(): void {
    const { worker } = this;
    this.worker = undefined;
    void worker?.terminate();
  }

  async close(): Promise<void> {
    clearTimeout(this.retiring);
    await this.worker?.terminate();
  }

  private started(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.script);
    worker.unref();
    worker.on('message', (message: { id: number; body?: Uint8Array; error?: string }) => {
      const { waiting } = this;
      this.waiting = undefined;
      if (message.body) waiting?.resolve(Buffer.from(message.body));
      else waiting?.reject(new Error(message.error ?? 'The picture worker returned nothing'));
    });
    const died = (error: Error): void => {
      if (this.worker !== worker) return;
      this.worker = undefined;
      this.waiting?.reject(error);
      this.waiting = undefined;
    };
    worker.on('error', died);
    worker.on('exit', (code) => died(new Error(`The picture worker ended with code ${code}`)));
    this.worker = worker;
    return worker;
  }
}

/** A pool of `size` threads running `script`; without a script it draws in this thread, one after the other. */
export function createDrawingPool(size: number, script?: string | URL, retireMs = RETIRE_MS): DrawingPool {
  const threads = script ? Array.from({ length: Math.max(1, size) }, () => new DrawingThread(script, retireMs)) : [];
  const idle: Draw[] = script ? threads.map((thread) => (order) => thread.draw(order)) : [drawPicture];
  const queues: Record<Urgency, Waiting[]> = { interactive: [], background: [] };
  let closed = false;

  const next = (): void => {
    if (closed || idle.length === 0) return;
    const job = queues.interactive.shift() ?? queues.background.shift();
    if (!job) return;
    const draw = idle.pop()!;
    draw(job.order)
      .then(job.resolve, job.reject)
      .finally(() => {
        idle.push(draw);
        next();
      });
  };

  return {
    draw: (order, urgency) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('The picture service is closed'));
          return;
        }
        queues[urgency].push({ order, resolve, reject });
        next();
      }),
    hurry: (order) => {
      const at = queues.background.findIndex((job) => job.order === order);
      if (at >= 0) queues.interactive.push(...queues.background.splice(at, 1));
    },
    close: async () => {
      closed = true;
      const left = [...queues.interactive.splice(0), ...queues.background.splice(0)];
      for (const job of left) job.reject(new Error('The picture service is closed'));
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

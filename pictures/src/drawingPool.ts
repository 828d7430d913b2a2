import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';

import { drawPicture, type PictureOrder } from './drawPicture';

/** Interactive orders go before background ones. */
export type Urgency = 'interactive' | 'background';

/** Draws orders somewhere, a limited number at a time; rejects with `DrawingQueueFull` when too many wait. */
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

/** Orders that somebody waits for: two processes draw so many in about half a minute, and nobody waits longer. */
const MOST_WAITING = 120;

/** So many orders wait already that another one would wait too long. */
export class DrawingQueueFull extends Error {
  override readonly name = 'DrawingQueueFull';
  /** Whole seconds after which asking again is worth it. */
  readonly retryAfter = 10;

  constructor() {
    super('Too many pictures wait to be drawn');
  }
}

/**
 * A process without orders ends after this long. Its code has been compiled by then: a new one takes three times as long for eighteen fronts
 * (docs/performance.md), and whoever looks through a shop opens the next list within minutes.
 */
const RETIRE_MS = 300_000;

const LEAST_URGENT = constants.priority.PRIORITY_LOW;
/** Steps of the system's scale that drawing stands behind the platform itself. */
const BEHIND_PAGES = 5;

interface Drawn {
  readonly id: number;
  readonly body?: Uint8Array;
  readonly error?: string;
}

/**
 * One drawing process: started with its first order, replaced after it died, ended when nothing is left to draw. The memory that drawing takes
 * ends with it; of threads the platform kept some 90 MB.
 */
class DrawingProcess {
  private child: ChildProcess | undefined;
  private waiting: { resolve: (body: Buffer) => void; reject: (error: Error) => void } | undefined;
  private next = 0;
  private retiring: NodeJS.Timeout | undefined;

  constructor(
    private readonly script: string,
    private readonly retireMs: number,
  ) {}

  async draw(order: PictureOrder): Promise<Buffer> {
    clearTimeout(this.retiring);
    try {
      return await new Promise((resolve, reject) => {
        this.waiting = { resolve, reject };
        this.next += 1;
        this.started().send({ id: this.next, order });
      });
    } finally {
      this.retiring = setTimeout(() => void this.retire(), this.retireMs);
      this.retiring.unref();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.retiring);
    await this.retire();
  }

  private async retire(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }

  private started(): ChildProcess {
    if (this.child) return this.child;
    const child = fork(this.script, { serialization: 'advanced' });
    child.unref();
    child.channel?.unref();
    // Whoever waits for a page goes before whoever waits for a picture.
    if (child.pid !== undefined) setPriority(child.pid, Math.min(LEAST_URGENT, getPriority() + BEHIND_PAGES));
    child.on('message', ({ body, error }: Drawn) => {
      const { waiting } = this;
      this.waiting = undefined;
      if (body) waiting?.resolve(Buffer.from(body));
      else waiting?.reject(new Error(error ?? 'The drawing process returned nothing'));
    });
    const died = (error: Error): void => {
      if (this.child === child) this.child = undefined;
      else if (this.child) return;
      this.waiting?.reject(error);
      this.waiting = undefined;
    };
    child.on('error', died);
    child.on('exit', (code, signal) => died(new Error(`The drawing process ended (${signal ?? code})`)));
    this.child = child;
    return child;
  }
}

/** Pixels across the widest front that a listing asks for. */
const WIDEST_TILE = 800;

/** The next order that somebody waits for: fronts of listings, then larger ones, then what is looked at later. */
function takeFront(waiting: Waiting[]): Waiting | undefined {
  const fronts = waiting.filter(({ order }) => order.view === 'front');
  const next = fronts.find(({ order }) => order.width <= WIDEST_TILE) ?? fronts[0] ?? waiting[0];
  return next && waiting.splice(waiting.indexOf(next), 1)[0];
}

/** A pool of `size` processes running `script`; without a script it draws in this one, one picture after the other. */
export function createDrawingPool(
  size: number,
  script?: string,
  retireMs = RETIRE_MS,
  mostWaiting = MOST_WAITING,
): DrawingPool {
  const processes = script ? Array.from({ length: Math.max(1, size) }, () => new DrawingProcess(script, retireMs)) : [];
  const idle: Draw[] = script ? processes.map((one) => (order) => one.draw(order)) : [drawPicture];
  const queues: Record<Urgency, Waiting[]> = { interactive: [], background: [] };
  let closed = false;

  const next = (): void => {
    if (closed || idle.length === 0) return;
    const job = takeFront(queues.interactive) ?? queues.background.shift();
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
        // Drawing ahead takes a few at a time by itself.
        if (urgency === 'interactive' && idle.length === 0 && queues.interactive.length >= mostWaiting) {
          reject(new DrawingQueueFull());
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
      await Promise.all(processes.map((one) => one.close()));
    },
  };
}

import { parentPort } from 'node:worker_threads';
import { drawPicture, type PictureOrder } from './drawPicture';

/** What the pool sends: an order and its number; what it gets back: the file, or why there is none. */
interface Job {
  id: number;
  order: PictureOrder;
}

parentPort?.on('message', ({ id, order }: Job) => {
  drawPicture(order).then(
    (body) => parentPort?.postMessage({ id, body }),
    (error: unknown) => parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

import { drawPicture, type PictureOrder } from './drawPicture';

/** What the pool sends: an order and its number; what it gets back: the file, or why there is none. */
interface Job {
  id: number;
  order: PictureOrder;
}

process.on('message', ({ id, order }: Job) => {
  drawPicture(order).then(
    (body) => process.send?.({ id, body }),
    (error: unknown) => process.send?.({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

import { openDatabase } from '../kernel';
import { openTradeApp } from './tradeApp';

/** Places orders one after another in the database folder it is given and prints each it asks for and each acknowledged one; made to be killed. */
async function run(dataDir: string, firstUser: number, partNumber: string): Promise<void> {
  const { db } = await openDatabase({ dataDir });
  const shop = await openTradeApp({ db });
  if ((await shop.stockOf(partNumber)) === 0) await shop.setStock(partNumber, 1000);
  process.stdout.write('started\n');
  const shopper = async (lane: number): Promise<void> => {
    for (let user = firstUser + lane; ; user += 4) {
      const orderId = await shop.ready(String(user), [[partNumber, 1]]);
      process.stdout.write(`pressed ${user} ${orderId}\n`);
      const placed = await shop.as(String(user), 'POST', 'cart/@self/checkout', { orderId });
      if (placed.statusCode === 200) process.stdout.write(`placed ${user} ${orderId}\n`);
    }
  };
  // Several at once, so that the kill finds orders in every stage.
  await Promise.all([0, 1, 2, 3].map(shopper));
}

const [dataDir = '', firstUser = '1', partNumber = ''] = process.argv.slice(2);
run(dataDir, Number(firstUser), partNumber).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});

import { migrate, testClock } from '../../kernel';
import { openTestDatabase } from '../../testing/testDatabase';
import { LIMITS } from '../limits';
import { inventoryMigrations } from './inventory.migrations';
import { createStockNoticeService } from './stockNotice.service';

describe('stock notices of one address', () => {
  it('are so many in a store, asked for at once too [PDP-05] [PLAT-08]', async () => {
    const { db, close } = await openTestDatabase();
    await migrate(db, [inventoryMigrations]);
    const notices = createStockNoticeService(db, testClock('2026-11-21T10:00:00.000Z'));
    const asked = Array.from({ length: LIMITS.stockNotices + 5 }, (_, part) =>
      notices.keep({ storeId: '10801', partNumber: `part-${part}`, email: 'hasty@example.com', locale: 'en-us' }),
    );
    expect((await Promise.all(asked)).filter((isKept) => isKept)).toHaveLength(LIMITS.stockNotices);
    await close();
  });
});

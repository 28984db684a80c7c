import { today } from '../../src/engine/context.ts';
import { closeEarlierWork } from '../../src/seed/earlierWork.ts';
import type { SeedUpgrade, UpgradeStep } from '../../src/seed/upgrade/upgrade.ts';

/** So many days back, begun work stood in the lists of desks until now. */
const shownDays = 7;

/**
 * From this version on, what a day leaves stands in the lists until it is done or closed. What had left them by the calendar before does
 * not come back: it is closed as of the upgrade, and can be opened again.
 */
const asItWas: UpgradeStep = async (tx) => {
  const from = today(tx);
  const begunFrom = new Date(Date.parse(from) - shownDays * 86_400_000).toISOString().slice(0, 10);
  await closeEarlierWork(tx.db, {
    from,
    begunFrom,
    LyDo: 'Nâng cấp: trước đây tự rời danh sách khi sang ngày',
  });
};

/** Work of earlier days. */
export const viecNgayTruoc: SeedUpgrade = { name: '0046-viec-ngay-truoc', steps: [asItWas] };

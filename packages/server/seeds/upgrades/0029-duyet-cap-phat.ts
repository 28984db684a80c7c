import { sql } from 'drizzle-orm';
import { grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade, UpgradeStep } from '../../src/seed/upgrade/upgrade.ts';

/**
 * The marks of payers take effect with this version (prices 18 and 19). Until now the insurance supported the prices of every insured
 * payer, and no payer had to advance whatever the mark said: a site keeps working as it did, and sets the marks as it wants them.
 */
const marksAsTheyWorked: UpgradeStep = async (tx) => {
  await tx.db.execute(sql`
    update main.dm_doi_tuong d set duoc_ho_tro_gia_bhyt = true, version = d.version + 1 from main.nhom_doi_tuong n
    where n.id = d.nhom_doi_tuong_id and n.ma_nhom_doi_tuong = 'BaoHiemYTe' and not d.duoc_ho_tro_gia_bhyt`);
  await tx.db.execute(sql`update main.dm_doi_tuong set tam_ung = false, version = version + 1 where tam_ung`);
};

/** The approval of supplies, for pharmacists; a site turns it on in its settings. And the marks of payers. */
export const duyetCapPhat: SeedUpgrade = {
  name: '0029-duyet-cap-phat',
  steps: [grant('DUYET_CAP_PHAT', { profiles: ['PHARMACIST'] }), marksAsTheyWorked],
};

import { exemptionOf } from '@sen/domain/cashier/lineState';
import type { Issue } from '@sen/domain/catalogue/validate';
import { type ExemptionGrant, owedOf } from '@sen/domain/exemptions/grants';
import { dec } from '@sen/domain/money/decimal';
import { desc, eq } from 'drizzle-orm';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { once } from '../../engine/sql/transaction.ts';
import { lockAnyReception } from '../reception/queries.ts';
import { type Account, lockAccount } from './account.ts';
import { chosenLines } from './collect.ts';
import { limitRefusal } from './exemptionLimit.ts';
import { requireOnLines } from './facts.ts';
import { settleAccount } from './recompute.ts';
import { mienGiamTable as exemptions, vienPhiDongTable as lines, type MienGiamRow } from './tables.ts';

export type ExemptInput = {
  requestId: string;
  TiepNhan_Id: string;
  dongs: ReadonlyArray<{
    VienPhiDong_Id: string;
    SoTien?: string | null | undefined;
    PhanTram?: number | null | undefined;
  }>;
  LyDo: string;
};

/**
 * Sets the exemption of lines, by amount or percent of the patient's part; 0 takes it back. What was paid already becomes a refund.
 * Errors: BAD_INPUT (reason, no line, EXEMPTION_TOO_LARGE, above the caller's limit), LINE_NOT_OF_VISIT, those of the act `mienGiam` of a line.
 */
export async function exempt(ctx: Ctx, input: ExemptInput): Promise<void> {
  const reason = givenReason(input.LyDo, { code: 'REASON_NEEDED' });
  if (input.dongs.length === 0) refuseIssues([{ path: 'dongs', code: 'REQUIRED' }]);
  await once(ctx, { id: input.requestId, operation: 'mienGiam_VienPhi', content: input }, async (tx) => {
    await lockAnyReception(tx, input.TiepNhan_Id);
    const account = await lockAccount(tx, input.TiepNhan_Id);
    await exemptLines(tx, account, { dongs: input.dongs, LyDo: reason });
    return {};
  });
}

/**
 * Sets the exemption of lines of a locked visit within the limit of the caller: by hand, or by a request that is granted. Errors:
 * BAD_INPUT at the lines, LINE_NOT_OF_VISIT, those of the act `mienGiam` of a line.
 */
export async function exemptLines(
  tx: Tx,
  account: Account,
  {
    dongs,
    LyDo,
    NguoiDeNghi_Id = null,
  }: Pick<ExemptInput, 'dongs' | 'LyDo'> & { NguoiDeNghi_Id?: string | null },
): Promise<ExemptionGrant[]> {
  const { TiepNhan_Id } = account.row;
  const ids = dongs.map((one) => one.VienPhiDong_Id);
  const chosen = await chosenLines(tx, TiepNhan_Id, ids);
  await requireOnLines(tx, chosen, account.reception, 'mienGiam');
  const issues: Issue[] = [];
  const grants = chosen.map((line) => {
    const at = ids.indexOf(line._id);
    const share: Share = dongs[at] ?? {};
    const owed = owedOf(line);
    issues.push(...shareFaults(`dongs.${at}.`, share, owed));
    const { SoTien = null, PhanTram = null } = share;
    return { VienPhiDong_Id: line._id, PhanTram, SoTien: exemptionOf(owed, { SoTien, PhanTram }) };
  });
  refuseIssues(issues);
  const above = await limitRefusal(tx, TiepNhan_Id, grants);
  if (above) refuseIssues([{ path: 'dongs.0.SoTien', ...above }]);
  for (const { VienPhiDong_Id, SoTien, PhanTram } of grants) {
    await tx.db.insert(exemptions).values({
      ...{ TiepNhan_Id, VienPhiDong_Id, SoTien, PhanTram, LyDo, NguoiDeNghi_Id },
      NguoiDuyet_Id: tx.user?.NhanVien_Id ?? null,
      NguoiTao_Id: actor(tx),
    });
    const set = { MienGiamDuyet: SoTien, MienGiamPhanTram: PhanTram };
    await tx.db.update(lines).set(set).where(eq(lines._id, VienPhiDong_Id));
  }
  await audit(tx, {
    action: 'APPROVED',
    entity: 'VienPhi',
    entityId: account.row._id,
    BenhNhan_Id: account.row.BenhNhan_Id,
    after: {
      mienGiam: grants.map(({ PhanTram, ...grant }) => ({
        ...grant,
        ...(PhanTram === null ? {} : { PhanTram }),
      })),
      LyDo,
    },
  });
  await settleAccount(tx, account);
  return grants;
}

type Share = Omit<ExemptInput['dongs'][number], 'VienPhiDong_Id'>;

function shareFaults(path: string, { SoTien, PhanTram }: Share, owed: string): Issue[] {
  const faults: Issue[] = [];
  if (PhanTram && PhanTram < 0)
    faults.push({ path: `${path}PhanTram`, code: 'TOO_SMALL', details: { min: '0' } });
  if (contradict(owed, { SoTien, PhanTram })) {
    const details = { PhanTram: PhanTram ?? 0, SoTien: exemptionOf(owed, { PhanTram: PhanTram ?? 0 }) };
    faults.push({ path: `${path}SoTien`, code: 'EXEMPTION_CONTRADICTS', details });
  }
  const amount = exemptionOf(owed, { SoTien: SoTien ?? null, PhanTram: PhanTram ?? null });
  if (dec(amount).gt(owed))
    faults.push({ path: `${path}SoTien`, code: 'EXEMPTION_TOO_LARGE', details: { max: owed } });
  return faults;
}

/** Percent and amount of one exemption that say two things: neither is taken. */
function contradict(part: string, { SoTien, PhanTram }: Share): boolean {
  if (SoTien === null || SoTien === undefined || PhanTram === null || PhanTram === undefined) return false;
  return !dec(SoTien).eq(exemptionOf(part, { PhanTram }));
}

/** Every exemption that was granted on a visit, the newest first: what was taken back or granted anew stays readable. */
export function exemptionsOfVisit(ctx: Ctx, TiepNhan_Id: string): Promise<MienGiamRow[]> {
  return ctx.db
    .select()
    .from(exemptions)
    .where(eq(exemptions.TiepNhan_Id, TiepNhan_Id))
    .orderBy(desc(exemptions._id));
}

import { reasonIssues } from '@sen/domain/acts/reason';
import { vienPhiActs } from '@sen/domain/cashier/vienPhi';
import { type AskedExemption, exemptionIssues, grantsOf, sumOf } from '@sen/domain/exemptions/grants';
import { yeuCauMienGiamActs } from '@sen/domain/exemptions/yeuCauMienGiam';
import { and, eq } from 'drizzle-orm';
import { perform } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { type Move, transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { insertRow, lockExisting } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { DeNghiMienGiamInput } from '../../gql/main.ts';
import { type Account, lockAccount, lockLines } from '../cashier/account.ts';
import { exemptLines } from '../cashier/exempt.ts';
import { lockMoney } from '../cashier/locks.ts';
import { noticeOfDecision, noticeOfExemption } from '../notifications/causes.ts';
import { facilityOf } from '../organisation/facility.ts';
import { lockAnyReception } from '../reception/queries.ts';
import { grantsNow, requestFacts } from './facts.ts';
import { maYeuCau } from './numbers.ts';
import { requestById } from './queries.ts';
import { yeuCauMienGiamTable as table, type YeuCauMienGiamRow } from './tables.ts';

const longestPapers = 200;

/**
 * Asks for an exemption of a visit; answers the id. Errors: those of the act `deNghiMienGiam`, EXEMPTION_WAITS, NO_STAFF_RECORD,
 * BAD_INPUT by field.
 */
export async function askExemption(ctx: Ctx, { requestId, ...input }: DeNghiMienGiamInput): Promise<string> {
  const { TiepNhan_Id } = input;
  const SoGiayTo = input.SoGiayTo?.trim() || null;
  const issues = reasonIssues(input.LyDo, { code: 'REASON_NEEDED' });
  if (SoGiayTo && SoGiayTo.length > longestPapers)
    issues.push({ path: 'SoGiayTo', code: 'TOO_LONG', details: { max: longestPapers } });
  refuseIssues(issues);
  const NguoiDeNghi_Id = ctx.user?.NhanVien_Id;
  if (!NguoiDeNghi_Id) throw new DomainError('NO_STAFF_RECORD');
  const { _id } = await perform(ctx, vienPhiActs, 'deNghiMienGiam', {
    request: { id: requestId, operation: 'deNghiMienGiam', content: input },
    lock: (tx) => lockMoney(tx, TiepNhan_Id),
    write: async (tx, { account }) => {
      await refuseSecond(tx, TiepNhan_Id);
      const asked = askedFrom(input);
      const lines = await lockLines(tx, TiepNhan_Id);
      refuseIssues(exemptionIssues(asked, lines));
      const row = await insertRow(tx, table, {
        ...asked,
        MaYeuCau: (await drawNumber(tx, maYeuCau)).text,
        ...{ TiepNhan_Id, BenhNhan_Id: account.row.BenhNhan_Id, SoGiayTo, NguoiDeNghi_Id },
        SoTienDeNghi: sumOf(grantsOf(asked, lines)),
        LyDo: input.LyDo.trim(),
        NgayDeNghi: tx.now(),
        NguoiTao_Id: actor(tx),
      });
      await audit(tx, {
        action: 'CREATE',
        entity: yeuCauMienGiamActs.name,
        entityId: row._id,
        BenhNhan_Id: row.BenhNhan_Id,
        after: row,
      });
      await noticeOfExemption(tx, row, await facilityOf(tx, account.reception.NoiTiepNhan_Id));
      await tell(tx, row, 'create');
      return { _id: row._id };
    },
  });
  return _id;
}

/**
 * Grants a request: its lines are exempted as by hand, with who asked for it. Errors: NOT_FOUND, those of the act `duyet`,
 * EXEMPTION_LINES_CHANGED, those of the act `mienGiam` of a line, BAD_INPUT when less is owed of a line by now.
 */
export async function grantExemption(ctx: Ctx, id: string): Promise<void> {
  await decide(ctx, id, 'duyet', async (tx, row, account) => {
    const grants = await grantsNow(tx, row);
    const gone = row.PhamVi === 'TheoDong' && grants.length < row.dongs.length;
    if (gone || grants.length === 0) throw new DomainError('EXEMPTION_LINES_CHANGED');
    return {
      set: { SoTienDuyet: sumOf(grants) },
      after: async () => {
        const dongs = grants.map(({ VienPhiDong_Id, PhanTram, SoTien }) =>
          PhanTram === null ? { VienPhiDong_Id, SoTien } : { VienPhiDong_Id, PhanTram },
        );
        const { LyDo, NguoiDeNghi_Id } = row;
        await exemptLines(tx, account, { dongs, LyDo, NguoiDeNghi_Id });
      },
    };
  });
}

/** Refuses a request. Errors: NOT_FOUND, BAD_INPUT without a reason, those of the act `tuChoi`. */
export async function refuseExemption(ctx: Ctx, id: string, LyDo: string): Promise<void> {
  const LyDoTuChoi = givenReason(LyDo, { code: 'REASON_NEEDED' });
  await decide(ctx, id, 'tuChoi', async () => ({ set: { LyDoTuChoi } }));
}

/** Withdraws a request. Errors: NOT_FOUND, those of the act `rut`. */
export async function withdrawExemption(ctx: Ctx, id: string): Promise<void> {
  await decide(ctx, id, 'rut', async () => ({}));
}

type Written = Pick<Move<typeof table, never>, 'set' | 'after'>;

async function decide(
  ctx: Ctx,
  id: string,
  act: 'duyet' | 'tuChoi' | 'rut',
  write: (tx: Tx, row: YeuCauMienGiamRow, account: Account) => Promise<Written>,
): Promise<void> {
  const { TiepNhan_Id } = await requestById(ctx, id);
  await inTransaction(ctx, async (tx) => {
    // the visit before the request, as everybody does who moves its money
    await lockAnyReception(tx, TiepNhan_Id);
    const account = await lockAccount(tx, TiepNhan_Id);
    const row = await lockExisting(tx, table, id, yeuCauMienGiamActs.name);
    const { set, after } = row.TrangThai === 'ChoDuyet' ? await write(tx, row, account) : {};
    const decided = act === 'rut' ? {} : { NgayDuyet: tx.now(), NguoiDuyet_Id: tx.user?.NhanVien_Id ?? null };
    await transition(tx, yeuCauMienGiamActs, table, id, act, {
      locked: row,
      facts: requestFacts,
      set: { ...set, ...decided },
      auditAction: act === 'duyet' ? 'APPROVED' : 'UPDATE',
      after: async (within, moved) => {
        await after?.(within, moved);
        if (act !== 'rut') await noticeOfDecision(within, moved);
        await tell(within, moved, 'update');
      },
    });
  });
}

function askedFrom({ PhamVi, PhanTram, SoTien, dongs }: Omit<DeNghiMienGiamInput, 'requestId'>) {
  const ofVisit = PhamVi === 'CaLuot';
  return {
    PhamVi,
    PhanTram: ofVisit ? (PhanTram ?? null) : null,
    SoTien: ofVisit ? (SoTien ?? null) : null,
    dongs: ofVisit
      ? []
      : (dongs ?? []).map((one) => ({
          VienPhiDong_Id: one.VienPhiDong_Id,
          PhanTram: one.PhanTram ?? null,
          SoTien: one.SoTien ?? null,
        })),
  } satisfies AskedExemption;
}

/** The account is locked: nobody else asks for the visit meanwhile. */
async function refuseSecond(tx: Tx, TiepNhan_Id: string): Promise<void> {
  const [waiting] = await tx.db
    .select({ MaYeuCau: table.MaYeuCau })
    .from(table)
    .where(and(eq(table.TiepNhan_Id, TiepNhan_Id), eq(table.TrangThai, 'ChoDuyet')));
  if (waiting) throw new DomainError('EXEMPTION_WAITS', waiting);
}

async function tell(tx: Tx, row: YeuCauMienGiamRow, process: 'create' | 'update'): Promise<void> {
  const { _id, TiepNhan_Id, BenhNhan_Id } = row;
  await emit(tx, { module: 'MienGiam', process, data: { _id, TiepNhan_Id, BenhNhan_Id } });
}

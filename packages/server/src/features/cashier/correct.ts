import { reasonIssues } from '@sen/domain/acts/reason';
import { correctionIssues } from '@sen/domain/cashier/corrections';
import { type VienPhiDongAction, vienPhiDongActs } from '@sen/domain/cashier/vienPhiDong';
import { eq, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { lockAnyReception } from '../reception/queries.ts';
import { lockAccount } from './account.ts';
import { changeLine } from './charges.ts';
import { lineFacts } from './facts.ts';
import { vienPhiDongTable as lines, type VienPhiDongRow } from './tables.ts';

export type CorrectDrugInput = {
  VienPhiDong_Id: string;
  /** The line as it was seen. */
  version: number;
  DonGia?: string | null | undefined;
  LaBHYT?: boolean | null | undefined;
  LyDo: string;
};

export type CorrectLineInput = CorrectDrugInput & { SoLuong?: string | null | undefined };

/**
 * Changes quantity, price or payer of the line of a service that is not paid. Errors: BAD_INPUT, NOT_FOUND, CONFLICT, those of the act
 * `sua` of a line.
 */
export function correctLine(ctx: Ctx, input: CorrectLineInput): Promise<void> {
  return correct(ctx, 'sua', input);
}

/**
 * Changes price or payer of the line of a drug or supply that is not paid; how much of it is given the prescription says. Errors: BAD_INPUT
 * (DRUG_ABOVE_FUND_PRICE, DRUG_ABOVE_POSTED_PRICE among them), NOT_FOUND, CONFLICT, those of the act `suaThuoc` of a line.
 */
export function correctDrugLine(ctx: Ctx, input: CorrectDrugInput): Promise<void> {
  return correct(ctx, 'suaThuoc', input);
}

async function correct(
  ctx: Ctx,
  act: Extract<VienPhiDongAction, 'sua' | 'suaThuoc'>,
  input: CorrectLineInput,
): Promise<void> {
  const LyDo = input.LyDo.trim();
  await inTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ TiepNhan_Id: lines.TiepNhan_Id })
      .from(lines)
      .where(eq(lines._id, input.VienPhiDong_Id));
    if (!found) throw new DomainError('NOT_FOUND', { entity: 'VienPhiDong' });
    await lockAnyReception(tx, found.TiepNhan_Id);
    const account = await lockAccount(tx, found.TiepNhan_Id);
    const [line] = await tx.db.select().from(lines).where(eq(lines._id, input.VienPhiDong_Id)).for('update');
    if (!line) throw new DomainError('NOT_FOUND', { entity: 'VienPhiDong' });
    requireAct(tx, vienPhiDongActs, act, await lineFacts(tx, line, account.reception));
    if (line.version !== input.version)
      throw new DomainError('CONFLICT', { entity: vienPhiDongActs.name, current: line });
    refuseIssues([
      ...reasonIssues(LyDo, { code: 'REASON_NEEDED' }),
      ...correctionIssues({ ...line, giaNiemYet: await postedPrice(tx, line) }, input),
    ]);
    const { SoLuong, DonGia, LaBHYT } = input;
    await changeLine(
      tx,
      account,
      line,
      {
        ...(SoLuong ? { SoLuong } : {}),
        ...(DonGia ? { DonGia } : {}),
        ...(typeof LaBHYT === 'boolean' ? { LaBHYT } : {}),
      },
      LyDo,
    );
  });
}

/** What a drug is sold at now by the catalogue; null where it states no price, or the line is no drug's. */
async function postedPrice(tx: Tx, { Duoc_Id }: VienPhiDongRow): Promise<string | null> {
  if (Duoc_Id === null) return null;
  const { rows } = await tx.db.execute<{ price: string | null }>(
    sql`select gia_ban::text as price from ${catalogueTable('Duoc')} where id = ${Duoc_Id}::uuid`,
  );
  return rows[0]?.price ?? null;
}

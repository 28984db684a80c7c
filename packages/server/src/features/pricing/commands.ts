import type { Issue } from '@sen/domain/catalogue/validate';
import { eq } from 'drizzle-orm';
import { actor, type Ctx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { auditAndAnnounce, lockList } from './lockedList.ts';
import { bangGiaTable as lists } from './tables.ts';
import { erasePrices, type MucGia, priceIssues, writePrices } from './writePrices.ts';

export type BangGiaInput = {
  version?: number | null | undefined;
  LoaiGia_Id: string;
  TenBangGia: string;
  LoaiBangGia?: 'DichVu' | 'LieuTrinh' | null | undefined;
  TuNgay: string;
  SoQuyetDinh?: string | null | undefined;
  GhiChu?: string | null | undefined;
  /** Empty: a change leaves the prices of services as they are. */
  DichVu_DonGia?: ReadonlyArray<{ DichVu_Id: string; DonGia: string }> | null | undefined;
  /** Empty: a change leaves the prices of treatment courses as they are. */
  LieuTrinh_DonGia?: ReadonlyArray<{ LieuTrinh_Id: string; DonGia: string }> | null | undefined;
};

/** Makes a price list that is not in force until it is released; answers its id. Errors: BAD_INPUT. */
export async function createBangGia(ctx: Ctx, input: BangGiaInput): Promise<string> {
  refuseIssues(issuesOf(input));
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .insert(lists)
      .values({ ...fieldsOf(input), NguoiTao_Id: actor(tx) })
      .returning({ _id: lists._id });
    if (!row) throw new Error('a price list was not written');
    const prices = pricesOf(input);
    await writePrices(tx, row._id, prices);
    await auditAndAnnounce(tx, 'CREATE', row._id, { ...fieldsOf(input), soMuc: prices.length });
    return row._id;
  });
}

/** Changes a price list that was not released; prices that are given as a whole. Errors: BAD_INPUT, PRICE_LIST_RELEASED, CONFLICT. */
export async function updateBangGia(ctx: Ctx, id: string, input: BangGiaInput): Promise<void> {
  refuseIssues(issuesOf(input));
  await inTransaction(ctx, async (tx) => {
    const before = await lockList(tx, id, 'sua');
    if (input.version && input.version !== before.version)
      throw new DomainError('CONFLICT', { current: before });
    await tx.db
      .update(lists)
      .set({
        ...fieldsOf(input),
        version: before.version + 1,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      })
      .where(eq(lists._id, id));
    const prices = pricesOf(input);
    if (input.DichVu_DonGia) await erasePrices(tx, id, null, 'DichVu');
    if (input.LieuTrinh_DonGia) await erasePrices(tx, id, null, 'LieuTrinh');
    await writePrices(tx, id, prices);
    const soMuc = input.DichVu_DonGia || input.LieuTrinh_DonGia ? { soMuc: prices.length } : {};
    await auditAndAnnounce(tx, 'UPDATE', id, { ...fieldsOf(input), ...soMuc }, before);
  });
}

/** Takes back price lists that were not released; how many. Errors: NOT_FOUND, PRICE_LIST_RELEASED. */
export async function removeBangGia(ctx: Ctx, ids: readonly string[]): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    for (const id of [...ids].sort()) {
      const before = await lockList(tx, id, 'xoa');
      await tx.db
        .update(lists)
        .set({ TrangThai: 'DaHuy', version: before.version + 1 })
        .where(eq(lists._id, id));
      await auditAndAnnounce(tx, 'CANCEL', id, { TrangThai: 'DaHuy' }, { TrangThai: before.TrangThai });
    }
    return ids.length;
  });
}

function fieldsOf(input: BangGiaInput) {
  const { LoaiGia_Id, TenBangGia, LoaiBangGia, TuNgay, SoQuyetDinh, GhiChu } = input;
  return {
    LoaiGia_Id,
    TenBangGia: TenBangGia.trim(),
    LoaiBangGia: LoaiBangGia ?? 'DichVu',
    TuNgay,
    SoQuyetDinh: SoQuyetDinh?.trim() || null,
    GhiChu: GhiChu?.trim() || null,
  };
}

function pricesOf({ DichVu_DonGia, LieuTrinh_DonGia }: BangGiaInput): MucGia[] {
  return [
    ...(DichVu_DonGia ?? []).map((one) => ({
      Loai: 'DichVu' as const,
      Muc_Id: one.DichVu_Id,
      DonGia: one.DonGia,
    })),
    ...(LieuTrinh_DonGia ?? []).map((one) => ({
      Loai: 'LieuTrinh' as const,
      Muc_Id: one.LieuTrinh_Id,
      DonGia: one.DonGia,
    })),
  ];
}

/** What is wrong with the head of a list. */
function headIssues({ TenBangGia }: Pick<BangGiaInput, 'TenBangGia'>): Issue[] {
  const name = TenBangGia.trim();
  if (name === '') return [{ path: 'TenBangGia', code: 'REQUIRED' }];
  return name.length > nameMax ? [{ path: 'TenBangGia', code: 'TOO_LONG', details: { max: nameMax } }] : [];
}

const nameMax = 200;

function issuesOf(input: BangGiaInput): Issue[] {
  return [
    ...headIssues(input),
    ...issuesOfPrices('DichVu_DonGia', 'DichVu_Id', input.DichVu_DonGia ?? []),
    ...issuesOfPrices('LieuTrinh_DonGia', 'LieuTrinh_Id', input.LieuTrinh_DonGia ?? []),
  ];
}

function issuesOfPrices<K extends string>(
  path: string,
  key: K,
  prices: ReadonlyArray<Record<K | 'DonGia', string>>,
): Issue[] {
  const issues: Issue[] = [];
  const seen = new Set<string>();
  prices.forEach((price, at) => {
    if (seen.has(price[key])) issues.push({ path: `${path}.${at}.${key}`, code: 'DUPLICATE' });
    seen.add(price[key]);
    issues.push(...priceIssues(`${path}.${at}.DonGia`, price.DonGia));
  });
  return issues;
}

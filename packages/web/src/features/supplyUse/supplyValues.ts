import type { Issue } from '@sen/domain/catalogue/validate';
import { type Quota, quotaOf, supplyUseIssues } from '@sen/domain/supplyUse/suDungVatTu';
import type { VatTuSuDungFragment, VatTuTrongKhoQuery } from './supplyUse.main.gen.ts';

export type Use = VatTuSuDungFragment;
export type StockRow = VatTuTrongKhoQuery['tonVatTus'][number];

/** A row as it is typed, with what it shows of the drug or supply. */
export type SupplyRow = {
  Duoc_Id: string;
  TenDuoc: string;
  DonViTinh: string | null;
  SoLuong: string | null;
  LyDo: string;
};

export type SupplyValues = { Kho_Id: string | null; dongs: readonly SupplyRow[] };

export const blankSupplies: SupplyValues = { Kho_Id: null, dongs: [] };

/** A drug or supply as a row shows it. */
export function nameOf({ TenDuoc, HamLuong }: { TenDuoc: string; HamLuong?: string | null }): string {
  return HamLuong ? `${TenDuoc} ${HamLuong}` : TenDuoc;
}

/** What was used, or what the quotas propose, as a form; the first store that supplies the room until another is chosen. */
export function supplyValues(use: Use): SupplyValues {
  return {
    Kho_Id: use.Kho?._id ?? use.khos[0]?._id ?? null,
    dongs: use.dongs.map((row) => ({
      Duoc_Id: row.Duoc_Id,
      TenDuoc: nameOf(row),
      DonViTinh: row.DonViTinh ?? null,
      SoLuong: row.SoLuong,
      LyDo: row.LyDo ?? '',
    })),
  };
}

/** What goes to the server, whole. */
export function supplyInput(use: Use, { Kho_Id, dongs }: SupplyValues) {
  return {
    DichVuYeuCau_Id: use.DichVuYeuCau_Id,
    DichVuYeuCauChiTiet_Id: use.DichVuYeuCauChiTiet_Id,
    BuoiLieuTrinh_Id: use.BuoiLieuTrinh_Id ?? null,
    Kho_Id: Kho_Id ?? '',
    dongs: dongs.map(({ Duoc_Id, SoLuong, LyDo }) => ({
      Duoc_Id,
      SoLuong: SoLuong ?? '0',
      LyDo: LyDo || null,
    })),
  };
}

/** The quotas of a service, by drug and supply. */
export function quotasOfUse({ dinhMucs }: Pick<Use, 'dinhMucs'>): Quota[] {
  return dinhMucs.map((one) => ({ ...one, MucCanhBao: one.MucCanhBao ?? null }));
}

/** What is wrong with the values; to verify them, also what is missing. */
export function issuesOfSupplies(use: Use, { Kho_Id, dongs }: SupplyValues, complete: boolean): Issue[] {
  const quotas = quotasOfUse(use);
  const store: Issue[] = Kho_Id ? [] : [{ path: 'Kho_Id', code: 'REQUIRED' }];
  const rows = dongs.map((row) => ({ ...row, DinhMuc: quotaOf(quotas, row.Duoc_Id) }));
  return [...store, ...supplyUseIssues(rows, complete)];
}

/** The rows in one line, for who compares two versions. */
export function rowsText(dongs: readonly SupplyRow[]): string {
  return dongs.map(({ TenDuoc, SoLuong }) => `${TenDuoc}: ${SoLuong ?? ''}`).join('; ');
}

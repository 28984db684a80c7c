import { dec, sum } from '../money/decimal.ts';

/** What one performance of a service uses up of a drug or supply; quantities as decimal text. */
export type QuotaLine = {
  DichVu_Id: string;
  Duoc_Id: string;
  TenDuoc: string;
  SoLuong: string;
  /** Below this stock, or at it, somebody is warned; null: only where it does not suffice. */
  MucCanhBao: string | null;
};

export type QuotaWarning = {
  code: 'SUPPLY_SHORT' | 'SUPPLY_LOW';
  DichVu_Id: string;
  /** The drug or supply, and what lies free of it, as decimal text. */
  details: { Khac: string; ton: string };
};

/**
 * What the stores of a facility do not hold for the services that are asked for together: it does not suffice (short), or so little is
 * left afterwards that its quota warns (low). Told at every service that uses it.
 */
export function quotaWarnings(
  asked: ReadonlyArray<{ DichVu_Id: string; SoLuong: string }>,
  quotas: readonly QuotaLine[],
  free: ReadonlyMap<string, string>,
): QuotaWarning[] {
  const uses = quotas.map((quota) => ({
    ...quota,
    used: sum(
      asked
        .filter((one) => one.DichVu_Id === quota.DichVu_Id)
        .map((one) => dec(one.SoLuong).times(quota.SoLuong)),
    ),
  }));
  return uses
    .filter((use) => use.used.gt(0))
    .flatMap(({ DichVu_Id, Duoc_Id, TenDuoc, MucCanhBao }): QuotaWarning[] => {
      const ton = free.get(Duoc_Id) ?? '0';
      const left = dec(ton).minus(sum(uses.filter((use) => use.Duoc_Id === Duoc_Id).map((use) => use.used)));
      const details = { Khac: TenDuoc, ton };
      if (left.lt(0)) return [{ code: 'SUPPLY_SHORT', DichVu_Id, details }];
      if (MucCanhBao !== null && left.lte(MucCanhBao)) return [{ code: 'SUPPLY_LOW', DichVu_Id, details }];
      return [];
    });
}

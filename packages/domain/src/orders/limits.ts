/**
 * A rule of the catalogue of contraindicated services, or what a service's own entry says of it: its KhongDungCung_Ids are a rule
 * of the kind KhongDungCung.
 */
export type ChongChiDinh = {
  LoaiChongChiDinh: string;
  DichVu_Id: string;
  DichVuKhongDungCung_Ids: readonly string[];
  SoLuong: number | null;
  TrongVong: number | null;
};

/** Something the doctor confirms before the order is written. */
export type OrderWarning = {
  code:
    | 'SERVICE_ALREADY_TODAY'
    | 'SERVICE_LIMIT'
    | 'SERVICE_NOT_TOGETHER'
    | 'SERVICE_ALLERGY'
    | 'SERVICE_PRICE_CHANGED';
  DichVu_Id: string;
  TenDichVu: string;
  details: Record<string, string | number>;
};

const withReason: ReadonlySet<string> = new Set(['SERVICE_LIMIT', 'SERVICE_NOT_TOGETHER', 'SERVICE_ALLERGY']);

/** Whether some of what is unusual is a contraindication: it is ordered only with a reason, which the log keeps. */
export function needsReason(warnings: ReadonlyArray<{ code: string }>): boolean {
  return warnings.some(({ code }) => withReason.has(code));
}

/** An order of the patient that stands already; `ngayTruoc` is how many days ago, 0 today. */
export type EarlierOrder = { DichVu_Id: string; TenDichVu: string; ngayTruoc: number; TiepNhan_Id: string };

/** What is unusual about ordering `asked` in this visit: again today, more often than allowed, not beside another one. */
export function orderWarnings(
  asked: ReadonlyArray<{ DichVu_Id: string; TenDichVu: string }>,
  earlier: readonly EarlierOrder[],
  rules: readonly ChongChiDinh[],
  TiepNhan_Id: string,
): OrderWarning[] {
  return asked.flatMap(({ DichVu_Id, TenDichVu }, at): OrderWarning[] => {
    const warnings: OrderWarning[] = [];
    const twice = asked.findIndex((one) => one.DichVu_Id === DichVu_Id) < at;
    if (twice || earlier.some((one) => one.DichVu_Id === DichVu_Id && one.ngayTruoc === 0)) {
      warnings.push({ code: 'SERVICE_ALREADY_TODAY', DichVu_Id, TenDichVu, details: {} });
    }
    for (const rule of rules) {
      if (rule.LoaiChongChiDinh === 'GioiHanSoLan' && rule.DichVu_Id === DichVu_Id) {
        const { SoLuong, TrongVong } = rule;
        if (SoLuong === null || TrongVong === null) continue;
        const count = earlier.filter(
          (one) => one.DichVu_Id === DichVu_Id && one.ngayTruoc < TrongVong,
        ).length;
        if (count + 1 > SoLuong) {
          warnings.push({
            code: 'SERVICE_LIMIT',
            DichVu_Id,
            TenDichVu,
            details: { SoLuong, TrongVong, count },
          });
        }
      }
    }
    // Told once for each pair, however many rules name it.
    const others = new Set(rules.flatMap((rule) => othersOf(rule, DichVu_Id)));
    const inVisit = [...asked, ...earlier.filter((one) => one.TiepNhan_Id === TiepNhan_Id)];
    for (const other of others) {
      const beside = inVisit.find((one) => one.DichVu_Id === other);
      if (!beside) continue;
      const details = { Khac: beside.TenDichVu };
      warnings.push({ code: 'SERVICE_NOT_TOGETHER', DichVu_Id, TenDichVu, details });
    }
    return warnings;
  });
}

function othersOf(rule: ChongChiDinh, DichVu_Id: string): readonly string[] {
  if (rule.LoaiChongChiDinh !== 'KhongDungCung') return [];
  if (rule.DichVu_Id === DichVu_Id) return rule.DichVuKhongDungCung_Ids;
  return rule.DichVuKhongDungCung_Ids.includes(DichVu_Id) ? [rule.DichVu_Id] : [];
}

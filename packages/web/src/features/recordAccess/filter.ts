import { lastDays } from '../auditLog/filter.ts';
import type { NhatKyTruyCapInput } from './recordAccess.main.gen.ts';

export type Filter = { BenhNhan_Id: string | null; tuNgay: string; denNgay: string };

/** Where the list is. */
export const accessLogPath = '/nhat-ky-truy-cap';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** What an address asks for: a patient, and days; the last thirty without them, and where they stand the wrong way round. */
export function filterOf(params: URLSearchParams, now?: string): Filter {
  const id = params.get('benhNhan') ?? '';
  const [from, to] = [params.get('tu') ?? '', params.get('den') ?? ''];
  const asked = day.test(from) && day.test(to) && from <= to;
  const days = asked ? { tuNgay: from, denNgay: to } : lastDays(now);
  return { BenhNhan_Id: uuid.test(id) ? id : null, ...days };
}

/** The words of an address that opens this filter; the last thirty days are left out. */
export function paramsOf({ BenhNhan_Id, tuNgay, denNgay }: Filter, now?: string): Record<string, string> {
  const usual = lastDays(now);
  return {
    ...(BenhNhan_Id ? { benhNhan: BenhNhan_Id } : {}),
    ...(tuNgay === usual.tuNgay && denNgay === usual.denNgay ? {} : { tu: tuNgay, den: denNgay }),
  };
}

/** The filter as the server takes it; null while no patient is chosen. */
export function inputOf({ BenhNhan_Id, tuNgay, denNgay }: Filter): NhatKyTruyCapInput | null {
  return BenhNhan_Id ? { BenhNhan_Id, tuNgay, denNgay } : null;
}

/** The address of who opened one patient's record. */
export function patientAccessPath(BenhNhan_Id: string): string {
  return `${accessLogPath}?${new URLSearchParams({ benhNhan: BenhNhan_Id })}`;
}

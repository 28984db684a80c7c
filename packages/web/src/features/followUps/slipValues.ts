import { usualLastDay } from '@sen/domain/followUps/giayHen';
import type { SessionOfPaper } from '../../ui/feature.ts';
import type { PhieuHenFragment } from './followUps.main.gen.ts';

/** The fields of the form in their order. */
export const slipFields = ['NgayHen', 'HieuLucDen', 'NoiHen_Id', 'BacSiHen_Id', 'LyDoHen', 'DanDo'] as const;

export type SlipValues = { [K in (typeof slipFields)[number]]: string | null };

/** The values of a slip as stored; a new one begins with what the session says. */
export function slipValues(record: PhieuHenFragment | null, session: SessionOfPaper): SlipValues {
  if (record)
    return Object.fromEntries(slipFields.map((field) => [field, record[field] ?? null])) as SlipValues; // every field of the list
  const NgayHen = session.NgayTaiKham ?? null;
  return {
    NgayHen,
    HieuLucDen: NgayHen ? usualLastDay(NgayHen) : null,
    NoiHen_Id: session.PhongBan?._id ?? null,
    BacSiHen_Id: session.BacSiKham?._id ?? null,
    LyDoHen: null,
    DanDo: session.LoiDan ?? null,
  };
}

import type { Ctx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';
import type { LoaiThayDoi } from '../../gql/main.ts';
import type { NhapVienRow } from '../admission/tables.ts';

/** Something that happened in a stay: in words, with when, and whether it needs a look. */
export type StayChange = { _id: string; loai: LoaiThayDoi; at: Date; noiDung: string; batThuong?: boolean };

/** What happened in a stay since an instant, as one feature knows it; the reader may see the stay. */
export type StayChanges = (ctx: Ctx, stay: NhapVienRow, since: Date) => Promise<StayChange[]>;

/** Who tells what is new of a stay. */
export const stayChanges = definePoint<StayChanges>('stayChanges');

import { v7 } from 'uuid';
import type { Ctx } from '../../engine/context.ts';
import { report } from './paper.ts';

/** The draft of a report for a session with a main disease. */
export function makeReport(ctx: Ctx, KhamBenh_Id: string): Promise<string> {
  return report.create({ ...ctx, loaders: new Map() }, { requestId: v7(), KhamBenh_Id });
}

/** What is written of a case so that its report can be sent. */
export const wholeCase = {
  PhanLoaiCa: 'CoThe',
  NoiO: 'Số 45 đường Lê Lợi, phường Hòa Thuận',
  NgayKhoiPhat: '2026-01-02',
  TiemChung: 'Khong',
  TinhTrang: 'DangDieuTri',
  DienThoaiBaoCao: '0292 3821 115',
} as const;

import type { Moment } from './timelineGroups.ts';

/** Who reads: the patient, what the reader may do, and whether a screen stands in the reader's menu. */
export type Reader = {
  BenhNhan_Id: string;
  permissions: ReadonlySet<string>;
  mayOpen: (path: string) => boolean;
};

type Target = { path: string; permission: string; query: Record<string, string | null> };

/** Where the record of a moment is opened, by the first of its screens that the reader may open; null when there is none. */
export function linkOf(moment: Moment, reader: Reader): string | null {
  for (const { path, permission, query } of targetsOf(moment, reader.BenhNhan_Id)) {
    const found = Object.entries(query).flatMap(([key, value]) => (value ? [`${key}=${value}`] : []));
    const whole = found.length === Object.keys(query).length;
    if (whole && reader.permissions.has(permission) && reader.mayOpen(path))
      return `${path}?${found.join('&')}`;
  }
  return null;
}

function targetsOf(moment: Moment, BenhNhan_Id: string): Target[] {
  const { _id, TiepNhan_Id, KhamBenh_Id, XetNghiem_Id, ToaThuoc_Id } = moment;
  const examination = { path: '/kham-benh-ngoai-tru', permission: 'BENH_AN_XEM', query: { id: KhamBenh_Id } };
  const laboratory = { path: '/xet-nghiem', permission: 'BENH_AN_XEM', query: { id: XetNghiem_Id } };
  const counter = { path: '/cap-phat-thuoc', permission: 'CAP_PHAT_THUOC', query: { id: ToaThuoc_Id } };
  switch (moment.loai) {
    case 'TiepNhan':
      return [{ path: '/tiep-nhan-ngoai-tru', permission: 'TIEP_NHAN_XEM', query: { id: _id } }];
    case 'KhamBenh':
      return [examination];
    case 'DichVuYeuCau':
    case 'KetQua':
      return [laboratory, examination];
    case 'DonThuoc':
    case 'PhieuCap':
      return [counter, examination];
    case 'BienLai':
      return [
        { path: '/vien-phi-ngoai-tru', permission: 'VIEN_PHI_XEM', query: { TiepNhan_Id, BenhNhan_Id } },
      ];
  }
}

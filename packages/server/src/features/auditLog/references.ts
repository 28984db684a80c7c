import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { definitionOf } from './labels.ts';
import { isRecordKind, type RecordKind } from './recordNames.ts';

/** What an id of a record refers to: entries of a catalogue, or records of a kind. */
export type Reference = { catalogue: string } | { record: RecordKind };

const rooms: readonly Reference[] = [{ catalogue: 'Node' }];
const people: readonly Reference[] = [{ record: 'Nguoi' }];
const hospitals: readonly Reference[] = [{ catalogue: 'BenhVien' }];

/** What ids refer to whose field is not called after it. */
const byField: Readonly<Record<string, readonly Reference[]>> = {
  account_Id: people,
  BenhVienChuyen_Id: hospitals,
  BenhVien_KCB_Id: hospitals,
  BienLaiGoc_Id: [{ record: 'BienLai' }],
  BienLaiHoan_Id: [{ record: 'BienLai' }],
  CaThuTra_Id: [{ record: 'CaThu' }],
  ChanDoanICD_Id: [{ catalogue: 'ICD' }],
  ChanDoanPhuICD_Ids: [{ catalogue: 'ICD' }],
  chiTiets: [{ record: 'DichVuYeuCauChiTiet' }],
  ChiTiet_Id: [{ record: 'DichVuYeuCauChiTiet' }],
  defaultProfile_Id: [{ record: 'Profile' }],
  DiaChi_Id: [{ catalogue: 'DonViHanhChinh' }],
  DiUngHoatChat_Ids: [{ catalogue: 'HoatChat' }],
  // of a warning: its class, then drugs and ingredients
  key: [{ catalogue: 'Duoc' }, { catalogue: 'HoatChat' }],
  LyDoHuy_Id: [{ catalogue: 'LyDo' }],
  dongId: [{ record: 'VienPhiDong' }],
  Muc_Id: [{ catalogue: 'DM_DichVu' }, { catalogue: 'LieuTrinh' }],
  nguonId: [{ record: 'BienLai' }],
  NhanVien_Id: people,
  NoiThucHien_Id: rooms,
  NoiTiepNhan_Id: rooms,
  NoiYeuCau_Id: rooms,
  PhongBan_Id: rooms,
  QuayThu_Id: rooms,
  saoChepTu_Id: [{ record: 'BangGia' }],
  // a line of fees comes from a line of an order or prescription, a queue ticket from what the patient waits for
  source_Id: [
    { record: 'DichVuYeuCauChiTiet' },
    { record: 'ToaThuocChiTiet' },
    { record: 'DichVuYeuCau' },
    { record: 'TiepNhan' },
    { record: 'ToaThuoc' },
    { record: 'KhamBenh' },
  ],
  user_Id: people,
  Ve_Id: [{ record: 'VeHangDoi' }],
};

/** What the ids in a field of a kind of record may refer to; empty where nobody knows. Rows inside a record are asked for by their own field. */
export function referencesOf(entity: string, field: string): readonly Reference[] {
  const spec = specOf(entity, field);
  if (spec?.kind === 'ref' || spec?.kind === 'refs') return [catalogueOrPerson(spec.to)];
  if (Object.hasOwn(byField, field)) return byField[field] ?? [];
  if (/^(BacSi|Nguoi)[A-Za-z]*_Ids?$/.test(field)) return people;
  const name = /^([A-Za-z0-9_]+?)_Ids?$/.exec(field)?.[1];
  if (!name) return [];
  if (isRecordKind(name)) return [{ record: name }];
  const catalogue = [name, `DM_${name}`, name.charAt(0).toUpperCase() + name.slice(1)].find(catalogueByName);
  return catalogue ? [{ catalogue }] : [];
}

/** What the id of a record of a kind itself refers to; empty for what has no name of its own. */
export function referencesTo(entity: string): readonly Reference[] {
  if (entity === 'account') return people;
  if (isRecordKind(entity)) return [{ record: entity }];
  return catalogueByName(entity) ? [{ catalogue: entity }] : [];
}

/** The definition of a field of a kind of record, or of a field of its rows; undefined where no definition knows it. */
export function specOf(entity: string, field: string): Field | undefined {
  const fields: CatalogueDef['fields'] = definitionOf(entity)?.fields ?? {};
  if (Object.hasOwn(fields, field)) return fields[field];
  for (const one of Object.values(fields))
    if (one.kind === 'lines' && Object.hasOwn(one.fields, field)) return one.fields[field];
  return undefined;
}

function catalogueOrPerson(to: string): Reference {
  return catalogueByName(to) ? { catalogue: to } : { record: 'Nguoi' };
}

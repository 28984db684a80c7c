import type { Label } from '../catalogue/catalogue.ts';
import { byGroup } from '../feature.ts';
import { entriesOf, type NameOf } from '../features.ts';
import { type Permission, permissions } from './permissions.ts';

/** What a permission lets a person do: the columns of the matrix, from looking to what is hard to take back. */
export const acts = {
  xem: { vi: 'Xem', en: 'See' },
  thucHien: { vi: 'Thực hiện', en: 'Perform' },
  sua: { vi: 'Sửa', en: 'Change' },
  duyet: { vi: 'Duyệt', en: 'Approve' },
  thu: { vi: 'Thu tiền', en: 'Collect' },
  hoan: { vi: 'Hoàn tiền', en: 'Refund' },
  huy: { vi: 'Hủy, xóa', en: 'Cancel' },
} as const satisfies Record<string, Label>;

export type Act = keyof typeof acts;

/** Parts of the house that areas stand in, in the order of a visit. */
export const areaGroups = {
  tiepNhan: { vi: 'Tiếp nhận', en: 'Reception' },
  khamBenh: { vi: 'Khám bệnh', en: 'Clinic' },
  canLamSang: { vi: 'Cận lâm sàng', en: 'Paraclinical' },
  vienPhi: { vi: 'Viện phí, bảo hiểm', en: 'Fees and insurance' },
  duoc: { vi: 'Dược', en: 'Pharmacy' },
  danhMuc: { vi: 'Danh mục', en: 'Catalogues' },
  heThong: { vi: 'Hệ thống', en: 'System' },
} as const satisfies Record<string, Label>;

export type AreaGroup = keyof typeof areaGroups;

/** A row of the matrix: an area with the permission of each act that it has. */
export type AreaRow = {
  name: NameOf<'areas'>;
  group: AreaGroup;
  label: Label;
  acts: Readonly<Partial<Record<Act, Permission>>>;
};

/** The rows of the matrix in order. Every permission stands exactly once. */
export const areaRows: readonly AreaRow[] = byGroup(
  entriesOf('areas').map(([name, area]) => ({ name, ...area })),
  areaGroups,
).map(({ name, group, label, permissions: own }) => ({
  name,
  group,
  label,
  acts: Object.fromEntries(
    Object.entries<{ act: Act }>(own).map(([permission, { act }]) => [act, permission]),
  ),
}));

/** The permissions of an area in the order of the acts. */
export function permissionsOfArea(area: Pick<AreaRow, 'acts'>): Permission[] {
  return Object.keys(acts).flatMap((act) => area.acts[act as Act] ?? []); // the keys of acts
}

/** Whether a text names a permission. */
export function isPermission(text: string): text is Permission {
  return Object.hasOwn(permissions, text);
}

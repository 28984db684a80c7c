import { dayPlus, today } from '../../ui/dateText.ts';
import type { HoSoDeTomTatQuery, YeuCauFragment } from './recordSummaries.main.gen.ts';

/** The patient of a request, and the records of which a summary may be asked for. */
export type AskedOf = {
  patient: NonNullable<HoSoDeTomTatQuery['benhNhan']>;
  records: HoSoDeTomTatQuery['hoSoDeTomTat'];
  /** The record of a new one, where that is known. */
  HoSo?: string;
};

/** Days after which a summary is promised, where the desk says nothing else. */
const usualDays = 7;

const texts = [
  'HoTenNguoiYeuCau',
  'QuanHe',
  'SoGiayTo',
  'NgayCapGiayTo',
  'NoiCapGiayTo',
  'SoDienThoai',
  'MucDich',
  'NgayYeuCau',
  'NgayHen',
] as const;

/** The fields of the form. */
export const requestFields = [...texts, 'HoSo', 'NguoiYeuCau', 'SoBan'] as const;

export type RequestValues = { [K in (typeof texts)[number]]: string | null } & {
  /** 'KhamBenh:id' or 'BenhAn:id'. */
  HoSo: string | null;
  NguoiYeuCau: YeuCauFragment['NguoiYeuCau'];
  SoBan: string | null;
};

/** What a request says where the patient asks. */
export const byPatient = ({ patient }: AskedOf) => ({
  HoTenNguoiYeuCau: patient.TenBenhNhan,
  SoGiayTo: patient.CMNDHoacHoChieu ?? null,
  SoDienThoai: patient.SoDienThoai ?? null,
  QuanHe: null,
});

/** What a request says where somebody else asks, until it is written. */
export const bySomebody = { HoTenNguoiYeuCau: null, SoGiayTo: null, SoDienThoai: null };

/** A new request: the patient asks, today, for the only record that there is. */
export function newRequest(of: AskedOf): RequestValues {
  const [only, ...others] = of.records;
  return {
    ...byPatient(of),
    HoSo: of.HoSo ?? (only && others.length === 0 ? `${only.Loai}:${only._id}` : null),
    NguoiYeuCau: 'NguoiBenh',
    NgayCapGiayTo: null,
    NoiCapGiayTo: null,
    MucDich: null,
    SoBan: '1',
    NgayYeuCau: today(),
    NgayHen: dayPlus(today(), usualDays),
  };
}

/** The values of a request as stored. */
export function requestValues(of: YeuCauFragment): RequestValues {
  const stored = Object.fromEntries(texts.map((field) => [field, of[field] ?? null]));
  return {
    ...(stored as Pick<RequestValues, (typeof texts)[number]>), // every field of the list
    HoSo: of.KhamBenh_Id ? `KhamBenh:${of.KhamBenh_Id}` : `BenhAn:${of.BenhAn_Id}`,
    NguoiYeuCau: of.NguoiYeuCau,
    SoBan: String(of.SoBan),
  };
}

/** The values as the API takes them; the record is said once, when the request is taken. */
export function requestInput({ HoSo, SoBan, ...values }: RequestValues, isNew: boolean) {
  const [kind, id] = HoSo?.split(':') ?? [];
  const of = kind === 'BenhAn' ? { BenhAn_Id: id ?? null } : { KhamBenh_Id: id ?? null };
  return { ...values, SoBan: SoBan ? Number(SoBan) : null, ...(isNew ? of : {}) };
}

import { table } from '../table.ts';
import type { WardCode } from './stayShape.ts';
import { giuongNoiTru } from './wards.ts';

const minute = 60_000;
/** A bed is cleaned between two patients. */
const cleaned = 75 * minute;

type Bed = { ma: string; khoa: string; GioiTinh: string | null; CachLy: string | null; loai: string };
type Held = { ma: string; tu: number; den: number };

export type Wanted = {
  khoa: WardCode;
  GioiTinh: 'MALE' | 'FEMALE';
  CachLy: string | null;
  /** Pays for a bed on request. */
  yeuCau: boolean;
  tu: Date;
  /** Null: nobody knows yet. */
  den: Date | null;
};

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const wardOfRoom: Readonly<Record<string, string>> = { NOI: 'KNOI', NGO: 'KNGO', NHI: 'KNHI' };

const allBeds: readonly Bed[] = table('GiuongBenh', giuongNoiTru).rows.map((row) => {
  const room = String(row['PhongBan_Id']).replace('Node:', '');
  return {
    ma: String(row['MaGiuong']),
    khoa: wardOfRoom[room.slice(0, 3)] ?? room,
    GioiTinh: text(row['GioiTinh']),
    CachLy: text(row['CachLy']),
    loai: String(row['LoaiGiuong']),
  };
});

/** Whose room it is first, then beds for anybody, extra beds last. */
function fits(bed: Bed, one: Wanted): boolean {
  if (bed.khoa !== one.khoa || bed.loai === 'LuuDong' || bed.CachLy !== one.CachLy) return false;
  if (bed.loai === 'DichVu') return one.yeuCau;
  const other = one.GioiTinh === 'MALE' ? 'Nu' : 'Nam';
  return bed.GioiTinh !== other;
}

const rank = ({ ma, loai, GioiTinh }: Bed) =>
  loai === 'DichVu' ? 0 : ma.startsWith('T') ? 3 : GioiTinh === null ? 2 : 1;

/** Gives beds to stays as they come; what is held stays held. */
export function bedPlan() {
  const held: Held[] = [];
  const meeting = (ma: string, tu: number, den: number, gap: number) =>
    held.filter((one) => one.ma === ma && one.tu < den + gap && one.den + gap > tu);
  const hold = (ma: string, tu: number, den: number) => {
    held.push({ ma, tu, den });
    return ma;
  };

  return {
    /** A bed that is free all the time; null without one. `not` is a bed that is left. */
    free(one: Wanted, not: string | null = null): string | null {
      const [tu, den] = [one.tu.getTime(), one.den?.getTime() ?? Number.POSITIVE_INFINITY];
      const found = allBeds
        .filter((bed) => fits(bed, one) && bed.ma !== not)
        .sort((a, b) => rank(a) - rank(b))
        .find(({ ma }) => meeting(ma, tu, den, cleaned).length === 0);
      return found ? hold(found.ma, tu, den) : null;
    },
    /** A bed in which one other lies all the time; null without one, and for who is to lie alone. */
    shared(one: Wanted): string | null {
      if (one.CachLy !== null) return null;
      const [tu, den] = [one.tu.getTime(), one.den?.getTime() ?? Number.POSITIVE_INFINITY];
      const found = allBeds
        .filter((bed) => fits(bed, { ...one, yeuCau: false }))
        .sort((a, b) => rank(a) - rank(b))
        .find(({ ma }) => {
          const [other, ...more] = meeting(ma, tu, den, cleaned);
          return other && more.length === 0 && other.tu < tu && other.den > den;
        });
      return found ? hold(found.ma, tu, den) : null;
    },
  };
}

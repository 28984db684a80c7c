/** What a site holds by now, as far as it decides what is left to set up. */
export type SetupFigures = {
  /** Rooms by what they are used for. */
  soTiepNhan: number;
  soPhongKham: number;
  soQuayThu: number;
  soKho: number;
  /** Communes, and disease codes: official lists that a site imports. */
  soXa: number;
  soICD: number;
  soDichVu: number;
  /** Services with a price in force today. */
  soDichVuCoGia: number;
  soThuoc: number;
  /** Lots that lie in a store. */
  soLoTon: number;
  soNhanVien: number;
  /** Accounts that may sign in. */
  soTaiKhoan: number;
  soDoiTuong: number;
  /** Base salary in force today, in dong; null when there is none. */
  luongCoSo: string | null;
  soQuyenBienLai: number;
  /** Members of staff whose account may collect fees, and those of them who lack a book of a kind that collecting needs. */
  soThuNgan: number;
  soThuNganThieuQuyen: number;
  coBieuTrung: boolean;
  soSaoLuu: number;
  /** Backups that a restore has proven. */
  soKiemChung: number;
};

type Step = { key: string; done: (has: SetupFigures) => boolean };

const steps = [
  { key: 'organisation', done: (has) => has.soTiepNhan > 0 && has.soPhongKham > 0 && has.soQuayThu > 0 },
  { key: 'services', done: (has) => has.soDichVuCoGia > 0 },
  { key: 'lists', done: (has) => has.soXa > 0 && has.soICD > 0 },
  { key: 'staff', done: (has) => has.soNhanVien > 1 },
  { key: 'accounts', done: (has) => has.soTaiKhoan > 1 },
  { key: 'drugs', done: (has) => has.soThuoc > 0 && has.soKho > 0 },
  { key: 'stock', done: (has) => has.soLoTon > 0 },
  { key: 'payers', done: (has) => has.soDoiTuong > 0 && has.luongCoSo !== null },
  { key: 'receipts', done: (has) => has.soThuNgan > 0 && has.soThuNganThieuQuyen === 0 },
  { key: 'forms', done: (has) => has.coBieuTrung },
  { key: 'backup', done: (has) => has.soSaoLuu > 0 && has.soKiemChung > 0 },
] as const satisfies readonly Step[];

export type SetupStepKey = (typeof steps)[number]['key'];
export type SetupStep = { key: SetupStepKey; done: boolean };

/** The steps that make a new site ready, in their order, each done or not by what the site really holds. */
export function setupSteps(has: SetupFigures): SetupStep[] {
  return steps.map(({ key, done }) => ({ key, done: done(has) }));
}

import { KeepFacilityDocument } from '../../packages/web/src/catalogue/keepFacility.main.gen.ts';
import { CashierCollectDocument } from '../../packages/web/src/features/cashier/acts.main.gen.ts';
import {
  CashierBillDocument,
  CashierMethodsDocument,
} from '../../packages/web/src/features/cashier/cashier.main.gen.ts';
import {
  BatDauKhamDocument,
  DanhSachKhamBenhDocument,
  KetThucKhamDocument,
  LuuKhamDocument,
  MoPhienKhamDocument,
  type PhienKhamFragment,
} from '../../packages/web/src/features/examination/examination.main.gen.ts';
import {
  ChiDinhDichVuDocument,
  TimDichVuChiDinhDocument,
} from '../../packages/web/src/features/orders/orders.main.gen.ts';
import { LuuToaThuocDocument } from '../../packages/web/src/features/prescriptions/prescriptions.main.gen.ts';
import { TimThuocKeDonDocument } from '../../packages/web/src/features/prescriptions/stock.pharmacy.gen.ts';
import {
  CreateReceptionDocument,
  ReceptionCardAddressDocument,
  ReceptionDefaultsDocument,
  type ReceptionDefaultsQuery,
  ReceptionServicesDocument,
  type TiepNhanInput,
} from '../../packages/web/src/features/reception/reception.main.gen.ts';
import { MyInfoDocument } from '../../packages/web/src/session/me.auth.gen.ts';
import { accounts } from '../accounts.ts';
import { ask, searchEntries } from '../ask.ts';
import { yearInVietnam } from '../clock.ts';
import { cardNumber, home, type Newcomer } from './reception.ts';

/** Why they come. */
const complaint = 'Đau họng, sốt hai ngày';

const { NURSE: nurse, CASHIER: cashier, DOCTOR: doctor } = accounts;

/** A visit that stands as if its acts had been done on the screens. */
export type Visit = { TiepNhan_Id: string; BenhNhan_Id: string };

/** Where somebody is received: the account of the desk, and the room of the examination. */
type Place = { desk: string; room: string };

/** The clinic that shares the database with the hospital. */
export const clinic: Place = { desk: 'dieuduongpk', room: 'PKS01' };

/** What a desk writes down of somebody who shows a citizen card. */
export async function detailsOf(who: Newcomer, usual: ReceptionDefaultsQuery, desk: string = nurse) {
  const { timDiaChiTrenThe: address } = await ask(desk, ReceptionCardAddressDocument, { diaChi: home });
  return {
    TenBenhNhan: who.name,
    NgaySinh: `${who.born.slice(4)}-${who.born.slice(2, 4)}-${who.born.slice(0, 2)}`,
    GioiTinh: 'FEMALE' as const,
    SoDienThoai: who.phone,
    CMNDHoacHoChieu: who.citizenId,
    SoNha: address?.SoNha ?? null,
    DiaChi_Id: address?.DiaChi_Id ?? null,
    DanToc_Id: usual.ethnics.data[0]?._id ?? null,
    QuocTich_Id: usual.nationalities.data[0]?._id ?? null,
    NgheNghiep_Id: usual.occupations.data[0]?._id ?? null,
  };
}

/** Receives somebody new for an examination by the doctor of these journeys: who pays, or an insured one by a card of this number. */
export async function received(
  who: Newcomer,
  card: string | null = null,
  { desk, room }: Place = { desk: nurse, room: 'PK01' },
  more: Partial<TiepNhanInput> = {},
): Promise<Visit> {
  const usual = await ask(desk, ReceptionDefaultsDocument, {});
  const payer = usual.payers.data.find((one) => one.MaDoiTuong === (card ? 'BHYT' : 'THUPHI'))?._id ?? '';
  const input: TiepNhanInput = {
    requestId: crypto.randomUUID(),
    DoiTuong_Id: payer,
    BenhNhan: await detailsOf(who, usual, desk),
    LyDoKham: complaint,
    ...(card ? await insuredBy(card) : {}),
    dichVus: [await examination(payer, desk, room)],
    ...more,
  };
  const { reception } = await ask(desk, CreateReceptionDocument, { input });
  return { TiepNhan_Id: reception._id, BenhNhan_Id: reception.BenhNhan_Id };
}

/** Receives the patient of an earlier visit once more, who pays. */
export async function receivedAgain({ BenhNhan_Id }: Visit): Promise<Visit> {
  const usual = await ask(nurse, ReceptionDefaultsDocument, {});
  const payer = usual.payers.data.find((one) => one.MaDoiTuong === 'THUPHI')?._id ?? '';
  const input: TiepNhanInput = {
    requestId: crypto.randomUUID(),
    BenhNhan_Id,
    xacNhanTrung: true,
    LyDoKham: complaint,
    DoiTuong_Id: payer,
    dichVus: [await examination(payer, nurse, 'PK01')],
  };
  const { reception } = await ask(nurse, CreateReceptionDocument, { input });
  return { TiepNhan_Id: reception._id, BenhNhan_Id };
}

/** The same, insured by a card of their own. */
export function receivedInsured(who: Newcomer): Promise<Visit> {
  return received(who, cardNumber(who));
}

async function insuredBy(SoTheBHYT: string) {
  const { giuNoiDangKyKCB: registered } = await ask(nurse, KeepFacilityDocument, { MaCSKCB: '01999' });
  const year = yearInVietnam();
  return {
    SoTheBHYT,
    BHYTNgayHieuLuc: `${year}-01-01`,
    BHYTNgayHetHieuLuc: `${year}-12-31`,
    BenhVien_KCB_Id: registered?._id ?? null,
  };
}

async function nodeOf(username: string): Promise<string> {
  const { myInfo } = await ask(username, MyInfoDocument, {});
  return myInfo.currentProfile?.nodes[0]?._id ?? '';
}

async function examination(DoiTuong_Id: string, desk: string, room: string) {
  const idNode = await nodeOf(desk);
  const { dichVuTiepNhans } = await ask(desk, ReceptionServicesDocument, { DoiTuong_Id, idNode });
  const service = dichVuTiepNhans.find(({ MaDichVu }) => MaDichVu === 'KB-NOI');
  return {
    DichVu_Id: service?.DichVu_Id ?? '',
    LoaiGia_Id: service?.gias[0]?.LoaiGia_Id ?? '',
    NoiThucHien_Id: service?.phongs.find(({ ma }) => ma === room)?._id ?? '',
  };
}

/** Pays all that is due in cash. */
export async function paid(visit: Visit): Promise<void> {
  const { vienPhi } = await ask(cashier, CashierBillDocument, visit);
  const { hinhThucs } = await ask(cashier, CashierMethodsDocument, {});
  const cash = hinhThucs.data.find(({ MaHinhThucThanhToan }) => MaHinhThucThanhToan === 'TM')?._id ?? '';
  const thanhToans = [{ HinhThucThanhToan_Id: cash, SoTien: vienPhi.ConLai }];
  await ask(cashier, CashierCollectDocument, {
    input: { ...visit, requestId: crypto.randomUUID(), thanhToans },
  });
}

/** The doctor orders a service, found by its code, in the examination that was begun. */
export async function ordered(who: Newcomer, { TiepNhan_Id }: Visit, searchString: string): Promise<void> {
  const search = { searchString, TiepNhan_Id, NoiYeuCau_Id: await nodeOf(doctor) };
  const { cacDM_DichVu2 } = await ask(doctor, TimDichVuChiDinhDocument, search);
  const chiTiets = cacDM_DichVu2.slice(0, 1).map(({ _id }) => ({ DichVu_Id: _id }));
  const KhamBenh_Id = await underWay(who);
  await ask(doctor, ChiDinhDichVuDocument, {
    input: { requestId: crypto.randomUUID(), KhamBenh_Id, TrangThai: 'SanSang', chiTiets },
  });
}

/** The doctor has begun the examination and written its main disease. */
export async function diagnosed(who: Newcomer, code: string): Promise<void> {
  const list = { idRoom: await nodeOf(doctor), tab: 'ChoKham' as const, keyword: who.name };
  const { danhSachKhamBenh } = await ask(doctor, DanhSachKhamBenhDocument, list);
  const DichVuYeuCau_Id = danhSachKhamBenh.dongs[0]?.DichVuYeuCau_Id ?? '';
  const begun = await ask(doctor, BatDauKhamDocument, { input: { DichVuYeuCau_Id } });
  const { _id: id, version } = begun.createKhamBenh;
  const [disease] = await searchEntries(doctor, 'ICD', code);
  const input = { version, LyDoKham: complaint, ChanDoanICD_Id: disease?._id ?? null };
  await ask(doctor, LuuKhamDocument, { id, input });
}

/** The doctor prescribes a drug in the examination that was begun: one in the morning and in the evening, for five days. */
export async function prescribed(who: Newcomer, keyword: string): Promise<void> {
  const { searchStockModel } = await ask(doctor, TimThuocKeDonDocument, { keyword, inStock: true });
  const { Duoc_Id = '', Kho_Id = null } = searchStockModel[0] ?? {};
  const line = { Duoc_Id, Kho_Id, LoaiToa: 'Thuong' as const, Sang: '1', Toi: '1', SoNgay: 5 };
  const input = { requestId: crypto.randomUUID(), version: 0, dongs: [line] };
  await ask(doctor, LuuToaThuocDocument, { KhamBenh_Id: await underWay(who), input });
}

/** The doctor ends the examination that was begun, with a resolution and advice, and what else is written then. */
export async function ended(who: Newcomer, more: { NgayTaiKham?: string } = {}): Promise<void> {
  const id = await underWay(who);
  const { version } = await examined(who);
  const [resolution] = await searchEntries(doctor, 'HuongGiaiQuyet', 'CAPTOA');
  await ask(doctor, KetThucKhamDocument, {
    id,
    input: {
      version,
      HuongGiaiQuyet_Id: resolution?._id ?? null,
      LoiDan: 'Súc họng nước muối',
      ...more,
    },
  });
}

/** What the server holds of the examination that was begun. */
export async function examined(who: Newcomer): Promise<PhienKhamFragment> {
  const { khamBenh } = await ask(doctor, MoPhienKhamDocument, { id: await underWay(who) });
  if (!khamBenh) throw new Error(`${who.name} is not examined`);
  return khamBenh;
}

/** The examination of somebody that was begun and has not ended. */
async function underWay(who: Newcomer): Promise<string> {
  const list = { idRoom: await nodeOf(doctor), tab: 'DangKham' as const, keyword: who.name };
  const { danhSachKhamBenh } = await ask(doctor, DanhSachKhamBenhDocument, list);
  return danhSachKhamBenh.dongs[0]?.KhamBenh_Id ?? '';
}

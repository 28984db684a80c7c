import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { dayBefore } from '../../../seeds/demo/random.ts';
import type { BedTime } from '../../../seeds/demo/stays.ts';
import { localDay, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { createAdmission } from '../../features/admission/paper.ts';
import { closeWard, completeDischarge } from '../../features/discharges/leaving.ts';
import { discharge } from '../../features/discharges/paper.ts';
import * as emergency from '../../features/emergency/receive.ts';
import { endKhamBenh, saveKhamBenh } from '../../features/examination/commands.ts';
import { orderForVisit } from '../../features/orders/commands.ts';
import { slipsOfVisit } from '../../features/orders/queries.ts';
import { danhDauDaXem } from '../../features/orders/viewed.ts';
import { markBed, unmarkBed } from '../../features/stays/bedStates.ts';
import * as stays from '../../features/stays/commands.ts';
import { acceptTransfer, sendTransfer } from '../../features/stays/transfers.ts';
import { noteReceived, personOf, receptionOf } from './counter.ts';
import type { Hospital } from './hospital.ts';
import { type StayPlace, seen, stayNow, visitIdOf } from './wardPlace.ts';

const bedOf = ({ hospital }: StayPlace, { ma }: BedTime) => hospital.id(`GiuongBenh:${ma}`);
const treating = ({ hospital }: StayPlace) => hospital.id('NhanVien:NV026');

/** Receives somebody who goes straight on to a ward. */
export async function receiveEmergency({ hospital, tx, stay }: StayPlace): Promise<void> {
  const { visit, benh } = stay;
  const made = await emergency.receiveEmergency(tx, receptionOf(hospital, visit), {
    Muc: benh.capCuu ?? 'Muc3',
    PhuongTien: benh.capCuu === 'Muc2' ? 'XeCapCuu' : 'NguoiNha',
    ChanDoanSoBo: benh.ChanDoan,
    nhapVien: {
      KhoaNhapVien_Id: hospital.id(`Node:${benh.khoa}`),
      LoaiBenhAn_Id: hospital.id(`LoaiBenhAn:${benh.benhAn}`),
      LyDoVaoVien: benh.LyDoVaoVien,
      ChanDoanICD_Id: hospital.id(`ICD:${benh.ICD}`),
    },
  });
  noteReceived(hospital, visit, made);
}

/** Ends the examination of who goes to a ward. */
export async function endExamination(place: StayPlace): Promise<void> {
  const { tx, stay } = place;
  const { id, version } = await sessionOf(place);
  const { ChanDoan, TrieuChung } = stay.benh;
  await endKhamBenh(tx, id, { version, ...decided(place), ChanDoan, TrieuChungLamSang: TrieuChung });
}

/** Reads the results, orders the admission, and ends the examination. */
export async function admit(place: StayPlace): Promise<void> {
  const { hospital, tx, stay } = place;
  const { benh } = stay;
  await readResults(place);
  const first = await sessionOf(place);
  await saveKhamBenh(tx, first.id, { version: first.version, ...decided(place) });
  tx.loaders.clear();
  await createAdmission(tx, {
    requestId: v7(),
    KhamBenh_Id: first.id,
    KhoaNhapVien_Id: hospital.id(`Node:${benh.khoa}`),
    LoaiBenhAn_Id: hospital.id(`LoaiBenhAn:${benh.benhAn}`),
    LyDoVaoVien: benh.LyDoVaoVien,
    QuaTrinhBenhLy: `${benh.LyDoKham}, tự dùng thuốc ở nhà không đỡ, đến khám và được chỉ định nhập viện.`,
    TienSuBanThan: personOf(hospital, stay.visit).TienSuBenh ?? 'Chưa phát hiện bệnh lý đặc biệt',
    KhamToanThan: 'Tỉnh, tiếp xúc được, thể trạng trung bình',
    KhamBoPhan: benh.TrieuChung,
  });
  tx.loaders.clear();
  await endExamination(place);
}

/** Orders the ward's tests at the bed. */
export async function orderTests(place: StayPlace): Promise<void> {
  const { hospital, tx, stay } = place;
  await orderForVisit(tx, {
    requestId: v7(),
    TiepNhan_Id: visitIdOf(place),
    BacSiChiDinh_Id: treating(place),
    ChanDoan: stay.benh.ChanDoan,
    chiTiets: (stay.benh.theoDoi ?? []).map((code) => ({ DichVu_Id: hospital.id(`DM_DichVu:${code}`) })),
    xacNhanTrung: true,
    LyDoVuotChongChiDinh: 'Theo dõi điều trị nội trú',
  });
}

/** Looks at the results that came back. */
export async function readResults(place: StayPlace): Promise<void> {
  const unread = (await slipsOfVisit(place.tx, visitIdOf(place))).filter(
    (slip) => slip.TrangThai === 'CoKetQua',
  );
  if (unread.length === 0) return;
  await danhDauDaXem(
    place.tx,
    unread.map((slip) => slip._id),
  );
  place.tx.loaders.clear();
}

/** Takes the patient in to a bed. */
export async function takeIn(place: StayPlace, bed: BedTime): Promise<void> {
  const { tx, stay } = place;
  await stays.takeIn(tx, {
    ...(await seen(place)),
    Giuong_Id: bedOf(place, bed),
    BacSiDieuTri_Id: treating(place),
    choGhep: bed.ghep,
    CachLy: stay.benh.cachLy ?? null,
    DuKienRaVien: stay.duKien,
  });
}

/** Moves the patient to another bed of the ward. */
export async function move(place: StayPlace, bed: BedTime): Promise<void> {
  const Giuong_Id = bedOf(place, bed);
  await stays.moveBed(place.tx, { ...(await seen(place)), Giuong_Id, choGhep: bed.ghep, donDep: true });
}

/** Sends the patient to another ward. */
export async function send(place: StayPlace): Promise<void> {
  const { hospital, tx, stay } = place;
  const { chuyen } = stay.benh;
  if (!chuyen) return;
  await sendTransfer(tx, {
    ...(await seen(place)),
    KhoaDen_Id: hospital.id(`Node:${chuyen.den}`),
    LyDo: chuyen.LyDo,
    TomTat: chuyen.TomTat,
    ThuocBanGiao: 'Hồ sơ bệnh án, thuốc còn lại trong ngày',
  });
}

/** Takes the patient over from another ward. */
export async function accept(place: StayPlace, bed: BedTime): Promise<void> {
  const { id } = await stayNow(place);
  const { rows } = await place.tx.db.execute<{ id: string; version: number }>(sql`
    select id, version from main.phieu_chuyen_khoa where nhap_vien_id = ${id} and trang_thai = 'DangChuyen'`);
  const [sent] = rows;
  if (!sent) throw new DomainError('NOT_FOUND', { entity: 'PhieuChuyenKhoa' });
  await acceptTransfer(place.tx, {
    PhieuChuyenKhoa_Id: sent.id,
    version: sent.version,
    Giuong_Id: bedOf(place, bed),
    BacSiDieuTri_Id: treating(place),
    choGhep: bed.ghep,
    donDep: true,
  });
}

/** A bed that was left is clean again; one in which somebody lies was not marked. */
export async function cleaned(hospital: Hospital, tx: Tx, ma: string): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string; version: number }>(sql`
    select id, version from main.tinh_trang_giuong
    where giuong_id = ${hospital.id(`GiuongBenh:${ma}`)} and loai = 'DonDep' and trang_thai = 'DangApDung'`);
  for (const mark of rows) await unmarkBed(tx, mark.id, mark.version);
}

/** Blocks the first of some beds in which nobody lies. */
export async function block(hospital: Hospital, tx: Tx, codes: readonly string[]): Promise<void> {
  for (const ma of codes) {
    const Giuong_Id = hospital.id(`GiuongBenh:${ma}`);
    const { rowCount } = await tx.db.execute(
      sql`select from main.dot_giuong where giuong_id = ${Giuong_Id} and den_luc is null and not da_huy`,
    );
    if (rowCount !== 0) continue;
    await markBed(tx, { Giuong_Id, Loai: 'Khoa', GhiChu: 'Hỏng tay quay đầu giường' });
    return;
  }
}

/** Orders the discharge with its summary. */
export async function orderDischarge(place: StayPlace): Promise<void> {
  const { tx, stay } = place;
  await readResults(place);
  const { KetQua, PhuongPhap, HuongDieuTri, LoiDan, taiKham, xinVe } = stay.benh.raVien;
  const person = stay.person;
  await discharge.create(tx, {
    requestId: v7(),
    ...(await seen(place)),
    KetQuaDieuTri: KetQua,
    LoaiRaVien: xinVe ? 'XinRaVien' : 'RaVien',
    ChanDoan: stay.benh.ChanDoan,
    QuaTrinhBenhLy: `${stay.benh.LyDoVaoVien}; diễn biến tốt dần sau điều trị.`,
    KetQuaCanLamSang: 'Các xét nghiệm theo dõi trong giới hạn cho phép, xem hồ sơ',
    PhuongPhapDieuTri: PhuongPhap,
    HuongDieuTri,
    LoiDan,
    ...(taiKham ? { NgayTaiKham: dayBefore(localDay(tx.now()), -taiKham) } : {}),
    NguoiGiamHo: person.TenNguoiLienHe,
  });
}

/** The ward has done its work. */
export async function closeWork(place: StayPlace): Promise<void> {
  const { id, version } = await stayNow(place);
  await closeWard(place.tx, id, version);
}

/** The account is in balance: the stay is over. */
export async function complete(place: StayPlace): Promise<void> {
  const { id, version } = await stayNow(place);
  await completeDischarge(place.tx, id, version);
}

const decided = ({ hospital, stay }: StayPlace) => ({
  ChanDoan: stay.benh.ChanDoan,
  ChanDoanICD_Id: hospital.id(`ICD:${stay.benh.ICD}`),
  HuongGiaiQuyet_Id: hospital.id('HuongGiaiQuyet:NHAPVIEN'),
});

async function sessionOf(place: StayPlace): Promise<{ id: string; version: number }> {
  const { rows } = await place.tx.db.execute<{ id: string; version: number }>(sql`
    select id, version from main.kham_benh where tiep_nhan_id = ${visitIdOf(place)} and trang_thai = 'DangKham'`);
  const [session] = rows;
  if (!session) throw new DomainError('NOT_FOUND', { entity: 'KhamBenh' });
  return session;
}

import {
  giayBaoTuActs,
  giayBaoTuRecord,
  giayChungSinhActs,
  giayChungSinhRecord,
  giayNghiDuongThaiActs,
  giayNghiDuongThaiRecord,
  giayThuongTichActs,
  giayThuongTichRecord,
  giayXacNhanActs,
  giayXacNhanRecord,
} from '@sen/domain/certificates/records';
import { socialNumberOfCard } from '@sen/domain/sickLeave/giayNghi';
import { formatDate, formatDateTime, today } from '../../ui/dateText.ts';
import type { SessionOfPaper } from '../../ui/feature.ts';
import { definePaperScreen } from '../papers/paperScreen.ts';
import { CertificateLines } from './CertificateLines.tsx';
import {
  CertificateFields,
  type CertificateForm,
  type CertificateValues,
  certificateInput,
  certificateValues,
} from './certificateForm.tsx';
import {
  BaoTuCuaDotDocument,
  type BaoTuFragment,
  CapLaiBaoTuDocument,
  CapLaiChungSinhDocument,
  CapLaiDuongThaiDocument,
  CapLaiThuongTichDocument,
  CapLaiXacNhanDocument,
  ChungSinhCuaDotDocument,
  type ChungSinhFragment,
  DuongThaiCuaDotDocument,
  type DuongThaiFragment,
  HuyBaoTuDocument,
  HuyChungSinhDocument,
  HuyDuongThaiDocument,
  HuyThuongTichDocument,
  HuyXacNhanDocument,
  LapBaoTuDocument,
  LapChungSinhDocument,
  LapDuongThaiDocument,
  LapThuongTichDocument,
  LapXacNhanDocument,
  SuaBaoTuDocument,
  SuaChungSinhDocument,
  SuaDuongThaiDocument,
  SuaThuongTichDocument,
  SuaXacNhanDocument,
  ThuongTichCuaDotDocument,
  type ThuongTichFragment,
  XacNhanCuaDotDocument,
  type XacNhanFragment,
} from './certificates.main.gen.ts';
import './certificates.css';

const common = { texts: 'certificates', live: ['DangSuDung'], ground: 'NhapVien_Id', width: 820 };
const ofStay = ({ _id }: SessionOfPaper) => ({ NhapVien_Id: _id });

const deathForm: CertificateForm = {
  record: giayBaoTuRecord,
  duty: true,
  fields: ['HoTenNguoiThan', 'QuanHeNguoiThan', 'GiayToNguoiThan', 'NoiTuVong', 'GhiChu'],
  needed: ['HoTenNguoiThan', 'QuanHeNguoiThan', 'NoiTuVong'],
  long: ['GhiChu'],
};

export const deathNotice = definePaperScreen({
  ...common,
  record: giayBaoTuRecord,
  acts: giayBaoTuActs,
  titles: { write: 'title.GiayBaoTu', change: 'title.GiayBaoTu' },
  form: 'GiayBaoTu',
  print: 'GiayBaoTu',
  numbers: ({ So }: BaoTuFragment) => ({ known: So, printed: So }),
  reasons: { again: 'capLaiGiayBaoTu', cancel: 'cancelGiayBaoTu' },
  operations: {
    list: { query: BaoTuCuaDotDocument, of: ofStay, papers: (answer) => answer.papers },
    create: LapBaoTuDocument,
    update: SuaBaoTuDocument,
    reissue: CapLaiBaoTuDocument,
    cancel: HuyBaoTuDocument,
  },
  fields: deathForm.fields,
  values: (record) => certificateValues(deathForm, record, {}),
  input: (values: CertificateValues) => certificateInput(deathForm, values),
  Fields: ({ record, labelOf }) => <CertificateFields form={deathForm} record={record} labelOf={labelOf} />,
  Lines: ({ one }) => (
    <CertificateLines one={one} text={`${formatDateTime(one.ThoiGianTuVong)} · ${one.NguyenNhanTuVong}`} />
  ),
});

const birthForm: CertificateForm = {
  record: giayChungSinhRecord,
  duty: true,
  fields: [
    ...['ThoiGianSinh', 'GioiTinhCon', 'CanNangCon', 'SoCon', 'ThuTuCon', 'LanSinh', 'SoConSong', 'NoiSinh'],
    ...['NguoiDoDe_Id', 'HoTenCon', 'HoTenCha', 'MaSoBHXH', 'HoTenNguoiThan', 'PhauThuat', 'Duoi32Tuan'],
    ...['TinhTrangCon', 'GhiChu'],
  ],
  needed: [
    ...['ThoiGianSinh', 'GioiTinhCon', 'CanNangCon', 'SoCon', 'ThuTuCon', 'LanSinh', 'SoConSong', 'NoiSinh'],
    ...['NguoiDoDe_Id', 'TinhTrangCon'],
  ],
  long: ['TinhTrangCon', 'GhiChu'],
};

export const birth = definePaperScreen({
  ...common,
  record: giayChungSinhRecord,
  acts: giayChungSinhActs,
  titles: { write: 'title.GiayChungSinh', change: 'title.GiayChungSinh' },
  form: 'GiayChungSinh',
  print: 'GiayChungSinh',
  numbers: ({ SoDayDu }: ChungSinhFragment) => ({ known: SoDayDu, printed: SoDayDu }),
  reasons: { again: 'capLaiGiayChungSinh', cancel: 'cancelGiayChungSinh' },
  operations: {
    list: { query: ChungSinhCuaDotDocument, of: ofStay, papers: (answer) => answer.papers },
    create: LapChungSinhDocument,
    update: SuaChungSinhDocument,
    reissue: CapLaiChungSinhDocument,
    cancel: HuyChungSinhDocument,
  },
  fields: birthForm.fields,
  values: (record, { Khoa, TiepNhan }) =>
    certificateValues(birthForm, record, {
      ThoiGianSinh: new Date().toISOString(),
      ...{ SoCon: '1', ThuTuCon: '1', NoiSinh: Khoa?.ten ?? null },
      MaSoBHXH: socialNumberOfCard(TiepNhan?.SoTheBHYT ?? null),
    }),
  input: (values: CertificateValues) => certificateInput(birthForm, values),
  Fields: ({ record, labelOf }) => <CertificateFields form={birthForm} record={record} labelOf={labelOf} />,
  Lines: ({ one }) => (
    <CertificateLines
      one={one}
      text={[formatDateTime(one.ThoiGianSinh), `${one.CanNangCon} g`, one.HoTenCon]
        .filter(Boolean)
        .join(' · ')}
    />
  ),
});

const restForm: CertificateForm = {
  record: giayNghiDuongThaiRecord,
  fields: ['TuNgay', 'DenNgay', 'TuoiThai', 'MaSoBHXH', 'DonViLamViec', 'ChanDoan', 'GhiChu'],
  needed: ['TuNgay', 'DenNgay', 'TuoiThai', 'MaSoBHXH', 'DonViLamViec', 'ChanDoan'],
  long: ['ChanDoan', 'GhiChu'],
};

export const pregnancyRest = definePaperScreen({
  ...common,
  record: giayNghiDuongThaiRecord,
  acts: giayNghiDuongThaiActs,
  titles: { write: 'title.GiayNghiDuongThai', change: 'title.GiayNghiDuongThai' },
  form: 'GiayNghiDuongThai',
  print: 'GiayNghiDuongThai',
  numbers: ({ So }: DuongThaiFragment) => ({ known: So, printed: So }),
  reasons: { again: 'capLaiGiayNghiDuongThai', cancel: 'cancelGiayNghiDuongThai' },
  operations: {
    list: { query: DuongThaiCuaDotDocument, of: ofStay, papers: (answer) => answer.papers },
    create: LapDuongThaiDocument,
    update: SuaDuongThaiDocument,
    reissue: CapLaiDuongThaiDocument,
    cancel: HuyDuongThaiDocument,
  },
  fields: restForm.fields,
  values: (record, { Ngay, ChanDoan, TiepNhan }) =>
    certificateValues(restForm, record, {
      ...{ TuNgay: Ngay, ChanDoan: ChanDoan ?? null },
      MaSoBHXH: socialNumberOfCard(TiepNhan?.SoTheBHYT ?? null),
    }),
  input: (values: CertificateValues) => certificateInput(restForm, values),
  Fields: ({ record, labelOf }) => <CertificateFields form={restForm} record={record} labelOf={labelOf} />,
  Lines: ({ one }) => (
    <CertificateLines
      one={one}
      text={`${formatDate(one.TuNgay)} – ${formatDate(one.DenNgay)} · ${one.ChanDoan}`}
    />
  ),
});

const confirmationForm: CertificateForm = {
  record: giayXacNhanRecord,
  fields: ['TuNgay', 'DenNgay', 'MaSoBHXH', 'DonViLamViec', 'ChanDoan', 'DieuTri', 'GhiChu'],
  needed: ['TuNgay', 'DenNgay', 'ChanDoan'],
  long: ['ChanDoan', 'DieuTri', 'GhiChu'],
};

export const confirmation = definePaperScreen({
  ...common,
  record: giayXacNhanRecord,
  acts: giayXacNhanActs,
  titles: { write: 'title.GiayXacNhanNoiTru', change: 'title.GiayXacNhanNoiTru' },
  form: 'GiayXacNhanNoiTru',
  print: 'GiayXacNhanNoiTru',
  numbers: ({ So }: XacNhanFragment) => ({ known: So, printed: So }),
  reasons: { again: 'capLaiGiayXacNhanNoiTru', cancel: 'cancelGiayXacNhanNoiTru' },
  operations: {
    list: { query: XacNhanCuaDotDocument, of: ofStay, papers: (answer) => answer.papers },
    create: LapXacNhanDocument,
    update: SuaXacNhanDocument,
    reissue: CapLaiXacNhanDocument,
    cancel: HuyXacNhanDocument,
  },
  fields: confirmationForm.fields,
  values: (record, { NgayVao, raVien, Ngay, ChanDoan, ChanDoanICD, TiepNhan }) =>
    certificateValues(confirmationForm, record, {
      ...{ TuNgay: NgayVao ?? Ngay, DenNgay: raVien ? Ngay : today() },
      ...{ ChanDoan: ChanDoan ?? ChanDoanICD?.ten ?? null, DieuTri: raVien?.PhuongPhapDieuTri ?? null },
      MaSoBHXH: socialNumberOfCard(TiepNhan?.SoTheBHYT ?? null),
    }),
  input: (values: CertificateValues) => certificateInput(confirmationForm, values),
  Fields: ({ record, labelOf }) => (
    <CertificateFields form={confirmationForm} record={record} labelOf={labelOf} />
  ),
  Lines: ({ one }) => (
    <CertificateLines
      one={one}
      text={`${formatDate(one.TuNgay)} – ${formatDate(one.DenNgay)} · ${one.ChanDoan}`}
    />
  ),
});

const injuryForm: CertificateForm = {
  record: giayThuongTichRecord,
  fields: ['LyDoVaoVien', 'ChanDoan', 'TinhTrangVaoVien', 'DieuTri', 'TinhTrangRaVien', 'GhiChu'],
  needed: ['LyDoVaoVien', 'ChanDoan', 'TinhTrangVaoVien', 'DieuTri', 'TinhTrangRaVien'],
  long: ['LyDoVaoVien', 'ChanDoan', 'TinhTrangVaoVien', 'DieuTri', 'TinhTrangRaVien', 'GhiChu'],
};

export const injury = definePaperScreen({
  ...common,
  record: giayThuongTichRecord,
  acts: giayThuongTichActs,
  titles: { write: 'title.GiayThuongTich', change: 'title.GiayThuongTich' },
  form: 'GiayThuongTich',
  print: 'GiayThuongTich',
  numbers: ({ So }: ThuongTichFragment) => ({ known: So, printed: So }),
  reasons: { again: 'capLaiGiayThuongTich', cancel: 'cancelGiayThuongTich' },
  operations: {
    list: { query: ThuongTichCuaDotDocument, of: ofStay, papers: (answer) => answer.papers },
    create: LapThuongTichDocument,
    update: SuaThuongTichDocument,
    reissue: CapLaiThuongTichDocument,
    cancel: HuyThuongTichDocument,
  },
  fields: injuryForm.fields,
  values: (record, { raVien, ChanDoan, ChanDoanICD, LyDoKham }) =>
    certificateValues(injuryForm, record, {
      ...{ ChanDoan: ChanDoan ?? ChanDoanICD?.ten ?? null, DieuTri: raVien?.PhuongPhapDieuTri ?? null },
      LyDoVaoVien: LyDoKham ?? null,
    }),
  input: (values: CertificateValues) => certificateInput(injuryForm, values),
  Fields: ({ record, labelOf }) => <CertificateFields form={injuryForm} record={record} labelOf={labelOf} />,
  Lines: ({ one }) => <CertificateLines one={one} text={one.ChanDoan} />,
});

import { readTimes } from '@sen/domain/treatment/doseTimes';
import { z } from 'zod';

/** Hours of a day, '06:00, 14:00'. */
const doseTimes = z
  .string()
  .max(60)
  .refine((text) => (readTimes(text) ?? []).length > 0);

const ratio = z.tuple([z.number().int().min(1).max(9), z.number().int().min(1).max(9)]);

/** The sections of the settings with their defaults; a section is checked whole before it is kept. */
export const settingSections = {
  general: z.object({
    defaultLanguage: z.enum(['vi', 'en']).default('vi'),
    isShowIconLanguage: z.boolean().default(true),
    /** Where the menu stands for who has not chosen: in the bar, or as a tree at the side. */
    menuPlace: z.enum(['top', 'side']).default('top'),
    /** What the site said of itself when it was set up; else the installation's own setting. */
    systemType: z.enum(['BENH_VIEN', 'PHONG_MACH', 'SPA']).nullable().default(null),
  }),
  his: z.looseObject({
    CustomerName: z.string().min(1).max(200).default('Bệnh viện Đa khoa Sen'),
  }),
  smartPharma: z.looseObject({}),
  facility: z.object({
    name: z.string().min(1).max(200).default('Bệnh viện Đa khoa Sen'),
    address: z.string().max(300).default(''),
    phone: z.string().max(30).default(''),
    taxCode: z.string().max(20).default(''),
    MaCSKCB: z
      .string()
      .regex(/^\d{5}$/)
      .or(z.literal('')) // a site without health insurance
      .default('01999'),
    capCMKT: z.enum(['BanDau', 'CoBan', 'ChuyenSau']).default('CoBan'),
    diemXepCap: z.number().min(0).max(100).nullable().default(45),
    tuyenTruoc2025: z.enum(['Xa', 'Huyen', 'Tinh', 'TrungUong']).default('Huyen'),
    laTramYTe: z.boolean().default(false),
    /** Insured visits of one person and day are one visit for the rule of 15 % of the base salary. */
    gopNguongTrongNgay: z.boolean().default(true),
    /** Another insured reception of a day, or while a prescription lasts, needs a reason. */
    lyDoTiepNhanLai: z.boolean().default(false),
    /** The reception asks for health information, and takes the signs of life. */
    hoiSucKhoe: z.boolean().default(false),
    sinhHieuTiepNhan: z.boolean().default(false),
    /** A prescription is approved before it is handed out. */
    duyetCapPhat: z.boolean().default(false),
    /** A starred drug needs minutes of a consultation; otherwise a reason does. */
    hoiChanThuocSao: z.boolean().default(false),
    chanLoiBHYT: z.boolean().default(false),
    /** Minutes until a doctor begins with an emergency, by its level of triage; one of level 1 is begun at once. */
    phutCapCuu2: z.number().int().min(1).max(1440).default(10),
    phutCapCuu3: z.number().int().min(1).max(1440).default(30),
    phutCapCuu4: z.number().int().min(1).max(1440).default(60),
    phutCapCuu5: z.number().int().min(1).max(1440).default(120),
    /** By which cut-offs the class of an adult's body mass index is told. */
    thangBMI: z.enum(['WHO', 'ChauA']).default('WHO'),
    /** Minutes after which a critical finding that nobody acknowledged is told of again. */
    phutNguyHiem: z.number().int().min(1).max(240).default(15),
    /** Results may be dictated to the browser, which may have its maker understand them. */
    docKetQua: z.boolean().default(false),
    /** Services are performed before they are paid. */
    thuSau: z.boolean().default(false),
  }),
  patient: z.object({
    SoDienThoai: z.boolean().default(true),
    DiaChi: z.boolean().default(true),
    DanToc_Id: z.boolean().default(true),
    QuocTich_Id: z.boolean().default(true),
    NgheNghiep_Id: z.boolean().default(false),
    CMNDHoacHoChieu: z.boolean().default(false),
    /** A phone stands on one record only; otherwise whoever writes it is asked. */
    tuChoiTrungDienThoai: z.boolean().default(false),
  }),
  queue: z.object({
    ratio: ratio.default([1, 2]),
    returnAfter: z.number().int().min(1).max(20).default(3),
    callsBeforeDismiss: z.number().int().min(1).max(10).default(3),
    /** Who has priority beyond the law: the ages are never narrower than it. */
    childUnder: z.number().int().min(6).max(16).default(6),
    elderFrom: z.number().int().min(60).max(75).default(75),
    appointments: z.boolean().default(false),
  }),
  print: z.object({
    /** Papers that print by themselves as soon as what they tell is saved. */
    inSoThuTu: z.boolean().default(false),
    inPhieuThu: z.boolean().default(false),
    inTemMau: z.boolean().default(false),
    khoDonThuoc: z.enum(['a5', 'a4']).default('a5'),
    ngonNguGiay: z.enum(['nguoiIn', 'vi', 'en']).default('nguoiIn'),
    inLogo: z.boolean().default(true),
  }),
  backup: z.object({
    tuDong: z.boolean().default(true),
    gio: z.number().int().min(0).max(23).default(2),
    soNgayGiu: z.number().int().min(1).max(3650).default(14),
  }),
  recordAccess: z.object({
    /** Days after the last visit in which the facility's staff still see the records of others. */
    soNgayDieuTri: z.number().int().min(0).max(3650).default(30),
    /** Hours for which a record stays open that was opened with a reason. */
    soGioMo: z.number().int().min(1).max(72).default(4),
  }),
  deskLock: z.object({
    /** Minutes without a key or touch after which a screen is covered; 0 for never. */
    soPhut: z.number().int().min(0).max(240).default(0),
  }),
  kiosk: z.object({
    /** A person without a record may be received with what the citizen card says. */
    nguoiMoi: z.boolean().default(true),
    /** Tickets go to the printer by themselves. */
    inPhieu: z.boolean().default(true),
    /** Codes of the rooms that are offered, with commas between; every one where none is named. */
    phongs: z.string().max(500).default(''),
  }),
  patientResults: z.object({
    /** Results are seen by links, and papers carry their codes. */
    bat: z.boolean().default(true),
    /** Days for which a link holds. */
    soNgay: z.number().int().min(1).max(365).default(30),
  }),
  labQc: z.object({
    /** Rules that reject a control result; the others warn. */
    loai13s: z.boolean().default(true),
    loai22s: z.boolean().default(true),
    loaiR4s: z.boolean().default(true),
    loai41s: z.boolean().default(true),
    loai10x: z.boolean().default(true),
    /** No result is returned of an index whose control is rejected and not resolved; otherwise the desk is warned. */
    chanTraKetQua: z.boolean().default(false),
  }),
  promotions: z.object({
    /** A public facility promotes no examination and no treatment (decree 81/2018). */
    coSoCongLap: z.boolean().default(false),
    /** Several vouchers may be used on one bill. */
    nhieuVoucher: z.boolean().default(false),
    /** A bill whose money was all paid back gives the uses of its vouchers back. */
    traVoucher: z.boolean().default(true),
    /** Who has an advance paid back pays for what its voucher took off. */
    giuTienVoucher: z.boolean().default(true),
  }),
  debts: z.object({
    /** Days after which a debt is due where its group says nothing. */
    soNgayHan: z.number().int().min(0).max(3650).default(30),
    /** The most that a debtor may owe where neither it nor the group says otherwise; null for no limit. */
    hanMuc: z.number().int().min(0).nullable().default(null),
    /** More days than these overdue stop further debts; null for never. */
    soNgayChan: z.number().int().min(0).max(3650).nullable().default(null),
    /** Days in which the insurance pays confirmed costs. */
    soNgayHanBHXH: z.number().int().min(0).max(3650).default(90),
  }),
  invoices: z.object({
    /** Every receipt is invoiced by itself, every refund adjusts its invoice. */
    tuDong: z.boolean().default(false),
    /** What was not invoiced on a day is summed up in one at its end. */
    tongHop: z.boolean().default(false),
    /** When that is, of the site's clock. */
    tongHopLuc: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .default('22:30'),
    /** What a line of an invoice is. */
    cachGhi: z.enum(['NhomChiPhi', 'DichVu']).default('NhomChiPhi'),
    /** The agency of the insurance that settlements are invoiced to. */
    bhxhTen: z.string().max(400).default(''),
    bhxhMaSoThue: z.string().max(14).default(''),
    bhxhDiaChi: z.string().max(400).default(''),
    bhxhEmail: z.string().max(100).default(''),
  }),
  claims: z.object({
    /** Claims of visits that have ended are sent by themselves. */
    tuDong: z.boolean().default(false),
    /** The first cost of an insured visit is told (XML0). */
    checkIn: z.boolean().default(false),
    /** The portal is asked what became of what it received. */
    hoiKetQua: z.boolean().default(false),
  }),
  treatment: z.object({
    /** Hours at which drugs are given, by how often a day. */
    gio1: doseTimes.default('08:00'),
    gio2: doseTimes.default('08:00, 20:00'),
    gio3: doseTimes.default('06:00, 14:00, 22:00'),
    gio4: doseTimes.default('06:00, 12:00, 18:00, 24:00'),
    /** Days off beside weekends, YYYY-MM-DD each. */
    ngayNghi: z.string().max(1000).default(''),
  }),
  bank: z.object({
    bin: z
      .string()
      .regex(/^\d{6}$/)
      .or(z.literal(''))
      .default(''),
    accountNumber: z.string().max(30).default(''),
    accountName: z.string().max(100).default(''),
    /** Minutes for which the lines of a prepared collection wait for their transfer. */
    soPhutCho: z.number().int().min(1).max(1440).default(30),
  }),
};

export type SettingSection = keyof typeof settingSections;
export type Settings = { [S in SettingSection]: z.infer<(typeof settingSections)[S]> };

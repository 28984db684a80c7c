import { hoiChanActs, viTriHoiChan } from '@sen/domain/consultations/hoiChan';
import { bienBanHoiChanRecord } from '@sen/domain/consultations/records';
import type { SessionOfPaper } from '../../ui/feature.ts';
import { definePaperScreen } from '../papers/paperScreen.ts';
import {
  BienBanCuaDotDocument,
  BienBanCuaLuotDocument,
  type BienBanFragment,
  HuyBienBanDocument,
  LapBienBanDocument,
  LapBienBanNoiTruDocument,
  SuaBienBanDocument,
  SuaBienBanNoiTruDocument,
  XoaBienBanDocument,
  XoaBienBanNoiTruDocument,
} from './consultations.main.gen.ts';
import { MinutesFields } from './MinutesFields.tsx';
import { MinutesLines } from './MinutesLines.tsx';
import { minutesFields, minutesInput, minutesValues, placedIssues } from './minutesValues.ts';
import { stateTones } from './stateTones.ts';
import './consultations.css';

const seat = (kind: 'ref' | 'refs', ViTri: keyof typeof viTriHoiChan) =>
  ({ kind, to: 'NhanVien', label: viTriHoiChan[ViTri] }) as const;

/** What minutes are on the screens, whatever they are written on. */
const minutes = {
  record: bienBanHoiChanRecord,
  acts: hoiChanActs,
  texts: 'consultations',
  titles: { write: 'write', change: 'change', save: 'save' },
  width: 920,
  form: 'bien-ban-hoi-chan',
  print: 'BienBanHoiChan',
  live: ['DangSoan', 'HoanTat'],
  numbers: ({ MaBienBanHoiChan }: BienBanFragment) => ({
    known: MaBienBanHoiChan,
    printed: MaBienBanHoiChan,
  }),
  reasons: { cancel: 'cancelBienBanHoiChan' },
  fields: minutesFields,
  also: {
    ChuToa: seat('ref', 'ChuToa'),
    ThuKy: seat('ref', 'ThuKy'),
    ThanhVien: seat('refs', 'ThanhVien'),
    HoTro: seat('refs', 'HoTro'),
  },
  values: (
    record: BienBanFragment | null,
    { ChanDoan, ChanDoanICD }: SessionOfPaper,
    _answer: unknown,
    me: string | null,
  ) =>
    minutesValues(record, {
      ChanDoan: ChanDoan ?? ChanDoanICD?.ten ?? null,
      NhanVien_Id: me,
      now: new Date().toISOString(),
    }),
  input: minutesInput,
  placed: placedIssues,
  Fields: MinutesFields,
  Lines: MinutesLines,
  state: ({ TrangThai }: BienBanFragment) => ({ tone: stateTones[TrangThai] }),
} as const;

/** Minutes about the patient of a session: those of the whole visit are listed. */
export const sessionMinutes = definePaperScreen({
  ...minutes,
  operations: {
    list: {
      query: BienBanCuaLuotDocument,
      of: ({ TiepNhan_Id }) => ({ TiepNhan_Id }),
      papers: (answer) => answer.bienBanHoiChansByTiepNhan,
    },
    create: LapBienBanDocument,
    update: SuaBienBanDocument,
    cancel: HuyBienBanDocument,
    remove: XoaBienBanDocument,
  },
});

/** Minutes on a stay, by its record. */
export const stayMinutes = definePaperScreen({
  ...minutes,
  ground: 'NhapVien_Id',
  operations: {
    list: {
      query: BienBanCuaDotDocument,
      of: ({ BenhAn_Id }) => ({ BenhAn_Id: BenhAn_Id ?? '' }),
      papers: (answer) => answer.bienBanHoiChansByBenhAn,
    },
    create: LapBienBanNoiTruDocument,
    update: SuaBienBanNoiTruDocument,
    cancel: HuyBienBanDocument,
    remove: XoaBienBanNoiTruDocument,
  },
});

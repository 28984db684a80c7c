import { giayHenActs, slipIssues, usualLastDay } from '@sen/domain/followUps/giayHen';
import { giayHenRecord } from '@sen/domain/followUps/records';
import { isDay, today } from '../../ui/dateText.ts';
import { definePaperScreen } from '../papers/paperScreen.ts';
import {
  CapLaiPhieuHenDocument,
  CapPhieuHenDocument,
  HuyPhieuHenDocument,
  PhieuHenCuaDotDocument,
  PhieuHenCuaKhamDocument,
  type PhieuHenFragment,
} from './followUps.main.gen.ts';
import { SlipFields } from './SlipFields.tsx';
import { SlipLines } from './SlipLines.tsx';
import { type SlipValues, slipFields, slipValues } from './slipValues.ts';
import { slipTones } from './tones.ts';

/** The appointment slip of a session. */
export const slip = definePaperScreen({
  record: giayHenRecord,
  acts: giayHenActs,
  texts: 'followUps',
  titles: { write: 'slip', change: 'slip' },
  form: 'phieu-hen',
  print: 'PhieuHenKhamLai',
  live: ['HieuLuc', 'DaDung'],
  numbers: ({ SoGiayHen }: PhieuHenFragment) => ({ known: SoGiayHen, printed: SoGiayHen }),
  reasons: { again: 'capLaiGiayHenKhamLai', cancel: 'cancelGiayHenKhamLai' },
  operations: {
    list: {
      query: PhieuHenCuaKhamDocument,
      of: ({ _id }) => ({ KhamBenh_Id: _id }),
      papers: (answer) => answer.giayHenKhamLais,
    },
    create: CapPhieuHenDocument,
    reissue: CapLaiPhieuHenDocument,
    cancel: HuyPhieuHenDocument,
  },
  fields: slipFields,
  values: slipValues,
  input: (values: SlipValues) => values,
  check: (values, { Ngay }) => slipIssues(values, { ngayKham: Ngay, today: today() }),
  // another day has another last day
  follow: ({ NgayHen }) => (isDay(NgayHen) ? { HieuLucDen: usualLastDay(NgayHen) } : {}),
  Fields: SlipFields,
  Lines: SlipLines,
  state: ({ TrangThai, HieuLucDen }) =>
    TrangThai === 'HieuLuc' && HieuLucDen < today()
      ? { tone: 'urgent', textKey: 'expired' }
      : { tone: slipTones[TrangThai] },
});

/** The appointment slip of a stay. */
export const staySlip = definePaperScreen({
  ...slip,
  ground: 'NhapVien_Id',
  operations: {
    ...slip.operations,
    list: {
      query: PhieuHenCuaDotDocument,
      of: ({ _id }) => ({ NhapVien_Id: _id }),
      papers: (answer) => answer.giayHenKhamLais,
    },
  },
});

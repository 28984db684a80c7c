import { baoCaoActs } from '@sen/domain/caseReports/baoCaoActs';
import { baoCaoCaBenhRecord } from '@sen/domain/caseReports/records';
import { definePaperScreen } from '../papers/paperScreen.ts';
import {
  CaBenhCuaKhamDocument,
  type CaBenhFragment,
  HuyCaBenhDocument,
  LapCaBenhDocument,
  LapLaiCaBenhDocument,
  SuaCaBenhDocument,
} from './caseReports.main.gen.ts';
import { ReportFields } from './ReportFields.tsx';
import { ReportLines } from './ReportLines.tsx';
import { reportFields, reportInput, reportValues } from './reportValues.ts';
import { SendDialog } from './SendDialog.tsx';
import { stateTones } from './tones.ts';

/** The case report of a session: written, recorded as sent, written anew. */
export const report = definePaperScreen({
  record: baoCaoCaBenhRecord,
  acts: baoCaoActs,
  texts: 'caseReports',
  titles: { write: 'title', change: 'title', save: 'save' },
  width: 920,
  form: 'ca-benh',
  print: 'BaoCaoCaBenh',
  saved: 'shown',
  live: ['Nhap', 'DaGui'],
  numbers: ({ SoBaoCao }: CaBenhFragment) => ({ known: SoBaoCao, printed: SoBaoCao }),
  again: 'lapLai',
  reasons: { again: 'lapLaiBaoCaoCaBenh', cancel: 'cancelBaoCaoCaBenh' },
  step: { action: 'gui', Dialog: SendDialog },
  operations: {
    list: {
      query: CaBenhCuaKhamDocument,
      of: ({ _id }) => ({ KhamBenh_Id: _id }),
      papers: (answer) => answer.baoCaoCaBenhs,
    },
    create: LapCaBenhDocument,
    update: SuaCaBenhDocument,
    reissue: LapLaiCaBenhDocument,
    cancel: HuyCaBenhDocument,
  },
  missing: ({ viecBaoCaoCaBenh }) => (viecBaoCaoCaBenh ? null : 'noDisease'),
  fields: reportFields,
  values: (record, { Ngay }, { viecBaoCaoCaBenh }) => reportValues(record, viecBaoCaoCaBenh ?? null, Ngay),
  input: reportInput,
  Fields: ReportFields,
  Lines: ReportLines,
  state: ({ TrangThai }) => ({ tone: stateTones[TrangThai] }),
});

import { giayNghiActs, loaiNghi } from '@sen/domain/sickLeave/giayNghi';
import { giayNghiRecord } from '@sen/domain/sickLeave/records';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDate } from '../../ui/dateText.ts';
import { PaperDialog, type PaperDialogProps } from '../papers/PaperDialog.tsx';
import { definePaperScreen } from '../papers/paperScreen.ts';
import { leaveFields, leaveInput, leaveValues } from './leaveValues.ts';
import { SickLeaveFields } from './SickLeaveFields.tsx';
import {
  CapGiayNghiDocument,
  CapLaiGiayNghiDocument,
  GiayNghiCuaKhamDocument,
  type GiayNghiFragment,
  HuyGiayNghiDocument,
  SuaGiayNghiDocument,
  XoaGiayNghiDocument,
} from './sickLeave.main.gen.ts';

const leave = definePaperScreen({
  record: giayNghiRecord,
  acts: giayNghiActs,
  texts: 'sickLeave',
  titles: { write: 'title', change: 'change', number: 'number' },
  form: 'giay-nghi',
  print: 'GiayNghiHuongBHXH',
  live: ['DangSuDung'],
  numbers: ({ SoKCB, SoSeri }: GiayNghiFragment) => ({ known: SoKCB, printed: SoSeri }),
  reasons: { again: 'capLaiGiayNghiHuongBHXH', cancel: 'cancelGiayNghiHuongBHXH' },
  operations: {
    list: {
      query: GiayNghiCuaKhamDocument,
      of: ({ _id, BenhNhan_Id }) => ({ KhamBenh_Id: _id, BenhNhan_Id }),
      papers: (answer) => answer.giayNghiHuongBHXHs,
    },
    create: CapGiayNghiDocument,
    update: SuaGiayNghiDocument,
    reissue: CapLaiGiayNghiDocument,
    cancel: HuyGiayNghiDocument,
    remove: XoaGiayNghiDocument,
  },
  fields: leaveFields,
  values: (record, session, { benhNhan }) => leaveValues(record, session, benhNhan?.DonVi ?? null),
  input: leaveInput,
  Fields: SickLeaveFields,
  Lines,
});

/** The sick-leave certificate of a session: written and printed at once, later changed, issued again or cancelled. */
export default function SickLeaveDialog(props: PaperDialogProps) {
  return <PaperDialog paper={leave} {...props} />;
}

function Lines({ one }: { one: GiayNghiFragment }) {
  const { t } = useTranslation('sickLeave');
  const days = { count: one.SoNgay, from: formatDate(one.TuNgay), until: formatDate(one.DenNgay) };
  return (
    <>
      <p>
        {t('span', days)} · {loaiNghi[one.LoaiNghi][currentLanguage()]}
      </p>
      <p className="soft">
        {one.ChanDoan} · {one.DonViLamViec}
      </p>
    </>
  );
}

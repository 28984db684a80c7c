import { chuyenVienActs, lyDoChuyen } from '@sen/domain/transfers/chuyenVien';
import { chuyenVienRecord } from '@sen/domain/transfers/records';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDate } from '../../ui/dateText.ts';
import { definePaperScreen } from '../papers/paperScreen.ts';
import { TransferFields } from './TransferFields.tsx';
import {
  CapLaiChuyenVienDocument,
  ChuyenVienCuaDotDocument,
  ChuyenVienCuaKhamDocument,
  HuyChuyenVienDocument,
  LapChuyenVienDocument,
  type PhieuChuyenVienFragment,
  SuaChuyenVienDocument,
  XoaChuyenVienDocument,
} from './transfers.main.gen.ts';
import { type TransferValues, transferFields, transferValues } from './transferValues.ts';

/** The transfer of a session. */
export const transfer = definePaperScreen({
  record: chuyenVienRecord,
  acts: chuyenVienActs,
  texts: 'transfers',
  titles: { write: 'write', change: 'change', save: 'save' },
  width: 860,
  form: 'chuyen-vien',
  print: 'PhieuChuyenCoSo',
  live: ['DangSuDung'],
  numbers: ({ SoChuyenVien }: PhieuChuyenVienFragment) => ({ known: SoChuyenVien, printed: SoChuyenVien }),
  reasons: { again: 'capLaiKhamBenh_ChuyenVien', cancel: 'cancelKhamBenh_ChuyenVien' },
  operations: {
    list: {
      query: ChuyenVienCuaKhamDocument,
      of: ({ _id, BenhNhan_Id }) => ({ KhamBenh_Id: _id, BenhNhan_Id }),
      papers: (answer) => answer.getKhamBenh_ChuyenVienByBenhNhanId,
    },
    create: LapChuyenVienDocument,
    update: SuaChuyenVienDocument,
    reissue: CapLaiChuyenVienDocument,
    cancel: HuyChuyenVienDocument,
    remove: XoaChuyenVienDocument,
  },
  fields: transferFields,
  values: transferValues,
  input: (values: TransferValues) => values,
  Fields: TransferFields,
  Lines,
});

/** The transfer of a stay. */
export const stayTransfer = definePaperScreen({
  ...transfer,
  ground: 'NhapVien_Id',
  operations: {
    ...transfer.operations,
    list: {
      query: ChuyenVienCuaDotDocument,
      of: ({ _id, BenhNhan_Id }) => ({ NhapVien_Id: _id, BenhNhan_Id }),
      papers: (answer) => answer.getKhamBenh_ChuyenVienByBenhNhanId,
    },
  },
});

function Lines({ one }: { one: PhieuChuyenVienFragment }) {
  const { t } = useTranslation('transfers');
  return (
    <p>
      <strong>{one.BenhVien?.ten}</strong> · {t('number', { number: one.SoChuyenVien })} ·{' '}
      {lyDoChuyen[one.LyDoChuyen][currentLanguage()]} · {t('until', { day: formatDate(one.HanGiay) })} ·{' '}
      {t(one.HieuLucMotNam ? 'forYear' : 'forDays')}
    </p>
  );
}

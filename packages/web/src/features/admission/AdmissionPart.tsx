import { nhapVienActs } from '@sen/domain/admission/nhapVien';
import { nhapVienRecord } from '@sen/domain/admission/records';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { ResolutionPartProps } from '../../ui/feature.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { PaperPart } from '../papers/PaperPart.tsx';
import { definePaperScreen } from '../papers/paperScreen.ts';
import { AdmissionFields } from './AdmissionFields.tsx';
import {
  HuyNhapVienDocument,
  LapNhapVienDocument,
  NhapVienCuaKhamDocument,
  type NhapVienFragment,
  SuaNhapVienDocument,
} from './admission.main.gen.ts';
import { type AdmissionValues, admissionFields, admissionValues } from './admissionValues.ts';

const order = definePaperScreen({
  record: nhapVienRecord,
  acts: nhapVienActs,
  texts: 'admission',
  titles: { write: 'write', change: 'change', save: 'save' },
  width: 920,
  form: 'nhap-vien',
  print: 'PhieuKhamVaoVien',
  live: ['MoiVaoVien', 'KhoaTraLai', 'DangDieuTri', 'ChiDinhRaVien', 'ChoThanhToan', 'DaRaVien'],
  numbers: ({ MaNhapVien }: NhapVienFragment) => ({ known: MaNhapVien, printed: MaNhapVien }),
  reasons: {},
  operations: {
    list: {
      query: NhapVienCuaKhamDocument,
      of: ({ _id }) => ({ KhamBenh_Id: _id }),
      papers: ({ getTiepNhanNhapVienByKhamBenh: live }) => (live ? [live] : []),
    },
    create: LapNhapVienDocument,
    update: SuaNhapVienDocument,
    remove: HuyNhapVienDocument,
  },
  fields: admissionFields,
  values: (record, session, _answer, me) => admissionValues(record, session, me),
  input: (values: AdmissionValues) => values,
  Fields: AdmissionFields,
  Lines,
});

const begun = { act: 'chiDinhNhapVien', exists: 'ADMISSION_EXISTS' };

/** The order to admit of a session whose resolution is one. */
export default function AdmissionPart(props: ResolutionPartProps) {
  const { t } = useTranslation('admission');
  return <PaperPart paper={order} begun={begun} removed={t('cancelled')} {...props} />;
}

function Lines({ one }: { one: NhapVienFragment }) {
  return (
    <>
      <p>
        <strong>{one.KhoaNhapVien?.ten}</strong> · {one.MaNhapVien} · {one.LoaiBenhAn?.ten} ·{' '}
        {formatDateTime(one.ThoiGianVaoVien)}
      </p>
      <Became one={one} />
    </>
  );
}

/** What the ward made of the order. */
function Became({ one }: { one: NhapVienFragment }) {
  const { t } = useTranslation('admission');
  if (one.TrangThai === 'KhoaTraLai')
    return <Alert type="warning" title={t('sentBack')} description={one.LyDoTraLai} />;
  if (one.TrangThai === 'MoiVaoVien' || one.TrangThai === 'DaHuy') return null;
  const facts = { ward: one.Khoa?.ten ?? '', doctor: one.BacSiDieuTri?.ten ?? '' };
  return (
    <p>
      <StateTag tone="done">{nhapVienActs.states[one.TrangThai][currentLanguage()]}</StateTag>{' '}
      {t('takenIn', { ...facts, time: formatDateTime(one.NgayVaoKhoa ?? one.ThoiGianVaoVien) })}
    </p>
  );
}

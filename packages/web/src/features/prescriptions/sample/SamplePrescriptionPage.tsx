import { useTranslation } from 'react-i18next';
import { EntryPage } from '../../../catalogue/page/EntryPage.tsx';
import type { EntryFormProps } from '../../../ui/entry.ts';
import { DoseTotals } from './DoseTotals.tsx';

/** The page of a sample prescription: for whom and which diseases it is, its drugs with the quantities that follow, its advice. */
export default function SamplePrescriptionPage(props: EntryFormProps) {
  const { t } = useTranslation('catalogue');
  return (
    <EntryPage
      {...props}
      sections={[
        {
          key: 'general',
          title: t('general'),
          fields: ['MaToaThuocMau', 'TenToaThuocMau', 'ChuyenKhoa_Id', 'NhanVien_Id', 'ICD_Ids'],
        },
        { key: 'drugs', title: t('sample.drugs'), fields: ['ChiTiets'], below: <DoseTotals /> },
        { key: 'advice', title: t('sample.advice'), fields: ['LoiDan', 'GhiChu'] },
      ]}
    />
  );
}

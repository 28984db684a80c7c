import { useTranslation } from 'react-i18next';
import { EntryPage } from '../../../catalogue/page/EntryPage.tsx';
import type { EntryFormProps } from '../../../ui/entry.ts';
import { DoseTotals } from './DoseTotals.tsx';
import { SampleInteractions } from './SampleInteractions.tsx';

/** The page of a sample prescription: for whom and which diseases it is, its drugs with the quantities that follow and how they go together, its advice. */
export default function SamplePrescriptionPage(props: EntryFormProps) {
  const { t } = useTranslation('prescriptions');
  return (
    <EntryPage
      {...props}
      sections={[
        {
          key: 'general',
          title: t('samples.general'),
          fields: ['MaToaThuocMau', 'TenToaThuocMau', 'ChuyenKhoa_Id', 'NhanVien_Id', 'ICD_Ids'],
        },
        {
          key: 'drugs',
          title: t('samples.drugs'),
          fields: ['ChiTiets'],
          below: (
            <>
              <DoseTotals />
              <SampleInteractions />
            </>
          ),
        },
        { key: 'advice', title: t('samples.advice'), fields: ['LoiDan', 'GhiChu'] },
      ]}
    />
  );
}

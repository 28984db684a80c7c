import { useQuery } from '@apollo/client/react';
import { recordOfBoxes, tomTatBoxes } from '@sen/domain/examination/tomTat';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/kit/Form.tsx';
import type { FormInstance } from '../../../ui/kit/formStore.ts';
import type { PhienKhamFragment } from '../examination.main.gen.ts';
import type { ExamValues } from '../examValues.ts';
import { LoaiHuongGiaiQuyetDocument } from '../resolution.main.gen.ts';
import { DongTomTatKhamDocument } from '../summary.main.gen.ts';
import { DraftArea } from './DraftArea.tsx';

type Props = {
  session: PhienKhamFragment;
  /** Changes whenever orders, results or drugs do. */
  work: string;
};

/** The four boxes of the summary, filled with what the record says by now; what the doctor writes stays. Stands in the session's form. */
export function SummaryFields({ session, work }: Props) {
  const { t } = useTranslation('examination');
  // the form of the session holds its values
  const form = Form.useFormInstance() as unknown as FormInstance<ExamValues>;
  const LyDoKham = Form.useWatch('LyDoKham', form);
  const TrieuChungLamSang = Form.useWatch('TrieuChungLamSang', form);
  const LoiDan = Form.useWatch('LoiDan', form);
  const NgayTaiKham = Form.useWatch('NgayTaiKham', form);
  const resolution = Form.useWatch('HuongGiaiQuyet_Id', form) ?? null;
  const chosen = useQuery(LoaiHuongGiaiQuyetDocument, {
    variables: { id: resolution ?? '' },
    skip: !resolution,
  });
  const { data, refetch } = useQuery(DongTomTatKhamDocument, {
    variables: { KhamBenh_Id: session._id },
    fetchPolicy: 'cache-and-network',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read again when the work changes
  useEffect(() => {
    if (data) void refetch().catch(() => undefined); // the boxes stay as they are
  }, [work]);
  const huong = resolution ? chosen.data?.huongGiaiQuyet : null;
  const drafts = recordOfBoxes({
    ...{ LyDoKham, TrieuChungLamSang, LoiDan, NgayTaiKham },
    loaiHuong: huong?.Loai ?? null,
    tenHuong: huong?.TenHuongGiaiQuyet,
    ketQuas: data?.dongTomTatKham.ketQuas ?? [],
    dieuTris: data?.dongTomTatKham.dieuTris ?? [],
  });
  return (
    <section className="section">
      <h2>{t('summary.title')}</h2>
      <div className="exam-grid">
        {tomTatBoxes.map((box) => (
          <Form.Item key={box} name={box} label={t(`field.${box}`)}>
            <DraftArea
              draft={drafts[box]}
              placeholder={t('summary.nothing')}
              title={t('summary.hint')}
              autoSize={{ minRows: 1, maxRows: 6 }}
            />
          </Form.Item>
        ))}
      </div>
    </section>
  );
}

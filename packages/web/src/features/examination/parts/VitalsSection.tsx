import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/kit/Form.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import type { PhienKhamFragment } from '../examination.main.gen.ts';
import { vitalFields } from '../examValues.ts';
import { useBmi } from '../useBmi.ts';
import type { Past } from '../usePast.ts';
import type { VitalName } from '../useVitalCourse.ts';
import { VitalChart } from './VitalChart.tsx';
import { VitalField } from './VitalField.tsx';
import '../vitals.css';

type Props = { session: PhienKhamFragment; measured: Past['measured'] };

/** The vital signs, each with its course over earlier examinations; one at a time opens as a larger chart. */
export function VitalsSection({ session, measured }: Props) {
  const { t } = useTranslation('examination');
  const [open, setOpen] = useState<VitalName | null>(null);
  const { NgaySinh = null, NamSinh = null } = session.BenhNhan ?? {};
  const facts = { session, measured, birth: NamSinh === null ? null : { NgaySinh, NamSinh } };
  return (
    <section className="section">
      <h2>{t('vitals')}</h2>
      <div className="exam-vitals">
        {vitalFields.map((name) => (
          <VitalField
            key={name}
            name={name}
            facts={facts}
            open={open === name}
            onOpen={() => setOpen(open === name ? null : name)}
          />
        ))}
        <Bmi session={session} />
      </div>
      {open ? <VitalChart key={open} name={open} facts={facts} onClose={() => setOpen(null)} /> : null}
    </section>
  );
}

/** The body mass index of what is typed, with its class. */
function Bmi({ session }: { session: PhienKhamFragment }) {
  const { t } = useTranslation('examination');
  const form = Form.useFormInstance();
  const height = Number(Form.useWatch('ChieuCao', form) ?? 0);
  const weight = Number(Form.useWatch('CanNang', form) ?? 0);
  const bmi = useBmi(session.BenhNhan, session.Ngay, { ChieuCao: height, CanNang: weight });
  return (
    <Form.Item label="BMI" className="exam-bmi">
      <output className={bmi?.doubtful ? 'exam-doubtful' : ''}>
        {bmi === null ? '–' : showDecimal(bmi.index)}
        {bmi?.kind ? ` · ${t(`bmi.${bmi.kind}`)}` : ''}
        {bmi?.z === null || bmi === null ? '' : ` (Z ${showDecimal(bmi.z)})`}
        {bmi?.doubtful ? ` · ${t('bmiDoubtful')}` : ''}
      </output>
    </Form.Item>
  );
}

import { yearsOn } from '@sen/domain/ages/age';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker, RefsPicker } from '../../../catalogue/RefPicker.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import type { Entry } from '../../../ui/entry.ts';
import { Switch } from '../../../ui/kit/choices.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import type { PhienKhamFragment } from '../examination.main.gen.ts';
import { TemplateArea } from '../templates/TemplateArea.tsx';
import { useCommonDiseases } from '../useCommonDiseases.ts';
import type { DiagnosisHint } from '../useDiagnosisHints.ts';
import type { Past } from '../usePast.ts';
import { SummaryFields } from './SummaryFields.tsx';
import { VitalsSection } from './VitalsSection.tsx';

type Props = {
  session: PhienKhamFragment;
  hints: readonly DiagnosisHint[];
  measured: Past['measured'];
  /** Changes whenever orders, results or drugs do. */
  work: string;
};

/** The fields that the doctor writes: vitals, history, signs, diagnosis, resolution. Stands in the session's form. */
export function ExamFields({ session, hints, measured, work }: Props) {
  const { t } = useTranslation('examination');
  const form = Form.useFormInstance();
  const usual = useCommonDiseases(session.PhongBan_Id);
  /** The name that the main disease put into the diagnosis: it goes with the disease, what the doctor wrote stays. */
  const named = useRef<unknown>(null);
  const takeName = (name: unknown) => {
    const written = form.getFieldValue('ChanDoan');
    if (!written || written === named.current || written === session.TenBenhChinh)
      form.setFieldValue('ChanDoan', name);
    named.current = name;
  };
  return (
    <>
      <VitalsSection session={session} measured={measured} />
      <section className="section">
        <h2>{t('history')}</h2>
        <div className="exam-grid">
          {(['LyDoKham', 'TrieuChungLamSang', 'TienSuBenh', 'TienSuDiUng'] as const).map((name) => (
            <Form.Item key={name} name={name} label={t(`field.${name}`)}>
              {name === 'TienSuDiUng' ? (
                <Input.TextArea autoSize={{ minRows: 1, maxRows: 5 }} />
              ) : (
                <TemplateArea field={name} autoSize={{ minRows: 1, maxRows: 5 }} />
              )}
            </Form.Item>
          ))}
          {mayBear(session) ? (
            <Form.Item name="ThaiSan" label={t('field.ThaiSan')}>
              <Select
                allowClear
                placeholder={t('maternity.none')}
                options={(['MangThai', 'ChoConBu'] as const).map((value) => ({
                  value,
                  label: t(`maternity.${value}`),
                }))}
              />
            </Form.Item>
          ) : null}
        </div>
      </section>
      <section className="section">
        <h2>{t('diagnosis')}</h2>
        <div className="exam-grid">
          <Form.Item
            name="ChanDoanICD_Id"
            label={t('field.ChanDoanICD_Id')}
            required
            {...hintProps(hints, 'ChanDoanICD_Id')}
          >
            <RefPicker
              to="ICD"
              filter={mayBeMain}
              usual={usual}
              label={session.ChanDoanICD}
              onChange={(id, entry) => {
                form.setFieldValue('ChanDoanICD_Id', id);
                if (entry) takeName(entry['TenThuongGoi'] ?? entry['TenICD']);
              }}
            />
          </Form.Item>
          <Form.Item name="ChanDoan" label={t('field.ChanDoan')}>
            <Input />
          </Form.Item>
          <Form.Item
            name="ChanDoanPhuICD_Ids"
            label={t('field.ChanDoanPhuICD_Ids')}
            {...hintProps(hints, 'ChanDoanPhuICD_Ids')}
          >
            <RefsPicker to="ICD" filter={mayBeChosen} usual={usual} labels={session.ChanDoanPhuICDs} />
          </Form.Item>
          <Form.Item name="BenhManTinh" label={t('field.BenhManTinh')} valuePropName="checked">
            <Switch />
          </Form.Item>
        </div>
      </section>
      <section className="section">
        <h2>{t('resolution')}</h2>
        <div className="exam-grid">
          <Form.Item name="HuongGiaiQuyet_Id" label={t('field.HuongGiaiQuyet_Id')}>
            <RefPicker to="HuongGiaiQuyet" label={session.HuongGiaiQuyet} />
          </Form.Item>
          <Form.Item name="NgayTaiKham" label={t('field.NgayTaiKham')}>
            <DateField />
          </Form.Item>
          <Form.Item name="LoiDan" label={t('field.LoiDan')}>
            <TemplateArea field="LoiDan" autoSize={{ minRows: 1, maxRows: 4 }} />
          </Form.Item>
          <Form.Item name="GhiChu" label={t('field.GhiChu')}>
            <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
          </Form.Item>
        </div>
      </section>
      <SummaryFields session={session} work={work} />
    </>
  );
}

/** A code that stands for several more specific ones, or only for a cause of death, is no diagnosis: the search leaves it out. */
function mayBeChosen(icd: Entry): boolean {
  return icd['CoMaChiTietHon'] !== true && icd['ChiNguyenNhanTuVong'] !== true;
}

function mayBeMain(icd: Entry): boolean {
  return mayBeChosen(icd) && icd['KhongLamBenhChinh'] !== true;
}

/** What a field shows below itself: nothing while the disease list is silent, so that refusals of the form keep their place. */
function hintProps(hints: readonly DiagnosisHint[], path: string) {
  const mine = hints.filter((one) => one.path === path);
  if (mine.length === 0) return {};
  const grave = mine.some((one) => one.severity === 'error');
  return {
    validateStatus: grave ? ('error' as const) : ('warning' as const),
    help: mine.map((one) => (
      <div key={one.text} className={`hint-${one.severity}`}>
        {one.text}
      </div>
    )),
  };
}

/** Whether a patient is asked about pregnancy; what was said of somebody is shown in any case. */
function mayBear({ BenhNhan: patient, Ngay, ThaiSan }: PhienKhamFragment): boolean {
  if (ThaiSan) return true;
  if (patient?.GioiTinh !== 'FEMALE') return false;
  const { NgaySinh = null, NamSinh } = patient;
  const age = yearsOn({ NgaySinh, NamSinh }, Ngay);
  return age >= 10 && age <= 60;
}

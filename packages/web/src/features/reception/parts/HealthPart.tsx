import { hutThuocs, ruouBias } from '@sen/domain/reception/sucKhoe';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { useSession } from '../../../session/useSession.ts';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { hasHealth, healthNames, vitalNames } from '../healthValues.ts';
import type { ReceptionValues } from '../receptionValues.ts';

type Props = {
  values: ReceptionValues;
  /** Fields that the form refuses: one of them opens the part. */
  wrong: readonly string[];
};

/** What the patient tells of their health: folded until something is told, unless the site asks everybody. */
export function HealthPart({ values, wrong }: Props) {
  const { t } = useTranslation('reception');
  const language = currentLanguage();
  const facility = useSession().settings.facility as {
    hoiSucKhoe?: boolean;
    sinhHieuTiepNhan?: boolean;
  } | null; // a section of the settings
  const isTold = hasHealth(values);
  const isWrong = wrong.some((path) => healthNames.has(path));
  const asksAll = facility?.hoiSucKhoe === true;
  const [open, setOpen] = useState(asksAll || isTold);
  useEffect(() => {
    if (isTold || isWrong || asksAll) setOpen(true);
  }, [isTold, isWrong, asksAll]);
  const choices = (of: Readonly<Record<string, { vi: string; en: string }>>) =>
    Object.entries(of).map(([value, label]) => ({ value, label: label[language] }));
  const measures = facility?.sinhHieuTiepNhan === true || vitalNames.some((name) => values[name] !== null);
  return (
    <details
      className="section health-part"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{t('health.title')}</h2>
      </summary>
      <div className="fields">
        <Form.Item
          name="ThaiSan"
          label={t('field.ThaiSan')}
          hidden={values.GioiTinh === 'MALE' && !values.ThaiSan}
        >
          <Select
            allowClear
            placeholder={t('health.noMaternity')}
            options={(['MangThai', 'ChoConBu'] as const).map((value) => ({
              value,
              label: t(`health.ThaiSan.${value}`),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="TuanThai"
          label={t('field.TuanThai')}
          hidden={values.ThaiSan !== 'MangThai' && !values.TuanThai}
        >
          <DecimalInput maxLength={2} autoComplete="off" />
        </Form.Item>
        <Form.Item name="BenhManTinh" label={t('field.BenhManTinh')} className="wide">
          <Input maxLength={1000} autoComplete="off" />
        </Form.Item>
        <Form.Item name="ThuocDangDung" label={t('field.ThuocDangDung')} className="wide">
          <Input maxLength={1000} autoComplete="off" />
        </Form.Item>
        <Form.Item name="HutThuoc" label={t('field.HutThuoc')}>
          <Select allowClear options={choices(hutThuocs)} />
        </Form.Item>
        <Form.Item name="RuouBia" label={t('field.RuouBia')}>
          <Select allowClear options={choices(ruouBias)} />
        </Form.Item>
        {vitalNames.map((name) => (
          <Form.Item key={name} name={name} label={t(`field.${name}`)} hidden={!measures}>
            <DecimalInput maxLength={7} autoComplete="off" />
          </Form.Item>
        ))}
      </div>
    </details>
  );
}

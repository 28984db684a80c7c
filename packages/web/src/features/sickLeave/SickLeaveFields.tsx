import { cleanName } from '@sen/domain/names/typed';
import { isUnderSeven, lastDayOfLeave, loaiNghi } from '@sen/domain/sickLeave/giayNghi';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Segmented } from '../../ui/kit/choices.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import type { FieldsProps } from '../papers/paperScreen.ts';
import { type LeaveValues, leaveTexts, usualDays } from './leaveValues.ts';
import type { GiayNghiFragment } from './sickLeave.main.gen.ts';
import './sickLeave.css';

/** What a doctor writes of a leave: kind, last day, whose, and for a young child the parents. */
export function SickLeaveFields({ session, work, labelOf }: FieldsProps<GiayNghiFragment, LeaveValues>) {
  const { t } = useTranslation('sickLeave');
  const { LoaiNghi, DenNgay } = useRecordValues(work);
  const { BenhNhan: patient } = session;
  const child = isUnderSeven({
    ngayKham: session.Ngay,
    ngaySinh: patient?.NgaySinh ?? `${patient?.NamSinh ?? 1900}-01-01`,
  });
  const kinds = Object.entries(loaiNghi)
    .filter(([kind]) => kind !== 'DinhChiThai' || patient?.GioiTinh !== 'MALE')
    .map(([value, text]) => ({ value, label: text[currentLanguage()] }));
  return (
    <>
      <Form.Item name="LoaiNghi" label={labelOf('LoaiNghi')}>
        <Segmented options={kinds} />
      </Form.Item>
      <div className="leave-days">
        <Form.Item name="TuNgay" label={labelOf('TuNgay')}>
          <DateField disabled />
        </Form.Item>
        <Form.Item name="DenNgay" label={labelOf('DenNgay')} required>
          <DateField data-autofocus />
        </Form.Item>
        <div className="leave-usual" role="group" aria-label={labelOf('usual')}>
          {usualDays.map((days) => {
            const last = lastDayOfLeave(session.Ngay, days);
            return (
              <Button
                key={days}
                size="small"
                type={last === DenNgay ? 'primary' : 'default'}
                aria-pressed={last === DenNgay}
                onClick={() => work.change({ DenNgay: last })}
              >
                {t('days', { count: days })}
              </Button>
            );
          })}
        </div>
      </div>
      {LoaiNghi === 'DinhChiThai' ? (
        <div className="leave-two">
          <Form.Item name="TuoiThai" label={labelOf('TuoiThai')} required>
            <Input inputMode="numeric" maxLength={2} />
          </Form.Item>
          <Form.Item name="NguyenNhanDinhChi" label={labelOf('NguyenNhanDinhChi')} required>
            <Input />
          </Form.Item>
        </div>
      ) : null}
      <div className="leave-two">
        {leaveTexts.map((name) => (
          <Form.Item key={name} name={name} label={labelOf(name)} required>
            {name === 'MaSoBHXH' || name === 'DonViLamViec' ? (
              <Input inputMode={name === 'MaSoBHXH' ? 'numeric' : 'text'} />
            ) : (
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} />
            )}
          </Form.Item>
        ))}
        {child
          ? (['HoTenCha', 'HoTenMe'] as const).map((name) => (
              <Form.Item key={name} name={name} label={labelOf(name)}>
                <Input clean={cleanName} />
              </Form.Item>
            ))
          : null}
      </div>
    </>
  );
}

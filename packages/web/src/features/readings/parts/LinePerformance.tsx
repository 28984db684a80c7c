import { useTranslation } from 'react-i18next';
import { RefsPicker } from '../../../catalogue/RefPicker.tsx';
import { DateTimeField } from '../../../ui/DateTimeField.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { fieldId } from '../../orders/desk/resultKind.ts';
import type { LineValues, ReadingLine } from '../readingEntry.ts';

type Props = {
  line: ReadingLine;
  path: string;
  values: LineValues;
  /** Who performed it and when is said of the whole slip. */
  deviceOnly: boolean;
  wrong: (field: keyof LineValues) => string;
  onChange: (part: Partial<LineValues>) => void;
};

/** Who performed a service, when and with which device: whoever began the slip, and when, until others are given. */
export function LinePerformance({ line, path, values, deviceOnly, wrong, onChange }: Props) {
  const { t } = useTranslation('readings');
  const hasDevice = line.thietBis.length > 0 || values.ThietBi_Id !== null;
  const field = (name: 'NguoiThucHien_Ids' | 'ThoiGianThucHien' | 'ThietBi_Id') => {
    const id = fieldId(`${path}.${name}`);
    const text = wrong(name);
    return {
      text,
      of: {
        id,
        'aria-label': t('partOf', { part: t(`field.${name}`), name: line.TenDichVu }),
        ...(text ? { 'aria-invalid': true, 'aria-describedby': `${id}_wrong` } : {}),
      },
    };
  };
  const [who, when, device] = [field('NguoiThucHien_Ids'), field('ThoiGianThucHien'), field('ThietBi_Id')];
  const told = ({ text, of: { id } }: typeof who) =>
    text ? (
      <small id={`${id}_wrong`} className="reading-wrong">
        {text}
      </small>
    ) : null;
  return (
    <div className="reading-performance">
      {deviceOnly ? null : (
        <>
          <div className="reading-field">
            <span>{t('field.NguoiThucHien_Ids')}</span>
            <RefsPicker
              {...who.of}
              to="NhanVien"
              labels={line.NguoiThucHiens}
              value={values.NguoiThucHien_Ids}
              onChange={(NguoiThucHien_Ids) => onChange({ NguoiThucHien_Ids })}
            />
            {told(who)}
          </div>
          <div className="reading-field">
            <span>{t('field.ThoiGianThucHien')}</span>
            <DateTimeField
              {...when.of}
              value={values.ThoiGianThucHien}
              onChange={(ThoiGianThucHien) => onChange({ ThoiGianThucHien })}
            />
            {told(when)}
          </div>
        </>
      )}
      {hasDevice ? (
        <div className="reading-field">
          <span>{t('field.ThietBi_Id')}</span>
          <Select
            {...device.of}
            allowClear
            value={values.ThietBi_Id}
            onChange={(ThietBi_Id) => onChange({ ThietBi_Id: ThietBi_Id ?? null })}
            options={line.thietBis.map((one) => ({ value: one._id, label: one.ten }))}
          />
          {told(device)}
        </div>
      ) : null}
    </div>
  );
}

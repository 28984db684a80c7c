import { useTranslation } from 'react-i18next';
import { RefsPicker } from '../../../catalogue/RefPicker.tsx';
import { DateTimeField } from '../../../ui/DateTimeField.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { useLastChoices } from '../../../ui/useLastChoices.ts';
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
  const { t } = useTranslation(['readings', 'common']);
  const devices = useLastChoices('thiet-bi');
  const people = useLastChoices('nguoi-thuc-hien');
  const device = line.thietBis.find((one) => one._id === devices.of(line.TenDichVu));
  const lastPeople = people.of(line.TenDichVu);
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
  const [who, when, which] = [field('NguoiThucHien_Ids'), field('ThoiGianThucHien'), field('ThietBi_Id')];
  const faultNote = ({ text, of: { id } }: typeof who) =>
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
              onChange={(NguoiThucHien_Ids) => {
                people.remember(line.TenDichVu, NguoiThucHien_Ids.join());
                onChange({ NguoiThucHien_Ids });
              }}
            />
            {lastPeople && lastPeople !== (values.NguoiThucHien_Ids ?? []).join() ? (
              <button
                type="button"
                className="chip"
                onClick={() => onChange({ NguoiThucHien_Ids: lastPeople.split(',') })}
              >
                {t('common:asLastTime')}
              </button>
            ) : null}
            {faultNote(who)}
          </div>
          <div className="reading-field">
            <span>{t('field.ThoiGianThucHien')}</span>
            <DateTimeField
              {...when.of}
              value={values.ThoiGianThucHien}
              onChange={(ThoiGianThucHien) => onChange({ ThoiGianThucHien })}
            />
            {faultNote(when)}
          </div>
        </>
      )}
      {hasDevice ? (
        <div className="reading-field">
          <span>{t('field.ThietBi_Id')}</span>
          <Select
            {...which.of}
            allowClear
            value={values.ThietBi_Id}
            onChange={(ThietBi_Id) => {
              if (ThietBi_Id) devices.remember(line.TenDichVu, ThietBi_Id);
              onChange({ ThietBi_Id: ThietBi_Id ?? null });
            }}
            options={line.thietBis.map((one) => ({ value: one._id, label: one.ten }))}
          />
          {device && device._id !== values.ThietBi_Id ? (
            <button type="button" className="chip" onClick={() => onChange({ ThietBi_Id: device._id })}>
              {t('common:lastTime', { name: device.ten })}
            </button>
          ) : null}
          {faultNote(which)}
        </div>
      ) : null}
    </div>
  );
}

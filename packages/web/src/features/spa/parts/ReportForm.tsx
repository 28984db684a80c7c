import { spaReportTexts } from '@sen/domain/spa/tuongTrinhSpa';
import { useTranslation } from 'react-i18next';
import { RefsPicker } from '../../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../../session/i18n.ts';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import type { DeskCourse, DeskSession } from '../sessionEntry.ts';
import { fieldOf, type SessionReportForm } from '../useSessionReport.ts';

type Props = { state: SessionReportForm; course: DeskCourse; session: DeskSession };

const texts = Object.keys(spaReportTexts) as Array<keyof typeof spaReportTexts>; // its keys

/** What was done in a session, what came of it, by whom and with what. */
export function ReportForm({ state, course, session }: Props) {
  const { t } = useTranslation('spa');
  const { values, change } = state;
  const wrongAt = (path: string) =>
    state.issues.list
      .filter((issue) => issue.path === path)
      .map((issue) => issueText(issue, currentLanguage()))
      .join(' ');
  const faultNote = (path: string) =>
    wrongAt(path) ? (
      <small id={`${fieldOf(path)}_wrong`} className="reading-wrong">
        {wrongAt(path)}
      </small>
    ) : null;
  const of = (path: string) => ({
    id: fieldOf(path),
    ...(wrongAt(path) ? { 'aria-invalid': true, 'aria-describedby': `${fieldOf(path)}_wrong` } : {}),
  });
  const people = [
    ...(session.tuongTrinh?.NguoiThucHiens ?? []),
    ...(session.NguoiThucHien ? [session.NguoiThucHien] : []),
  ];
  const devices = course.thietBis.some((one) => one._id === values.ThietBi_Id)
    ? course.thietBis
    : [...course.thietBis, ...(session.tuongTrinh?.ThietBi ? [session.tuongTrinh.ThietBi] : [])];
  return (
    <div className="session-report">
      {texts.map((field) => (
        <label key={field} className="reading-field" htmlFor={fieldOf(field)}>
          <span>
            {t(`report.${field}`)}
            {field === 'PhanUng' ? null : <span aria-hidden="true"> *</span>}
          </span>
          <Input.TextArea
            {...of(field)}
            autoSize={{ minRows: field === 'QuaTrinh' ? 3 : 2, maxRows: 12 }}
            maxLength={spaReportTexts[field]}
            value={values[field]}
            placeholder={t(`report.hint.${field}`)}
            onChange={(event) => change({ [field]: event.target.value })}
          />
          {faultNote(field)}
        </label>
      ))}
      <div className="reading-performance">
        <div className="reading-field">
          <span>
            {t('report.NguoiThucHien_Ids')}
            <span aria-hidden="true"> *</span>
          </span>
          <RefsPicker
            {...of('NguoiThucHien_Ids')}
            aria-label={t('report.NguoiThucHien_Ids')}
            to="NhanVien"
            labels={people}
            value={values.NguoiThucHien_Ids}
            onChange={(NguoiThucHien_Ids) => change({ NguoiThucHien_Ids })}
          />
          {faultNote('NguoiThucHien_Ids')}
        </div>
        {devices.length > 0 ? (
          <div className="reading-field">
            <span>{t('report.ThietBi_Id')}</span>
            <Select
              {...of('ThietBi_Id')}
              aria-label={t('report.ThietBi_Id')}
              allowClear
              value={values.ThietBi_Id}
              options={devices.map((one) => ({ value: one._id, label: one.ten }))}
              onChange={(ThietBi_Id) => change({ ThietBi_Id: ThietBi_Id ?? null })}
            />
            {faultNote('ThietBi_Id')}
          </div>
        ) : null}
      </div>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import type { LabCourseValue } from '../useLabCourse.ts';

/** Results in words, the newest first. */
export function CourseTexts({ texts }: { texts: readonly LabCourseValue[] }) {
  const { t } = useTranslation('lab');
  if (texts.length === 0) return null;
  return (
    <section className="section">
      <h2>{t('course.texts')}</h2>
      <ul className="course-texts">
        {texts.map((one) => (
          <li key={one._id}>
            <span className="soft">
              {formatDateTime(one.NgayKetQua)}
              {one.NoiThucHien ? ` · ${one.NoiThucHien.ten}` : ''}
            </span>
            <span>
              <strong>{one.TenChiSo}</strong> <ResultFlag flag={one.CoKetQua}>{one.KetQua}</ResultFlag>
              {one.GhiChu ? <small className="soft"> {one.GhiChu}</small> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

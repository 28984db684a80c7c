import { decimalComma } from '@sen/domain/lab/entry';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { CrossIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import { shownResult } from '../labEntry.ts';
import type { LabCourseValue } from '../useLabCourse.ts';

/** When and where a value was found, and what is normal, a line each. */
export function factsOf(value: LabCourseValue, t: TFunction<'lab'>): string[] {
  const { NgayKetQua, NoiThucHien, MucBinhThuong, KieuDuLieu, DonViTinh, SoPhieuYeuCau, GhiChu } = value;
  const normal = KieuDuLieu === 'So' ? decimalComma(MucBinhThuong) : MucBinhThuong;
  return [
    formatDateTime(NgayKetQua),
    NoiThucHien?.ten ?? null,
    normal ? t('course.normal', { range: [normal, DonViTinh].filter(Boolean).join(' ') }) : null,
    t('course.slip', { code: SoPhieuYeuCau }),
    GhiChu || null,
  ].filter((one) => one !== null);
}

/** The facts of the value that was pressed, below the table. */
export function CourseFacts({ value, onClose }: { value: LabCourseValue; onClose: () => void }) {
  const { t } = useTranslation(['lab', 'common']);
  return (
    <aside className="course-facts" aria-live="polite">
      <div>
        <strong>{value.TenChiSo}</strong>{' '}
        <ResultFlag flag={value.CoKetQua}>
          {[shownResult(value.KetQua, value.KieuDuLieu), value.DonViTinh].filter(Boolean).join(' ')}
        </ResultFlag>
      </div>
      {factsOf(value, t).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <Button
        type="text"
        size="small"
        icon={<CrossIcon />}
        aria-label={t('close', { ns: 'common' })}
        onClick={onClose}
      />
    </aside>
  );
}

import { type CoursePiece, coursePieces } from '@sen/domain/lab/course';
import { decimalComma } from '@sen/domain/lab/entry';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { CrossIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { TrendChart } from '../../../ui/TrendChart.tsx';
import { shownResult } from '../labEntry.ts';
import type { LabCourseValue } from '../useLabCourse.ts';

type Props = {
  values: readonly LabCourseValue[];
  chosen: readonly string[];
  onClose: (MaChiSo: string) => void;
};

/** The chosen indices, one chart a unit; where unit or normal band changed, that is said. */
export function CourseCharts({ values, chosen, onClose }: Props) {
  const { t } = useTranslation(['lab', 'common']);
  if (chosen.length === 0) return null;
  return (
    <div className="course-charts">
      {chosen.map((code) => {
        const own = values.filter(({ MaChiSo }) => MaChiSo === code);
        const pieces = coursePieces(own);
        const changed = pieces.length > 1;
        return (
          <section key={code} className="course-chart">
            {pieces.map((piece) => (
              <TrendChart
                key={piece.points[0]?.of._id}
                label={own[0]?.TenChiSo ?? code}
                unit={piece.unit ?? (changed ? t('course.noUnit') : '')}
                min={null}
                max={null}
                bands={piece.bands}
                points={piece.points.map(({ of, value }) => ({
                  at: of.at,
                  value,
                  text: shownResult(of.KetQua, of.KieuDuLieu),
                  flag: of.CoKetQua,
                }))}
              />
            ))}
            {changesOf(pieces, t).map((change) => (
              <p key={change} className="course-change">
                {change}
              </p>
            ))}
            <Button
              type="text"
              size="small"
              icon={<CrossIcon />}
              aria-label={t('close', { ns: 'common' })}
              onClick={() => onClose(code)}
            />
          </section>
        );
      })}
    </div>
  );
}

/** What changed along the course, in words: the unit between pieces, the normal band within one. */
function changesOf(pieces: readonly CoursePiece<LabCourseValue>[], t: TFunction<'lab'>): string[] {
  return pieces.flatMap((piece, at) => {
    const before = pieces[at - 1];
    const unit = before
      ? [
          t('course.unitChanged', {
            day: formatDate(piece.points[0]?.of.at ?? ''),
            before: before.unit ?? t('course.noUnit'),
            after: piece.unit ?? t('course.noUnit'),
          }),
        ]
      : [];
    const bands = piece.bands.slice(1).map((band, of) =>
      t('course.bandChanged', {
        day: formatDate(band.from),
        before: rangeOf(piece.bands[of]),
        after: rangeOf(band),
      }),
    );
    return [...unit, ...bands];
  });
}

function rangeOf(band: { min: string | null; max: string | null } | undefined): string {
  const [min, max] = [band?.min ?? null, band?.max ?? null];
  if (min === null && max === null) return '–';
  if (min === null) return `≤ ${decimalComma(max ?? '')}`;
  return max === null ? `≥ ${decimalComma(min)}` : `${decimalComma(min)} – ${decimalComma(max)}`;
}

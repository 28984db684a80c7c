import type { CourseRow, CourseTable as Table } from '@sen/domain/lab/course';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { LineChartIcon } from '../../../ui/icons.tsx';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import { shownResult } from '../labEntry.ts';
import type { LabCourseValue } from '../useLabCourse.ts';
import { CourseFacts, factsOf } from './CourseFacts.tsx';

type Props = {
  table: Table<LabCourseValue>;
  chosen: readonly string[];
  onToggle: (MaChiSo: string) => void;
  /** Leaves out indices that were always normal. */
  onlyAbnormal: boolean;
};

const isAbnormal = ({ CoKetQua }: LabCourseValue) => CoKetQua !== null && CoKetQua !== 'N';

/** Indices by days, the newest day first; an index draws its chart, a value says where and when it was found. */
export function CourseTable({ table: { days, groups }, chosen, onToggle, onlyAbnormal }: Props) {
  const { t } = useTranslation('lab');
  const [open, setOpen] = useState<LabCourseValue | null>(null);
  const shown = groups
    .map(({ name, rows }) => ({
      name,
      rows: onlyAbnormal ? rows.filter(({ cells }) => [...cells.values()].flat().some(isAbnormal)) : rows,
    }))
    .filter(({ rows }) => rows.length > 0);
  if (groups.length === 0) return null;
  if (shown.length === 0) return <p className="soft">{t('course.noAbnormal')}</p>;
  return (
    <>
      <section className="course-scroll" tabIndex={0} aria-label={t('course.table')}>
        <table className="course-table">
          <thead>
            <tr>
              <th scope="col">{t('index')}</th>
              {days.map((day) => (
                <th key={day} scope="col">
                  {formatDate(day)}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map(({ name, rows }) => (
            <tbody key={name ?? ''}>
              <tr className="course-group">
                <th scope="rowgroup" colSpan={days.length + 1}>
                  <span>{name ?? t('course.noGroup')}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.MaChiSo}>
                  <IndexHead row={row} chosen={chosen.includes(row.MaChiSo)} onToggle={onToggle} />
                  {days.map((day) => (
                    <td key={day}>
                      {(row.cells.get(day) ?? []).map((value) => (
                        <button
                          key={value._id}
                          type="button"
                          className={value === open ? 'course-value open' : 'course-value'}
                          title={factsOf(value, t).join('\n')}
                          aria-expanded={value === open}
                          onClick={() => setOpen(value === open ? null : value)}
                        >
                          <ResultFlag flag={value.CoKetQua}>
                            {shownResult(value.KetQua, value.KieuDuLieu)}
                          </ResultFlag>
                          {value.DonViTinh !== row.DonViTinh ? (
                            <small className="course-other"> {value.DonViTinh ?? t('course.noUnit')}</small>
                          ) : null}
                        </button>
                      ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {open ? <CourseFacts value={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

type HeadProps = {
  row: CourseRow<LabCourseValue>;
  chosen: boolean;
  onToggle: (MaChiSo: string) => void;
};

/** The index with its unit; one with a course is a button that draws it. */
function IndexHead({ row, chosen, onToggle }: HeadProps) {
  const { t } = useTranslation('lab');
  const name = (
    <>
      {row.TenChiSo} {row.DonViTinh ? <small className="soft">{row.DonViTinh}</small> : null}
    </>
  );
  return (
    <th scope="row">
      {row.drawn ? (
        <button
          type="button"
          className="course-index"
          aria-pressed={chosen}
          title={t('result.trendOf', { name: row.TenChiSo })}
          onClick={() => onToggle(row.MaChiSo)}
        >
          <span>{name}</span> <LineChartIcon />
        </button>
      ) : (
        <span className="course-index">{name}</span>
      )}
    </th>
  );
}

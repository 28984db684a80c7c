import { mauSoDo } from '@sen/domain/spa/bodyMap';
import { spaReportTexts } from '@sen/domain/spa/tuongTrinhSpa';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { SidedImages } from '../../readings/parts/SidedImages.tsx';
import type { SessionReport } from '../sessionEntry.ts';
import { BodyFigure } from './BodyFigure.tsx';

const texts = Object.keys(spaReportTexts) as Array<keyof typeof spaReportTexts>; // its keys
const figures = ['Truoc', 'Sau'] as const;

/** The report of a session, to read. */
export function ReportText({ report, name }: { report: SessionReport; name: string }) {
  const { t } = useTranslation('spa');
  const language = currentLanguage();
  return (
    <div className="reading-text">
      {texts.map((field) =>
        report[field] ? (
          <div key={field}>
            <small className="soft">{t(`report.${field}`)}</small>
            <p>{report[field]}</p>
          </div>
        ) : null,
      )}
      <p className="soft">
        {[report.NguoiThucHiens.map((one) => one.ten).join(', '), report.ThietBi?.ten]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {report.SoDo.length > 0 ? (
        <div className="body-map">
          <div className="body-figures">
            {figures.map((side) => (
              <BodyFigure key={side} side={side} points={report.SoDo.map(whole)} />
            ))}
          </div>
          <ol className="body-told">
            {report.SoDo.map(({ Mau, GhiChu }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is its number
              <li key={at}>
                <span className={`body-number ${Mau}`} aria-hidden="true">
                  {at + 1}
                </span>
                {[mauSoDo[Mau][language], GhiChu].filter(Boolean).join(': ')}
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      <SidedImages name={name} images={report.hinhAnhs} />
    </div>
  );
}

const whole = <P extends { GhiChu?: string | null }>(point: P) => ({
  ...point,
  GhiChu: point.GhiChu ?? null,
});

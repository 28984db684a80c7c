import { mauSoDo } from '@sen/domain/spa/bodyMap';
import { phiaAnh, spaReportTexts } from '@sen/domain/spa/tuongTrinhSpa';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { Images } from '../../readings/parts/Images.tsx';
import { picturesOf, type SessionReport } from '../sessionEntry.ts';
import { BodyFigure } from './BodyFigure.tsx';

const texts = Object.keys(spaReportTexts) as Array<keyof typeof spaReportTexts>; // its keys
const pictureSides = ['Truoc', 'Sau'] as const;

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
            {pictureSides.map((side) => (
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
      {report.hinhAnhs.length > 0 ? (
        <div className="session-sides">
          {pictureSides.map((side) => (
            <section key={side} aria-label={phiaAnh[side][language]}>
              <small className="soft">{phiaAnh[side][language]}</small>
              <Images name={`${name} – ${phiaAnh[side][language]}`} images={picturesOf(report, side)} />
            </section>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const whole = <P extends { GhiChu?: string | null }>(point: P) => ({
  ...point,
  GhiChu: point.GhiChu ?? null,
});

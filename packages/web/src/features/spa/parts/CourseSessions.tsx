import { tuongTrinhSpaActs } from '@sen/domain/spa/tuongTrinhSpa';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatDate, formatDateTime } from '../../../ui/dateText.ts';
import { StateTag, type Tone } from '../../../ui/StateTag.tsx';
import type { DeskCourse, DeskSession, SessionReport } from '../sessionEntry.ts';
import { ReportText } from './ReportText.tsx';

type Props = { course: DeskCourse; chosen: DeskSession | null; onOpen: (id: string) => void };

const tones: Record<SessionReport['TrangThai'], Tone> = {
  Nhap: 'waiting',
  DaDuyet: 'progress',
  DaTraKetQua: 'done',
  DaHuy: 'cancelled',
};

/** The sessions of a course, the last one first; one that is pressed is opened. */
export function CourseSessions({ course, chosen, onOpen }: Props) {
  const { t } = useTranslation('spa');
  const language = currentLanguage();
  return (
    <section className="section" aria-labelledby="sessions-title">
      <h3 id="sessions-title">{t('desk.sessions')}</h3>
      {course.buois.length === 0 ? <p className="soft">{t('desk.noSessions')}</p> : null}
      <ol className="session-list">
        {course.buois.map((one) => (
          <li key={one._id}>
            <button
              type="button"
              className={one._id === chosen?._id ? 'session-choice chosen' : 'session-choice'}
              aria-current={one._id === chosen?._id}
              onClick={() => onOpen(one._id)}
            >
              <span>
                <strong>{t('session', { number: one.Lan })}</strong> · {formatDate(one.NgayThucHien)}
              </span>
              <small className="soft">{one.NguoiThucHien?.ten}</small>
              {one.tuongTrinh ? (
                <StateTag tone={tones[one.tuongTrinh.TrangThai]}>
                  {tuongTrinhSpaActs.states[one.tuongTrinh.TrangThai][language]}
                </StateTag>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The earlier sessions of a course with their reports, to compare with. */
export function EarlierSessions({ course, session }: { course: DeskCourse; session: DeskSession }) {
  const { t } = useTranslation('spa');
  const earlier = course.buois.filter((one) => one.Lan < session.Lan && one.tuongTrinh);
  if (earlier.length === 0) return <p className="soft">{t('desk.noEarlier')}</p>;
  return (
    <>
      {earlier.map((one, at) => (
        <details key={one._id} className="session-earlier" open={at === 0}>
          <summary>
            {t('session', { number: one.Lan })} · {formatDate(one.NgayThucHien)}
          </summary>
          {one.tuongTrinh ? (
            <ReportText report={one.tuongTrinh} name={t('session', { number: one.Lan })} />
          ) : null}
        </details>
      ))}
    </>
  );
}

/** The versions of a report that were taken back. */
export function TakenBack({ session }: { session: DeskSession }) {
  const { t } = useTranslation('spa');
  return (
    <>
      {session.tuongTrinhCus.map((one) => (
        <details key={one._id} className="session-earlier">
          <summary>
            {t('report.takenBackAt', {
              version: one.PhienBan,
              at: formatDateTime(one.NgayHuy),
              who: one.NguoiHuy?.ten ?? '',
              reason: one.LyDoHuy ?? '',
            })}
          </summary>
          <ReportText report={one} name={t('session', { number: session.Lan })} />
        </details>
      ))}
    </>
  );
}

import { tuongTrinhSpaActs } from '@sen/domain/spa/tuongTrinhSpa';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { useSession } from '../../../session/useSession.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Tabs } from '../../../ui/kit/Tabs.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { DeskForm } from '../../orders/desk/DeskForm.tsx';
import {
  type DeskCourse,
  type DeskSession,
  partOf,
  type SessionPart,
  sessionParts,
} from '../sessionEntry.ts';
import type { SessionReportForm } from '../useSessionReport.ts';
import { BodyMap } from './BodyMap.tsx';
import { EarlierSessions, TakenBack } from './CourseSessions.tsx';
import { ReportForm } from './ReportForm.tsx';
import { ReportText } from './ReportText.tsx';
import { SessionPictures } from './SessionPictures.tsx';

// fetched once a session is begun
const SuppliesUsed = lazy(() => import('../../supplyUse/SuppliesUsed.tsx'));

type Props = { state: SessionReportForm; course: DeskCourse; session: DeskSession };

/** The report of a session: what was done, the body map, pictures and earlier sessions, to write in or to read. */
export function SessionTask({ state, course, session }: Props) {
  const { t } = useTranslation('spa');
  const { report, editable } = state;
  const name = t('session', { number: session.Lan });
  const labelOf = (path: string) => {
    const [field = '', at] = path.split('.');
    return field === 'SoDo' && at !== undefined
      ? t('map.point', { number: Number(at) + 1 })
      : t(`report.${field}`);
  };
  const earlier = <EarlierSessions course={course} session={session} />;
  const { permissions } = useSession();
  const supplies = (
    <Suspense fallback={null}>
      <SuppliesUsed DichVuYeuCau_Id={course.DichVuYeuCau_Id} BuoiLieuTrinh_Id={session._id} />
    </Suspense>
  );
  const tabs = sessionParts.filter((key) => key !== 'VatTu' || permissions.has('VAT_TU_DICH_VU'));
  const parts: Record<SessionPart, ReactNode> = {
    QuaTrinh: <ReportForm state={state} course={course} session={session} />,
    SoDo: (
      <BodyMap
        points={state.values.SoDo}
        issues={state.issues.list}
        onChange={(SoDo) => state.change({ SoDo })}
      />
    ),
    HinhAnh: <SessionPictures state={state} name={name} />,
    VatTu: supplies,
    BuoiTruoc: earlier,
  };
  const counts: Partial<Record<SessionPart, number>> = {
    SoDo: state.values.SoDo.length,
    HinhAnh: state.values.anhTruoc.length + state.values.anhSau.length,
    BuoiTruoc: course.buois.filter((one) => one.Lan < session.Lan && one.tuongTrinh).length,
  };
  return (
    <section className="section session-task" aria-label={t('report.title', { number: session.Lan })}>
      <p className="session-state">
        {report ? (
          <StateTag
            tone={
              report.TrangThai === 'DaTraKetQua'
                ? 'done'
                : report.TrangThai === 'DaDuyet'
                  ? 'progress'
                  : 'waiting'
            }
          >
            {tuongTrinhSpaActs.states[report.TrangThai][currentLanguage()]}
          </StateTag>
        ) : null}
        {report?.NgayDuyet ? (
          <small>
            {t('report.verifiedAt', {
              at: formatDateTime(report.NgayDuyet),
              who: report.NguoiDuyet?.ten ?? '',
            })}
          </small>
        ) : null}
        {report?.NgayTra ? (
          <small>
            {t('report.returnedAt', { at: formatDateTime(report.NgayTra), who: report.NguoiTra?.ten ?? '' })}
          </small>
        ) : null}
        {state.dirty ? <small className="soft">{t('report.unsaved')}</small> : null}
      </p>
      {editable ? (
        <DeskForm
          state={state}
          issues={state.issues.list}
          labelOf={labelOf}
          onJump={(path) => state.setTab(partOf(path))}
        >
          <Tabs
            activeKey={state.tab}
            onChange={(key) => state.setTab(tabs.find((one) => one === key) ?? 'QuaTrinh')}
            items={tabs.map((key) => ({
              key,
              label: counts[key] ? `${t(`part.${key}`)} (${counts[key]})` : t(`part.${key}`),
              children: <div className="session-part">{parts[key]}</div>,
              forceRender: key !== 'BuoiTruoc',
            }))}
          />
        </DeskForm>
      ) : (
        <>
          {report ? <ReportText report={report} name={name} /> : <p className="soft">{t('report.none')}</p>}
          {counts.BuoiTruoc ? (
            <>
              <h3>{t('part.BuoiTruoc')}</h3>
              {earlier}
            </>
          ) : null}
        </>
      )}
      {editable ? null : supplies}
      <TakenBack session={session} />
    </section>
  );
}

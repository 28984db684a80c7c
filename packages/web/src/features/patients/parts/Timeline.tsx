import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useMayOpen } from '../../../session/useMayOpen.ts';
import { useSession } from '../../../session/useSession.ts';
import { formatDate, formatDateTime, formatTime } from '../../../ui/dateText.ts';
import { Money } from '../../../ui/Money.tsx';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useContributions } from '../../../ui/useContributions.ts';
import {
  countKinds,
  groupByVisit,
  type Kind,
  kinds,
  type Moment,
  type VisitGroup,
} from '../timelineGroups.ts';
import { linkOf } from '../timelineLinks.ts';

type LinkOf = (moment: Moment) => string | null;
type Props = { BenhNhan_Id: string; moments: readonly Moment[]; loading: boolean; error: unknown };

/**
 * Everything that happened to a patient, visit by visit, the newest visit first; of the kinds that are chosen. The code of a record
 * opens it, where the reader may.
 */
export function Timeline({ BenhNhan_Id, moments, loading, error }: Props) {
  const { t } = useTranslation('patients');
  const [wanted, setWanted] = useState<readonly Kind[]>([]);
  const { permissions } = useSession();
  const mayOpen = useMayOpen();
  const base = useLocation().pathname.startsWith('/m/') ? '/m' : '';
  const links = useContributions('timeline').flat();
  const link: LinkOf = (moment) => {
    const path = linkOf(moment, { BenhNhan_Id, permissions, mayOpen }, links);
    return path && `${base}${path}`;
  };
  if (error) return <ErrorState error={error} />;
  if (moments.length === 0)
    return loading ? <div className="sen-loading" /> : <EmptyState text={t('noTimeline')} />;
  const counts = countKinds(moments);
  const toggle = (kind: Kind) =>
    setWanted(wanted.includes(kind) ? wanted.filter((one) => one !== kind) : [...wanted, kind]);
  return (
    <div className="timeline">
      <fieldset className="timeline-kinds" aria-label={t('timelineKinds')}>
        {kinds
          .filter((kind) => kind !== 'TiepNhan' && counts.has(kind))
          .map((kind) => (
            <button
              key={kind}
              type="button"
              className="timeline-kind"
              aria-pressed={wanted.includes(kind)}
              onClick={() => toggle(kind)}
            >
              {t(`kind.${kind}`)} <span className="soft">{counts.get(kind)}</span>
            </button>
          ))}
      </fieldset>
      {groupByVisit(moments, wanted).map((group) => (
        <Visit key={group.id} group={group} link={link} />
      ))}
    </div>
  );
}

function Visit({ group: { visit, moments }, link }: { group: VisitGroup; link: LinkOf }) {
  const { t } = useTranslation('patients');
  return (
    <section className="section timeline-visit">
      {visit ? (
        <h3>
          {formatDateTime(visit.at)} <Code moment={visit} link={link} />{' '}
          <span className="timeline-reason">{visit.noiDung}</span>{' '}
          <StateTag state={visit.TrangThai}>
            {t(`state.${visit.TrangThai}`, { defaultValue: visit.TrangThai })}
          </StateTag>
        </h3>
      ) : (
        <h3>{formatDate(moments[0]?.at ?? '')}</h3>
      )}
      <ol>
        {moments.map((moment) => (
          <Line key={`${moment.loai}${moment._id}${moment.at}`} moment={moment} link={link} />
        ))}
      </ol>
    </section>
  );
}

/** The code of a record, as the link that opens it where there is one. */
function Code({ moment, link }: { moment: Moment; link: LinkOf }) {
  const to = link(moment);
  return to ? <Link to={to}>{moment.ma}</Link> : <span className="soft">{moment.ma}</span>;
}

function Line({ moment, link }: { moment: Moment; link: LinkOf }) {
  const { t } = useTranslation('patients');
  return (
    <li className={`timeline-${moment.loai}`}>
      <span className="timeline-time">{formatTime(moment.at)}</span>
      <div>
        <strong>{t(`kind.${moment.loai}`)}</strong> <Code moment={moment} link={link} />{' '}
        {moment.soTien ? <Money value={moment.soTien} strong /> : null} {moment.noiDung}
        {moment.chiTiets.length > 0 ? (
          <ul className="timeline-details">
            {moment.chiTiets.map((detail) => (
              <li key={detail.ten}>
                {detail.ten} <ResultFlag flag={detail.CoKetQua}>{detail.giaTri}</ResultFlag>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <StateTag state={moment.TrangThai}>
        {t(`state.${moment.TrangThai}`, { defaultValue: moment.TrangThai })}
      </StateTag>
    </li>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import './desk.css';

type Version = {
  PhienBan: number;
  NgayTra?: string | null;
  NguoiTra?: { ten: string } | null;
  NgayHuy?: string | null;
  NguoiHuy?: { ten: string } | null;
  LyDoHuy?: string | null;
};

type Props<V extends Version> = {
  versions: readonly V[];
  /** What a kind says of a version besides. */
  note?: (version: V) => string | null;
  content: (version: V) => ReactNode;
};

/** The versions of a result that were returned, the newest first: who returned or took back what, when and why. */
export function VersionList<V extends Version>({ versions, note, content }: Props<V>) {
  const { t } = useTranslation('orders');
  const told = versions.filter((version) => version.NgayTra);
  if (told.length === 0) return null;
  return (
    <section className="section">
      <h3>{t('desk.versions')}</h3>
      {told.map((version) => (
        <details key={version.PhienBan} className="desk-version">
          <summary>
            {t('desk.version', { number: version.PhienBan })}{' '}
            <StateTag tone={version.NgayHuy ? 'cancelled' : 'done'}>
              {t(version.NgayHuy ? 'desk.takenBack' : 'desk.given')}
            </StateTag>
          </summary>
          <p>
            {t('desk.givenBy', { at: formatDateTime(version.NgayTra), who: version.NguoiTra?.ten ?? '' })}
            {note?.(version) ? (
              <>
                <br />
                {note(version)}
              </>
            ) : null}
            {version.NgayHuy ? (
              <>
                <br />
                {t('desk.takenBackBy', {
                  at: formatDateTime(version.NgayHuy),
                  who: version.NguoiHuy?.ten ?? '',
                  why: version.LyDoHuy ?? '',
                })}
              </>
            ) : null}
          </p>
          {content(version)}
        </details>
      ))}
    </section>
  );
}

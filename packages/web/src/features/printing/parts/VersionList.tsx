import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '../../../ui/dateText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { FormDetail } from '../formText.ts';

type Props = { form: FormDetail; chosen: number; onOpen: (number: number) => void };

/** The versions of a form with their states, the newest first, the shipped one at the end. */
export function VersionList({ form, chosen, onOpen }: Props) {
  const { t } = useTranslation('printing');
  const line = (number: number, name: string, rest: React.ReactNode) => (
    <li key={number}>
      <button
        type="button"
        className="form-version"
        aria-current={number === chosen ? 'true' : undefined}
        onClick={() => onOpen(number)}
      >
        <strong>{name}</strong>
        {rest}
        {number === form.phienBanApDung ? <StateTag tone="called">{t('inForce')}</StateTag> : null}
      </button>
    </li>
  );
  return (
    <ul className="form-versions" aria-label={t('versions')}>
      {form.phienBans.map((version) =>
        line(
          version.soPhienBan,
          t('version', { number: version.soPhienBan }),
          <>
            <StateTag state={version.TrangThai}>{t(`state.${version.TrangThai}`)}</StateTag>
            {version.TuNgay ? <span>{t('from', { day: formatDate(version.TuNgay) })}</span> : null}
            <span className="soft form-version-note">
              {version.GhiChu || t('changedAt', { at: formatDateTime(version.NgayCapNhat) })}
            </span>
          </>,
        ),
      )}
      {line(0, t('shipped'), <span className="soft form-version-note">{t('shippedHint')}</span>)}
    </ul>
  );
}

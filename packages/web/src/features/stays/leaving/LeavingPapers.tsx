import { hinhThucOf } from '@sen/domain/discharges/raVienNoiTru';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/useSession.ts';
import { allows } from '../../../ui/acts.ts';
import { dayOf, formatDateTime } from '../../../ui/dateText.ts';
import type { LeavingPaper } from '../../../ui/feature.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useContributions } from '../../../ui/useContributions.ts';
import { groundOfStay } from '../../papers/groundOfStay.ts';
import type { LeavingFragment, LeavingStayFragment, PaperOfStayFragment } from './discharges.main.gen.ts';

type Props = {
  stay: LeavingStayFragment & { BenhAn_Id: string | null };
  /** Null before it is ordered. */
  discharge: LeavingFragment | null;
  /** The papers of the stay that are in use. */
  papers: readonly PaperOfStayFragment[];
  /** A paper may have been written or ended. */
  onChanged: () => void;
};

/** The papers that follow from a discharge: each with its number where there is one, and the way to write or see it. */
export function LeavingPapers({ stay, discharge, papers, onChanged }: Props) {
  const { permissions } = useSession();
  const brought = useContributions('leavingPapers')
    .flat()
    .filter(({ permission }) => permissions.has(permission));
  const { t } = useTranslation(['discharges', ...brought.map(({ texts }) => texts)]);
  const [open, setOpen] = useState<LeavingPaper | null>(null);
  const kind = discharge && hinhThucOf(discharge);
  const lines = brought.flatMap((paper) => {
    const written = papers.filter(({ MauIn }) => MauIn === paper.form);
    const fits = kind === null ? paper.inStay === true : (paper.kinds?.includes(kind) ?? true);
    const whose = !paper.women || stay.BenhNhan?.GioiTinh !== 'MALE';
    const mayWrite = fits && whose && (paper.action === undefined || allows(stay, paper.action));
    return written.length > 0 || mayWrite ? [{ paper, written }] : [];
  });
  if (lines.length === 0) return null;
  const { BenhNhan } = stay;
  return (
    <section aria-label={t('papers')}>
      <h4>{t('papers')}</h4>
      <ul className="record-lines leaving-papers">
        {lines.map(({ paper, written }) => (
          <li key={paper.form}>
            <span className="leaving-paper">{t(paper.title, { ns: paper.texts })}</span>{' '}
            {written.map(({ _id, Ma, Luc }) => (
              <span key={_id}>
                <strong>{Ma}</strong> <span className="soft">{formatDateTime(Luc)}</span>
              </span>
            ))}
            <Button size="small" onClick={() => setOpen(paper)}>
              {t(written.length > 0 ? 'paperOpen' : 'paperWrite')}
            </Button>
          </li>
        ))}
      </ul>
      {open ? (
        <Suspense fallback={null}>
          <open.Dialog
            stay={{
              ...groundOfStay(stay, discharge),
              NgayVao: dayOf(stay.ThoiGianVaoVien),
              Khoa: stay.Khoa ?? null,
            }}
            patient={[BenhNhan?.TenBenhNhan, BenhNhan?.MaYTe].filter(Boolean).join(' · ')}
            onClose={() => {
              setOpen(null);
              onChanged();
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

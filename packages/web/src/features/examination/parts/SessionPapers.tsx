import { khamBenhActs } from '@sen/domain/examination/khamBenh';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { allows, refusalOf } from '../../../ui/acts.ts';
import type { SessionPaper } from '../../../ui/feature.ts';
import { FileIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dropdown } from '../../../ui/kit/Dropdown.tsx';
import { useContributions } from '../../../ui/useContributions.ts';
import type { PhienKhamFragment } from '../examination.main.gen.ts';

type Props = {
  session: PhienKhamFragment;
  /** Saves what is typed, on which papers stand; null when that was refused. */
  save: () => Promise<unknown>;
};

/** Papers that others write of a session: certificates, minutes. Nothing of them is read before one is opened. */
export function SessionPapers({ session, save }: Props) {
  const { t } = useTranslation('examination');
  const [shown, setShown] = useState<SessionPaper | null>(null);
  const papers = useContributions('papers')
    .flat()
    .filter(({ action }) => !denied.has(refusalOf(session, action) ?? ''));
  if (papers.length === 0) return null;
  const open = async (paper: SessionPaper) => {
    if (!allows(session, 'luu') || (await save()) !== null) setShown(paper);
  };
  const items = papers.map((paper) => ({
    key: paper.action,
    label: khamBenhActs.acts[paper.action].label[currentLanguage()],
    onClick: () => void open(paper),
  }));
  return (
    <>
      <Dropdown menu={{ items }}>
        <Button icon={<FileIcon />}>{t('papers')}</Button>
      </Dropdown>
      {shown ? (
        <Suspense fallback={null}>
          <shown.Dialog session={session} onClose={() => setShown(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Who may not issue a paper does not see it; what it lacks yet is told where it is saved. */
const denied: ReadonlySet<string> = new Set(['FORBIDDEN', 'NODE_NOT_GRANTED', 'EXAM_ENDED']);

import { useTranslation } from 'react-i18next';
import { StateTag, type Tone } from '../../../ui/StateTag.tsx';
import type { BackupRowFragment } from '../operations.main.gen.ts';

const tones: Readonly<Record<string, Tone>> = {
  Cho: 'waiting',
  DangChay: 'progress',
  Xong: 'done',
  Loi: 'urgent',
  DaXoa: 'waiting',
  Dat: 'done',
  KhongDat: 'urgent',
};

/** Whether the backup or its proof is under way. */
export function isRunning({ TrangThai, kiemChung }: BackupRowFragment): boolean {
  return [TrangThai, kiemChung?.TrangThai].some((state) => state === 'Cho' || state === 'DangChay');
}

/** How a backup is, and how far while it is made. */
export function BackupState({ row }: { row: BackupRowFragment }) {
  const { t } = useTranslation('operations');
  return (
    <State
      state={row.TrangThai}
      words={t(`backup.${row.TrangThai}`)}
      done={row.tienDo}
      label={t('makeBackup')}
    />
  );
}

/** How the last proof of a backup is, and how far while it runs. */
export function ProofState({ row }: { row: BackupRowFragment }) {
  const { t } = useTranslation('operations');
  const proof = row.kiemChung;
  if (!proof) return row.TrangThai === 'Xong' ? <span className="soft">{t('notProven')}</span> : null;
  return (
    <State
      state={proof.TrangThai}
      words={t(`proofState.${proof.TrangThai}`)}
      done={proof.tienDo}
      label={t('proof')}
    />
  );
}

function State({ state, words, done, label }: { state: string; words: string; done: number; label: string }) {
  return (
    <span className="ops-state">
      <StateTag tone={tones[state] ?? 'waiting'}>{words}</StateTag>
      {state === 'DangChay' ? <progress max={100} value={done} aria-label={`${label}: ${done} %`} /> : null}
    </span>
  );
}

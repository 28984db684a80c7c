import { useTranslation } from 'react-i18next';
import { StateTag, type Tone } from '../../../ui/StateTag.tsx';
import type { CopyRowFragment } from '../dataCopies.main.gen.ts';

const tones: Readonly<Record<CopyRowFragment['TrangThai'], Tone>> = {
  Cho: 'waiting',
  DangChay: 'progress',
  SanSang: 'done',
  KhongDat: 'urgent',
  DangDung: 'done',
  DaXoa: 'waiting',
};

/** Whether a copy is being restored. */
export function isRestoring({ TrangThai }: Pick<CopyRowFragment, 'TrangThai'>): boolean {
  return TrangThai === 'Cho' || TrangThai === 'DangChay';
}

/** How a copy is, and what is done of it and how far while it is restored. */
export function CopyState({ row }: { row: CopyRowFragment }) {
  const { t } = useTranslation('operations');
  return (
    <span className="ops-state">
      <StateTag tone={tones[row.TrangThai]}>{t(`copyState.${row.TrangThai}`)}</StateTag>
      {row.TrangThai === 'DangChay' ? (
        <progress max={100} value={row.tienDo} aria-label={`${t('restoring')}: ${row.tienDo} %`} />
      ) : null}
    </span>
  );
}

const steps = ['DocTep', 'KhoiPhuc', 'NangCap', 'KiemTra'] as const;

/** The parts of a restore: those that are done, the one that is done now, those that come. */
export function RestoreSteps({ row }: { row: CopyRowFragment }) {
  const { t } = useTranslation('operations');
  const at = row.buoc ? steps.indexOf(row.buoc) : -1;
  const stateOf = (index: number) =>
    row.TrangThai === 'KhongDat' && index === at
      ? 'failed'
      : index < at || (index === at && !isRestoring(row))
        ? 'done'
        : index === at
          ? 'now'
          : 'later';
  return (
    <ol className="ops-steps" aria-label={t('restoring')} aria-live="polite">
      {steps.map((step, index) => (
        <li
          key={step}
          className={stateOf(index)}
          aria-current={stateOf(index) === 'now' ? 'step' : undefined}
        >
          <span>{t(`restoreStep.${step}`)}</span>
          <span className="soft">{t(`stepState.${stateOf(index)}`)}</span>
        </li>
      ))}
    </ol>
  );
}

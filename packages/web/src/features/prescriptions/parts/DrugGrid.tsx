import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { useUndo } from '../../../ui/useUndo.ts';
import type { LineParts } from '../../orders/PaidBy.tsx';
import { type DrugLine, doseTimes } from '../drugLine.ts';
import type { IntakeAdvice } from '../intakeAdvice.ts';
import type { Prescription } from '../usePrescription.ts';
import { DrugRow } from './DrugRow.tsx';

type Props = {
  prescription: Prescription;
  editable: boolean;
  /** Who pays a line that is saved, by its id. */
  parts: ReadonlyMap<string, LineParts>;
  /** The key of the line whose dose is typed next. */
  picked?: string | null;
  undo: ReturnType<typeof useUndo>;
  /** What the catalogue advises on taking medicine. */
  advice: readonly IntakeAdvice[];
};

/** The drugs with doses, days, quantity and what they cost; Tab goes through a line as it is read aloud. */
export function DrugGrid({ prescription, editable, parts, picked = null, undo, advice }: Props) {
  const { t } = useTranslation('prescriptions');
  const body = useRef<HTMLTableSectionElement>(null);
  const remove = (line: DrugLine, index: number) => {
    prescription.remove([line.key]);
    undo(t('removed', { name: line.TenDuoc }), () => prescription.putBack(line, index));
    // the cursor goes to the line that takes its place, not to the top of the page
    requestAnimationFrame(() => {
      const crosses = body.current?.querySelectorAll<HTMLButtonElement>('.drug-remove button') ?? [];
      (crosses[index] ?? crosses[index - 1])?.focus();
    });
  };
  return (
    <div className="drug-scroll">
      <table className="drug-grid">
        <thead>
          <tr>
            <th>{t('drug')}</th>
            {doseTimes.map((time) => (
              <th key={time}>{t(`time.${time}`)}</th>
            ))}
            <th>{t('days')}</th>
            <th>{t('quantity')}</th>
            <th>{t('kind')}</th>
            <th>{t('how')}</th>
            <th>{t('amount')}</th>
            <th aria-label={t('remove')} />
          </tr>
        </thead>
        <tbody ref={body}>
          {prescription.lines.map((line, index) => (
            <DrugRow
              key={line.key}
              line={line}
              isPicked={line.key === picked}
              editable={editable}
              isUnsaved={prescription.unsaved.has(line.Duoc_Id)}
              issues={prescription.issues.get(line.key)}
              price={prescription.prices.get(line.key)}
              parts={prescription.dirty ? undefined : parts.get(line.key)}
              advice={advice}
              onChange={(set) => prescription.change(line.key, set)}
              onRemove={() => remove(line, index)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

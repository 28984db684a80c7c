import { useTranslation } from 'react-i18next';
import { AutoComplete } from '../../../ui/kit/AutoComplete.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import type { DrugLine } from '../drugLine.ts';
import { fittingAdvice, type IntakeAdvice, withAdvice } from '../intakeAdvice.ts';

type Props = {
  line: DrugLine;
  editable: boolean;
  advice: readonly IntakeAdvice[];
  onChange: (CachDung: string | null) => void;
};

/** How a drug is taken, in words; typing finds the advice of the catalogue. */
export function HowToTake({ line, editable, advice, onChange }: Props) {
  const { t } = useTranslation('prescriptions');
  const typed = line.CachDung ?? '';
  return (
    <AutoComplete
      value={typed}
      popupMatchSelectWidth={360}
      options={fittingAdvice(advice, typed).map((one) => ({ value: one._id, label: one.NoiDung }))}
      onChange={(text) => onChange(text || null)}
      onSelect={(id) => {
        const one = advice.find(({ _id }) => _id === id);
        if (one) onChange(withAdvice(typed, one));
      }}
    >
      <Input
        className="drug-how"
        aria-label={`${t('how')} ${line.TenDuoc}`}
        title={typed}
        maxLength={500}
        disabled={!editable}
      />
    </AutoComplete>
  );
}
